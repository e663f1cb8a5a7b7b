import type { ValueFormat } from "@askery/model";
import { readNumber } from "../../wording/read-number.ts";
import type { CellFilter } from "../sheet/filter-rows.ts";

export interface TypedRange {
  readonly from: string;
  readonly to: string;
}

interface ReadRange {
  /** Null: no end was typed. */
  readonly filter: CellFilter | null;
  /** What to correct. Null: the range makes sense. */
  readonly problem: string | null;
}

/** Reads the ends of a range as they were typed: dates as ISO text, percent as shown. */
export function readRange(typed: TypedRange, format: ValueFormat): ReadRange {
  const from = readEnd(typed.from, format);
  const to = readEnd(typed.to, format);
  if (from === undefined || to === undefined) {
    return { filter: null, problem: "Type a number, such as 1200, 12.5 or 2k." };
  }
  if (from === null && to === null) return { filter: null, problem: null };
  if (from !== null && to !== null && from > to) {
    return { filter: null, problem: "The first end is above the second. Swap them." };
  }
  return { filter: { kind: "range", from, to }, problem: null };
}

/** Undefined: not a number. */
function readEnd(typed: string, format: ValueFormat): number | string | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  if (format.kind === "date") return text;
  const number = readNumber(text.replace(/%$/, "").replace("−", "-"));
  if (number === null) return undefined;
  return format.kind === "percent" ? Number(number.value) / 100 : Number(number.value);
}
