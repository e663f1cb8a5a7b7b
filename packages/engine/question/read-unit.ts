import type { CalendarUnit } from "@askery/model";
import { unitNames } from "./calendar-words.data.ts";
import { skipWord } from "./match-words.ts";
import { readNumber } from "./read-numbers.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * Reads the name of a unit. With "singular", plurals do not match, so that "last days" without a count is not a period.
 */
export function readUnit(
  tokens: readonly Token[],
  at: number,
  number: "singular" | "any",
): { readonly to: number; readonly unit: CalendarUnit } | null {
  const isFiscal = ["fiscal", "financial"].includes(tokens[at]?.lower ?? "");
  const name = tokens[isFiscal ? at + 1 : at]?.lower ?? "";
  const unit = unitNames.get(name);
  if (unit === undefined || (number === "singular" && name.endsWith("s"))) return null;
  if (!isFiscal) return { to: at + 1, unit };
  const fiscal = fiscalUnits.get(unit);
  return fiscal === undefined ? null : { to: at + 2, unit: fiscal };
}

const fiscalUnits: ReadonlyMap<CalendarUnit, CalendarUnit> = new Map([
  ["quarter", "fiscalQuarter"],
  ["year", "fiscalYear"],
]);

export interface Count {
  readonly to: number;
  readonly value: number;
}

/** Reads "3", "three", "a" or "couple of": an integer up to 10,000. */
export function readCount(tokens: readonly Token[], at: number): Count | null {
  const from = tokens[at]?.lower === "a" && tokens[at + 1]?.lower === "couple" ? at + 1 : at;
  if (tokens[from]?.lower === "couple") return { to: skipWord(tokens, from + 1, "of"), value: 2 };
  const number = readNumber(tokens, at);
  const value = Number(number?.value);
  if (number !== null) {
    return Number.isInteger(value) && value >= 1 && value <= 10_000 ? { to: number.to, value } : null;
  }
  return ["a", "an"].includes(tokens[at]?.lower ?? "") ? { to: at + 1, value: 1 } : null;
}
