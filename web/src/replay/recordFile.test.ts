import { describe, expect, it } from "vitest";
import { readRecord } from "./recordFile";

describe("a record file", () => {
  it("is sent as it is", async () => {
    const file = new Blob(['{"game": "ghosts"}']);
    expect(await readRecord(file)).toEqual({ record: { game: "ghosts" } });
  });

  it("must be JSON", async () => {
    expect(await readRecord(new Blob(["no, a song"]))).toEqual({
      problem: "import-not-json",
    });
  });

  it("must not be huge, and a huge one is not even read", async () => {
    const huge = {
      size: 10 * 1024 * 1024,
      text: () => Promise.reject(new Error("it was read")),
    };
    expect(await readRecord(huge)).toEqual({ problem: "import-too-large" });
  });
});
