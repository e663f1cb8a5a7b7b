import { closeOperand } from "../close-operand.ts";
import type { Like, ListElement, UnnestedList } from "./dialect.ts";

/* Syntax that most databases share. */

/** Replaces U+0000, which no database allows in names, by U+FFFD. */
export function withoutNul(name: string): string {
  return name.replaceAll("\0", "\uFFFD");
}

export function quoteDoubly(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function joinByBars(texts: readonly string[]): string {
  return texts.map(closeOperand).join(" || ");
}

export function likeByWord(word: "LIKE" | "ILIKE"): Like {
  return {
    print: (value, not, pattern) => `${value} ${not}${word} ${pattern}`,
    escape: "!",
    escapeClause: " ESCAPE '!'",
  };
}

export function usualLag(value: string, steps: string): string {
  return `LAG(${value}${steps})`;
}

export function unnestByJoin(list: string, { table, column }: ListElement): UnnestedList {
  return { line: `CROSS JOIN UNNEST(${list}) AS ${table} (${column})`, element: `${table}.${column}` };
}
