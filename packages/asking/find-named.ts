import type { Span } from "@askery/model";

/** How databases such as SQLite name what an error is about, if they report no position. */
const naming = [
  /near "(?<name>[^"]+)"/,
  /no such (?:column|table|function|collation sequence|module): (?<name>[^\s,;.]+(?:\.[^\s,;.]+)*)/,
  /ambiguous column name: (?<name>[^\s,;]+)/,
  /function (?<name>\w+)\(\)/,
  /Unknown (?:column|table) '(?<name>[^']+)'/,
  /FUNCTION (?<name>[\w.]+) does not exist/,
];

/** The position in the text of what a database's message names, if the text contains it exactly once. */
export function findNamed(message: string, text: string): Span | null {
  const name = naming
    .map((pattern) => pattern.exec(message)?.groups?.["name"])
    .find((one) => one !== undefined);
  if (name === undefined) return null;
  // "main.orders" may be written as just "orders".
  return findOnce(name, text) ?? findOnce(name.split(".").at(-1) ?? name, text);
}

function findOnce(name: string, text: string): Span | null {
  const matches = [...text.matchAll(new RegExp(bounded(name), "gi"))];
  const [only] = matches;
  if (only === undefined || matches.length > 1) return null;
  return { start: only.index, end: only.index + name.length };
}

/** Matches the name as a whole word, if it is a word. */
function bounded(name: string): string {
  const before = /^\w/.test(name) ? String.raw`(?<!\w)` : "";
  const after = /\w$/.test(name) ? String.raw`(?!\w)` : "";
  return before + name.replaceAll(/[^\w\s]/g, String.raw`\$&`) + after;
}
