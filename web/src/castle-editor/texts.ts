// The words of castles and of the games that are played in them.
import { loadTexts } from "../text/text";

export async function loadCastleTexts(): Promise<void> {
  await loadTexts("castle", "macgregor", "macgregor-treasure");
}
