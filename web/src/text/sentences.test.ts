import { expect, test, vi } from "vitest";
import { loadTexts } from "./bundles.svelte";
import { sayEvent } from "./sentences";

test("an event of a kind that nobody knows any more is told all the same", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("event-took = { $seat_name } takes.")));
  await loadTexts("ghosts");
  expect(sayEvent({ kind: "took", fields: { seat: 0 } }, "ghosts", ["Ada"])).toBe("Ada takes.");
  expect(sayEvent({ kind: "moved-on", fields: { seat: 0 } }, "ghosts", ["Ada"])).toBe("moved on.");
});
