// Where a table's websocket is: the same host, secure if the page is.
export function socketAddress(table: string, page = location.href): string {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, page);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
