import { beforeEach, describe, expect, it } from "vitest";
import { takePicture } from "./picture";

describe("a picture of the board", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <style>.moon { fill: rgb(1, 2, 3); } .gone { display: none; }</style>
      <svg id="elsewhere"><defs><pattern id="carpet"><rect width="2"/></pattern></defs></svg>
      <div id="stage">
        <svg class="board" viewBox="0 0 10 10" role="grid" onclick="alert(1)">
          <circle class="moon" cx="5" tabindex="0" aria-label="moon"></circle>
          <rect fill="url(#carpet)" width="3"></rect>
          <text class="gone">secret</text>
        </svg>
      </div>`;
  });

  const caption = { title: "18 Ghosts", texts: ["Ana & Bo"] };
  const picture = () => takePicture(document.getElementById("stage")!, "#123456", caption).svg;

  it("says what it shows", () => {
    const drawn = new DOMParser().parseFromString(picture(), "image/svg+xml");
    const lines = [...drawn.querySelectorAll("svg > text")].map((line) => line.textContent);
    expect(lines.slice(0, 2)).toEqual(["18 Ghosts", "Ana & Bo"]);
  });

  it("stands alone: the look is written down and distant parts are in it", () => {
    const svg = picture();
    expect(svg).toContain("rgb(1, 2, 3)");
    expect(svg).toContain('id="carpet"');
    expect(svg).toContain("#123456");
    expect(svg).not.toMatch(/class=|aria-|tabindex|role=/);
  });

  it("carries no script and nothing that is not shown", () => {
    expect(picture()).not.toMatch(/alert|secret/);
  });

  it("is a well-formed file of its own", () => {
    const parsed = new DOMParser().parseFromString(picture(), "image/svg+xml");
    expect(parsed.documentElement.localName).toBe("svg");
    expect(parsed.querySelector("parsererror")).toBeNull();
  });

  it("frames a board made of several drawings, and calls the reader by name", () => {
    const stage = document.getElementById("stage")!;
    stage.insertAdjacentHTML("beforeend", "<p data-in-picture='Ana'>You</p><p>hand</p><svg></svg>");
    const svg = picture();
    expect(svg).toContain("foreignObject");
    expect(svg).toContain("hand");
    expect(svg).toContain(">Ana</p>");
    expect(svg).not.toContain("You");
  });
});
