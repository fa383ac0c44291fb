// Requests about oneself and others that only the settings and the administration need, so that
// the first page does not load them.
import { asSomebody, at, request } from "./api";
import type {
  AuditLog,
  Farewell,
  FoundPeople,
  Handover,
  MailCode,
  Me,
  NewAccount,
  NewPassword,
  PushKey,
  PushKnown,
  PushSubscription as PushForm,
  Recovery,
  RecoveryCode,
  Sanction,
  Session,
  SignIn,
  Token,
} from "./wire";

export const accountApi = {
  sendMailCode: () => request<undefined>("POST", "/me/mail/code"),
  confirmMail: (form: MailCode) => request<Me>("POST", "/me/mail", form),
  makeAccount: (form: NewAccount) => asSomebody<RecoveryCode>("POST", "/me/account", form),
  signIn: (form: SignIn) => request<Me>("POST", "/session", form),
  sessions: () => request<Session[]>("GET", "/me/sessions"),
  signOneOut: (id: string) => request<undefined>("DELETE", `/me/sessions/${at(id)}`),
  signOthersOut: () => request<undefined>("DELETE", "/sessions"),
  signOutEverywhere: () => request<undefined>("DELETE", "/sessions?everywhere=true"),
  signOut: () => request<undefined>("DELETE", "/session"),
  recover: (form: Recovery) => request<RecoveryCode>("POST", "/session/recover", form),
  newPassword: (form: NewPassword) => request<undefined>("POST", "/me/password", form),
  exportMe: "/api/me/export",
  deleteMe: (form: Farewell) => request<undefined>("DELETE", "/me", form),
  handover: () => asSomebody<Handover>("POST", "/me/handover"),
  takeOver: (code: string) => request<Me>("POST", "/session/handover", { code }),
  tokens: () => request<Token[]>("GET", "/me/tokens"),
  newToken: (label: string) => request<Token>("POST", "/me/tokens", { label }),
  dropToken: (id: string) => request<undefined>("DELETE", `/me/tokens/${at(id)}`),
  pushKey: () => request<PushKey>("GET", "/push/key"),
  isSubscribed: (endpoint: string) =>
    request<PushKnown>("GET", `/me/push?endpoint=${at(endpoint)}`),
  subscribe: (form: PushForm) => asSomebody<undefined>("POST", "/me/push", form),
  unsubscribe: (endpoint: string) =>
    request<undefined>("DELETE", `/me/push?endpoint=${at(endpoint)}`),
  audit: () => request<AuditLog>("GET", "/admin/audit"),
  findPeople: (name: string) => request<FoundPeople>("GET", `/admin/people?name=${at(name)}`),
  sanction: (person: string, kind: "mute" | "ban", form: Sanction) =>
    request<undefined>("POST", `/admin/people/${at(person)}/${kind}`, form),
};
