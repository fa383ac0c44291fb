import { describe, expect, it } from "vitest";
import { choice, exampleView } from "./example";
import { darkHint } from "./darkHints";

const keys: string[] = [];
function say(key: string, fields: Record<string, unknown> = {}): string {
  keys.push(key);
  return [fields.colour, fields.wall, fields.blazon, fields.back].join(" ");
}

function hinted(action: string, kind: string, room = "02"): string | null {
  const fields = { colour: "red", back: "lion" };
  return darkHint(choice(action, kind, fields), exampleView({ rooms: ["dungeon", room] }), say);
}

describe("a hint in the dark", () => {
  it("names the door by its colour's shape, its wall and the blazon beyond", () => {
    expect(hinted("rL>01", "move")).toBe("red W crown lion");
    expect(hinted("rL>13", "move", "12")).toBe("red E lion lion");
    expect(keys.at(-1)).toBe("web-dark-hint-move");
  });

  it("names the wall of a way out", () => {
    expect(hinted("rL>out", "leave", "40")).toBe("red S  lion");
    expect(keys.at(-1)).toBe("web-dark-hint-leave");
  });

  it("leaves what has no colour as it is", () => {
    expect(hinted("drop:rL", "discard")).toBe("red   lion");
    expect(hinted("ghost:L", "plan")).toBeNull();
    expect(hinted("draw", "take")).toBeNull();
  });
});
