/** Parses the query of an address as strings; if a name has several values, the last one wins. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Prints the query of an address. Slashes stay readable, because a query may contain them. */
export function printSearch(search: Readonly<Record<string, unknown>>): string {
  const values = Object.entries(search).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  if (values.length === 0) return "";
  return `?${new URLSearchParams(values).toString().replaceAll("%2F", "/")}`;
}
