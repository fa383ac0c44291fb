// The boards of other packages that were loaded, by the id of the game.
import type { ExternalModule } from "./contract";

export const modules = new Map<string, ExternalModule>();
