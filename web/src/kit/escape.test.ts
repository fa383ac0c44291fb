import { afterEach, describe, expect, it } from "vitest";
import { closesWithEscape } from "./escape";

const press = (key: string, on: EventTarget = document.body): boolean =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

describe("Escape", () => {
  const closed: string[] = [];
  const opened = (name: string): void => {
    const end = closesWithEscape(() => {
      closed.push(name);
      end?.();
    })(document.body) as (() => void) | undefined;
  };

  afterEach(() => {
    closed.length = 0;
    document.body.replaceChildren();
  });

  it("closes what was opened last, wherever the focus is", () => {
    opened("house");
    opened("card");
    press("x");
    expect(closed).toEqual([]);
    press("Escape");
    press("Escape", window);
    press("Escape");
    expect(closed).toEqual(["card", "house"]);
  });

  it("is left to a dialog over everything", () => {
    opened("house");
    document.body.innerHTML = "<dialog open></dialog>";
    press("Escape");
    expect(closed).toEqual([]);
    document.body.replaceChildren();
    press("Escape");
    expect(closed).toEqual(["house"]);
  });
});
