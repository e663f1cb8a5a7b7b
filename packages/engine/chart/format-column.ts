import type { AskSettings, CatalogColumn, ColumnType, ValueFormat } from "@askery/model";
import { splitName } from "../meaning/names/split-name.ts";
import {
  currencyWords,
  durationWords,
  markWords,
  moneyWords,
  plainWords,
  shareWords,
  unitWords,
} from "./column-formats.data.ts";

/** How figures are written, and what they count where the format does not say so: "kg". */
export interface FigureFormat {
  readonly format: ValueFormat;
  readonly unit: string | null;
}

export const plainNumber: FigureFormat = { format: { kind: "number" }, unit: null };

/**
 * How a column's values are written, from its type, name, comment and range.
 *
 * Money takes the currency that the comment names, else that of the settings. A rate whose values go beyond 1 is
 * stored as per cent already and stays a number.
 */
export function formatColumn(column: CatalogColumn, settings: AskSettings): FigureFormat {
  if (column.type === "date") return { format: { kind: "date", grain: "day" }, unit: null };
  if (column.type === "timestamp") return { format: { kind: "date", grain: "hour" }, unit: null };
  if (!isNumeric(column.type) || isMark(column.name)) return { format: { kind: "text" }, unit: null };
  return formatFigureName(
    column.name,
    { comment: column.comment, max: column.profile?.max ?? null },
    settings,
  );
}

/** The same from a name alone, for results of SQL that a person wrote. */
export function formatFigureName(
  name: string,
  hints: { readonly comment: string | null; readonly max: string | null },
  settings: AskSettings,
): FigureFormat {
  const words = splitName(name);
  const last = words.at(-1) ?? "";
  const comment = splitName(hints.comment ?? "");
  const duration = durationWords.get(last);
  if (duration !== undefined) return { format: { kind: "duration", unit: duration }, unit: null };
  const unit = unitWords.get(last) ?? unitWords.get(words.slice(-2).join(" "));
  if (unit !== undefined) return { format: { kind: "number" }, unit };
  if (words.some((word) => plainWords.has(word))) return plainNumber;
  if (words.some((word) => shareWords.has(word)) && isFraction(hints.max, comment)) {
    return { format: { kind: "percent" }, unit: null };
  }
  const currency = currencyIn(comment);
  if (currency === null && !words.some((word) => moneyWords.has(word))) return plainNumber;
  return { format: { kind: "currency", currency: currency ?? settings.currency }, unit: null };
}

/** Whether figures are names rather than amounts: "zip code", "release year". A number of something is an amount. */
function isMark(name: string): boolean {
  const words = splitName(name);
  return markWords.has(words.at(-1) ?? "") && words[0] !== "number";
}

export function isNumeric(type: ColumnType): boolean {
  return type === "integer" || type === "decimal" || type === "float";
}

/** Whether no value is beyond 1: by the profile, or by a comment that says "0 to 1". */
function isFraction(max: string | null, comment: readonly string[]): boolean {
  if (max !== null) return Number(max) <= 1;
  return comment.join(" ").includes("0 to 1");
}

/** The currency after "in": "What one piece costs us today, in euros." */
function currencyIn(words: readonly string[]): string | null {
  for (const [index, word] of words.entries()) {
    const currency = currencyWords.get(word);
    if (currency !== undefined && words[index - 1] === "in") return currency;
  }
  return null;
}
