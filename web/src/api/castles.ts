// Requests about castles, typed.
import { asSomebody, request } from "./api";
import type { CastleSketch, CheckCastle } from "./wire";

export const castlesApi = {
  checkCastle: (body: CheckCastle, signal?: AbortSignal) =>
    request("POST /castles/check", { body }, signal),
  mendCastle: (body: CastleSketch) => request("POST /castles/mend", { body }),
  keepCastle: (text: string) => asSomebody("POST /castles", { body: { text } }),
  castle: (castle_id: string) => request("GET /castles/{castle_id}", { path: { castle_id } }),
  changeCastle: (castle_id: string, text: string) =>
    asSomebody("PUT /castles/{castle_id}", { path: { castle_id }, body: { text } }),
  dropCastle: (castle_id: string) =>
    asSomebody("DELETE /castles/{castle_id}", { path: { castle_id } }),
  myCastles: () => request("GET /me/castles"),
};
