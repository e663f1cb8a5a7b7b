import type { ColumnRef } from "../request/clause.ts";
import { word, type Element, type PatternContext } from "./pattern.ts";

/** Superlatives of size or quality: they ask for a figure, and never for the last value in the alphabet. */
const sizeWords: ReadonlySet<string> = new Set([
  "best",
  "top",
  "leading",
  "biggest",
  "largest",
  "worst",
  "bottom",
  "smallest",
]);

export const size: Element<string> = word(...sizeWords);

/** True for "biggest category": the word is one of size, and texts and flags have none. */
export function isSizeOfText(at: number, column: ColumnRef, { question, schema }: PatternContext): boolean {
  const { type } = schema.column(column);
  return sizeWords.has(question.words[at]?.lower ?? "") && (type === "text" || type === "boolean");
}
