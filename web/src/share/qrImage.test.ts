import { describe, expect, it } from "vitest";
import { qrImage } from "./qrImage";

const drawn = (svg: string): string => decodeURIComponent(qrImage(svg).split(",")[1] ?? "");

describe("a QR picture", () => {
  it("becomes a file of its own", () => {
    expect(drawn('<svg width="9"><path/></svg>')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9"><path/></svg>',
    );
  });

  it("that is one already stays as it is", () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';
    expect(drawn(svg)).toBe(svg);
  });
});
