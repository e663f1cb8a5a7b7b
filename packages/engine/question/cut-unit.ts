import type { Grain } from "@askery/model";
import type { Token } from "./tokenize-text.ts";

/** The unit whose first letters follow "by" or "per": "by mon" is a question by month that is still being typed. */
export function readCutUnit(tokens: readonly Token[], at: number): Grain | null {
  const word = tokens[at]?.lower ?? "";
  if (!breakdownWords.has(tokens[at - 1]?.lower ?? "") || word.length < minLetters) return null;
  return units.find((unit) => unit.startsWith(word) && unit !== word) ?? null;
}

const breakdownWords: ReadonlySet<string> = new Set(["by", "per"]);
const minLetters = 3;
const units: readonly Grain[] = ["hour", "week", "month", "quarter", "year"];
