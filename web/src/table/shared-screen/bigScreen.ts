// At a table with a big screen the phones stay silent. Remembered for each table on this device.
const KEY = "hantise.big-screen";

function tables(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Whether a big screen sounds and speaks for this table. */
export function hasBigScreen(table: string): boolean {
  return tables().includes(table);
}

export function setBigScreen(table: string, speaks: boolean): void {
  const others = tables().filter((id) => id !== table);
  const kept = speaks ? [...others, table].slice(-20) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A private window may refuse: then it lasts as long as the page.
  }
}
