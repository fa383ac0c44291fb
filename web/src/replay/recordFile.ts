// Reads a record file far enough to send it; whether it is sound, the house decides.

/** No record has more bytes; the house refuses more. */
const LARGEST = 4 * 1024 * 1024;

export type Read = { record: unknown } | { problem: "import-too-large" | "import-not-json" };

export async function readRecord(file: Pick<Blob, "size" | "text">): Promise<Read> {
  if (file.size > LARGEST) return { problem: "import-too-large" };
  try {
    return { record: JSON.parse(await file.text()) as unknown };
  } catch {
    return { problem: "import-not-json" };
  }
}
