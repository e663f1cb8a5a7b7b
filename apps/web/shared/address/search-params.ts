/** The query of an address as plain strings; the last of several values of a name counts. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Back to an address. Slashes stay readable: they are allowed in a query. */
export function printSearch(search: Readonly<Record<string, unknown>>): string {
  const values = Object.entries(search).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  if (values.length === 0) return "";
  return `?${new URLSearchParams(values).toString().replaceAll("%2F", "/")}`;
}
