import type { Dialect } from "./dialects/dialect.ts";

/** Prints a name: without quotes if the dialect reads it unchanged, otherwise quoted. */
export function quoteIdentifier(name: string, dialect: Dialect): string {
  const holdable = dialect.holdableName(name);
  const isPlain = dialect.plainName.test(holdable) && !dialect.reservedWords.has(holdable.toLowerCase());
  return isPlain ? holdable : dialect.quoteName(holdable);
}
