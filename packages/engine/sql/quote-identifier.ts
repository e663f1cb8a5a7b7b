import type { Dialect } from "./dialects/dialect.ts";

/** Writes a name so that it means itself: plain where the dialect reads it back unchanged, in quotes elsewhere. */
export function quoteIdentifier(name: string, dialect: Dialect): string {
  const holdable = dialect.holdableName(name);
  const isPlain = dialect.plainName.test(holdable) && !dialect.reservedWords.has(holdable.toLowerCase());
  return isPlain ? holdable : dialect.quoteName(holdable);
}
