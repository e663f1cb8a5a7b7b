import type { AskSettings, Cell } from "@askery/model";
import { dayOf, sameYear } from "./buckets.ts";
import { formatBucket, type DateStyle } from "./format-date.ts";
import { formatValue } from "./format-value.ts";
import { capitalize } from "./name-words.ts";
import type { KeyColumn } from "./shape-result.ts";

/** What one value of a breakdown is called in running text: "Furniture", "May", "no category". */
export function sayKey(cell: Cell, key: KeyColumn, settings: Pick<AskSettings, "locale">): string {
  const { output } = key;
  if (cell === null) return `no ${output.label}`;
  if (output.role.kind === "time") return formatBucket(cell, output.role.grain ?? "day", timeStyle(key));
  if (typeof cell === "boolean") return cell ? output.label : `not ${output.label}`;
  return shorten(formatValue(cell, output.format, settings));
}

/** The same at the start of a sentence. Names keep their case. */
export function sayKeyFirst(cell: Cell, key: KeyColumn, settings: Pick<AskSettings, "locale">): string {
  return capitalize(sayKey(cell, key, settings));
}

/** The year is left out where all of an axis lies in one. */
export function timeStyle(key: KeyColumn): DateStyle {
  const isOneYear = sameYear(key.distinct.map(dayOf).filter((day) => day !== null));
  return isOneYear ? "bare" : "long";
}

/** A value may be a whole letter; a sentence names its beginning. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= longest ? line : `${Array.from(line).slice(0, longest).join("").trimEnd()}…`;
}

const longest = 60;
