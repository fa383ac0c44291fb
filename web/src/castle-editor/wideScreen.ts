// Drawing needs a larger screen than a phone's.
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 48rem)", true);
