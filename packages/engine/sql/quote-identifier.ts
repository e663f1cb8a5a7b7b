import type { Dialect } from "./dialects/dialect.ts";

/**
 * Writes a name so that it means itself: plain where the dialect reads it back unchanged, in double quotes elsewhere.
 *
 * No database can hold U+0000 in a name; it is written as U+FFFD.
 */
export function quoteIdentifier(name: string, dialect: Dialect): string {
  const isPlain = dialect.plainName.test(name) && !dialect.reservedWords.has(name.toLowerCase());
  return isPlain ? name : `"${name.replaceAll("\0", "\uFFFD").replaceAll('"', '""')}"`;
}
