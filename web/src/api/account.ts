// Requests about oneself and others that only the settings and the administration need, so that
// the first page does not load them.
import { asSomebody, request } from "./api";
import type {
  Farewell,
  MailCode,
  NewAccount,
  NewPassword,
  PushSubscription as PushForm,
  Recovery,
  Sanction,
  SignIn,
} from "./wire";

export const accountApi = {
  sendMailCode: () => request("POST /me/mail/code"),
  confirmMail: (body: MailCode) => request("POST /me/mail", { body }),
  makeAccount: (body: NewAccount) => asSomebody("POST /me/account", { body }),
  signIn: (body: SignIn) => request("POST /session", { body }),
  sessions: () => request("GET /me/sessions"),
  signOneOut: (session_id: string) =>
    request("DELETE /me/sessions/{session_id}", { path: { session_id } }),
  signOthersOut: () => request("DELETE /sessions"),
  signOutEverywhere: () => request("DELETE /sessions", { query: { everywhere: true } }),
  signOut: () => request("DELETE /session"),
  recover: (body: Recovery) => request("POST /session/recover", { body }),
  newPassword: (body: NewPassword) => request("POST /me/password", { body }),
  exportMe: "/api/me/export",
  deleteMe: (body: Farewell) => request("DELETE /me", { body }),
  handover: () => asSomebody("POST /me/handover"),
  takeOver: (code: string) => request("POST /session/handover", { body: { code } }),
  tokens: () => request("GET /me/tokens"),
  newToken: (label: string) => request("POST /me/tokens", { body: { label } }),
  dropToken: (token_id: string) => request("DELETE /me/tokens/{token_id}", { path: { token_id } }),
  pushKey: () => request("GET /push/key"),
  isSubscribed: (endpoint: string) => request("GET /me/push", { query: { endpoint } }),
  subscribe: (body: PushForm) => asSomebody("POST /me/push", { body }),
  unsubscribe: (endpoint: string) => request("DELETE /me/push", { query: { endpoint } }),
  audit: () => request("GET /admin/audit"),
  findPeople: (name: string) => request("GET /admin/people", { query: { name } }),
  sanction: (person_id: string, kind: "mute" | "ban", body: Sanction) =>
    request(`POST /admin/people/{person_id}/${kind}`, { path: { person_id }, body }),
};
