import { describe, expect, it } from "vitest";
import type { AnyView, GameModule } from "../../games/contract";
import { costOf } from "./costWarning";

const view: AnyView = { seat: 0, actor: 0, public: {} };
const take = { action: "take", kind: "take", fields: {} };
const play = { action: "K2", kind: "play", fields: {} };
const module: Pick<GameModule, "costly"> = {
  costly: (choice) => (choice.kind === "take" ? { key: "costly-take", fields: {} } : null),
};

describe("a costly choice", () => {
  it("is asked about", () => {
    expect(costOf("take", [play, take], view, module, true)).toEqual({
      choice: take,
      message: { key: "costly-take", fields: {} },
    });
  });

  it("is told from what must be done anyway by the game itself", () => {
    const game: typeof module = {
      costly: (_choice, _view, legal) =>
        legal?.length === 1 ? null : { key: "costly-take", fields: {} },
    };
    expect(costOf("take", [play, take], view, game, true)).not.toBeNull();
    expect(costOf("take", [take], view, game, true)).toBeNull();
  });

  it.each([
    ["that costs nothing", "K2", true, module],
    ["that is not legal: it is refused anyway", "R3", true, module],
    ["where nobody wants to be asked", "take", false, module],
    ["in a game without costs", "take", true, {}],
  ])("is not one %s", (_, action, wanted, game) => {
    expect(costOf(action, [play, take], view, game, wanted)).toBeNull();
  });
});
