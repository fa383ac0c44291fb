// A session at a table where nobody else is: it has heard one snapshot.
import type { GameInfo } from "../src/api/wire";
import type { GameModule } from "../src/games/contract";
import { FakeSocket } from "../src/table/connection/fakeHouse";
import { TableSession } from "../src/table/session/session.svelte";
import type { Moment } from "./fixtures";

const nothing = (): void => undefined;

export function sessionAt(module: GameModule, game: GameInfo, { snapshot }: Moment): TableSession {
  const socket = new FakeSocket(new URL("ws://gallery.test/"));
  const session = new TableSession(
    snapshot.table,
    module,
    game,
    socket.url.href,
    {
      pace: () => 0,
      motion: () => false,
      begins: nothing,
      told: nothing,
      refused: nothing,
      said: nothing,
    },
    { dial: () => socket },
  );
  session.start();
  socket.onopen?.();
  socket.hear(snapshot);
  return session;
}
