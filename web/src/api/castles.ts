// Requests about castles, typed.
import { asSomebody, at, request } from "./api";
import type { CheckCastle, CheckedCastle, KeptCastle, MyCastles } from "./wire";

export const castlesApi = {
  checkCastle: (form: CheckCastle, signal?: AbortSignal) =>
    request<CheckedCastle>("POST", "/castles/check", form, signal),
  keepCastle: (text: string) => asSomebody<KeptCastle>("POST", "/castles", { text }),
  castle: (id: string) => request<KeptCastle>("GET", `/castles/${at(id)}`),
  changeCastle: (id: string, text: string) =>
    asSomebody<KeptCastle>("PUT", `/castles/${at(id)}`, { text }),
  dropCastle: (id: string) => asSomebody<undefined>("DELETE", `/castles/${at(id)}`),
  myCastles: () => request<MyCastles>("GET", "/me/castles"),
};
