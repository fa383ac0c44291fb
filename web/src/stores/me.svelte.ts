// Who sits at this screen, as the house knows them.
import { api, beSomebody, setSomebody, whenBecoming } from "../api/api";
import type { Me } from "../api/wire";

const NOBODY: Me = {
  id: null,
  name: "",
  guest: true,
  admin: false,
  mail: null,
  mail_confirmed: false,
  language: null,
  muted: [],
  mails: false,
};

let current = $state.raw<Me>(NOBODY);
let known = $state(false);

/** Who this is; `known` once the house has told. */
export const me = {
  get current(): Me {
    return current;
  },
  get known(): boolean {
    return known;
  },
  get id(): string | null {
    return current.id;
  },
  get name(): string {
    return current.name;
  },
};

/** Take over what the house said of us. */
export function setMe(next: Me): void {
  current = next;
  known = true;
  setSomebody(next.id !== null);
}

/** Ask the house who we are. */
export async function askMe(): Promise<void> {
  setMe(await api.me());
}

/** Change the name; whoever is nobody yet comes in with it, an account gives its password. */
export async function rename(name: string, password?: string): Promise<void> {
  if (current.id === null) await beSomebody(name);
  else setMe(await api.changeMe(password === undefined ? { name } : { name, password }));
}

whenBecoming(setMe);
