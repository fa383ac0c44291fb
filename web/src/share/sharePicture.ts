// Hands a picture of the board to the person: shared where the device can, else saved.
import { type Caption, download, shareFile, takePicture, toPng } from "./picture";

export async function givePicture(
  stage: Element,
  kind: "svg" | "png",
  name: string,
  caption: Caption,
): Promise<void> {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const picture = takePicture(stage, ground, caption);
  const content =
    kind === "png" ? await toPng(picture) : new Blob([picture.svg], { type: "image/svg+xml" });
  const file = new File([content], `${name}.${kind}`, { type: content.type });
  const isPhone = matchMedia("(pointer: coarse)").matches;
  if (!(isPhone && (await shareFile(file, caption.title)))) download(content, `${name}.${kind}`);
}
