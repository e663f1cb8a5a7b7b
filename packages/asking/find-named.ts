import type { Span } from "@askery/model";

/** How databases name what they stumble over, where they say no place: SQLite does. */
const naming = [
  /near "(?<name>[^"]+)"/,
  /no such (?:column|table|function|collation sequence|module): (?<name>[^\s,;.]+(?:\.[^\s,;.]+)*)/,
  /ambiguous column name: (?<name>[^\s,;]+)/,
  /function (?<name>\w+)\(\)/,
  /Unknown (?:column|table) '(?<name>[^']+)'/,
  /FUNCTION (?<name>[\w.]+) does not exist/,
];

/** The place of what a database's message names, where the text holds it exactly once. */
export function findNamed(message: string, text: string): Span | null {
  const name = naming
    .map((pattern) => pattern.exec(message)?.groups?.["name"])
    .find((one) => one !== undefined);
  if (name === undefined) return null;
  // "main.orders" may be written as "orders" alone.
  return findOnce(name, text) ?? findOnce(name.split(".").at(-1) ?? name, text);
}

function findOnce(name: string, text: string): Span | null {
  const places = [...text.matchAll(new RegExp(bounded(name), "gi"))];
  const [only] = places;
  if (only === undefined || places.length > 1) return null;
  return { start: only.index, end: only.index + name.length };
}

/** As a whole word, where it is one. */
function bounded(name: string): string {
  const before = /^\w/.test(name) ? String.raw`(?<!\w)` : "";
  const after = /\w$/.test(name) ? String.raw`(?!\w)` : "";
  return before + name.replaceAll(/[^\w\s]/g, String.raw`\$&`) + after;
}
