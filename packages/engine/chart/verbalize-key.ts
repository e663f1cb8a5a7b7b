import {
  type AskSettings,
  type Cell,
  type DatePart,
  type Grain,
  formatBucket,
  formatValue,
} from "@askery/model";
import { capitalize } from "./name-words.ts";
import type { KeyColumn } from "./shape-result.ts";

/** Verbalizes one value of a breakdown: "Furniture", "May", "no category". */
export function verbalizeKey(cell: Cell, key: KeyColumn, settings: Pick<AskSettings, "locale">): string {
  const { output } = key;
  if (cell === null) return `no ${output.label}`;
  if (output.role.kind === "time") return verbalizeMoment(cell, output.role.grain ?? "day", key);
  if (typeof cell === "boolean") return cell ? output.label : `not ${output.label}`;
  const text = shorten(formatValue(cell, output.format, settings));
  const isNamed = output.role.kind === "name" && !output.label.endsWith(" id");
  return !isNamed && output.role.kind !== "datePart" && isMark.test(text)
    ? `${verbalizeThing(key)} ${text}`
    : text;
}

/** The noun for the values of a breakdown: "bike" for bike ids. */
export function verbalizeThing({ output }: KeyColumn): string {
  return output.label.replace(/ id$/, "");
}

/** A bare number, which needs a noun: "rating 5", "store 12". */
const isMark = /^-?\d[\d.,]*$/;

/** Verbalizes a value in a list of the same kind, without a noun. */
export function verbalizeValue(
  cell: Cell,
  { output }: KeyColumn,
  settings: Pick<AskSettings, "locale">,
): string {
  return cell === null ? `no ${output.label}` : shorten(formatValue(cell, output.format, settings));
}

/** The same at the start of a sentence, capitalized. */
export function verbalizeKeyFirst(cell: Cell, key: KeyColumn, settings: Pick<AskSettings, "locale">): string {
  return capitalize(verbalizeKey(cell, key, settings));
}

/** Adds a preposition: "in May", "on 2 Mar", "in the week of 16 Nov", "at 20:00". */
export function verbalizeWhen(cell: Cell, key: KeyColumn, settings: Pick<AskSettings, "locale">): string {
  const { role } = key.output;
  const unit = role.kind === "time" ? role.grain : role.kind === "datePart" ? role.part : null;
  const preposition = unit === null ? "in" : (prepositions.get(unit) ?? "in");
  return `${preposition} ${verbalizeKey(cell, key, settings)}`;
}

function verbalizeMoment(cell: Cell, grain: Grain, key: KeyColumn): string {
  const text = formatBucket(cell, grain, key.dateStyle);
  return grain === "week" ? `the ${text}` : text;
}

const prepositions: ReadonlyMap<Grain | DatePart, string> = new Map([
  ["day", "on"],
  ["hour", "on"],
  ["weekday", "on"],
  ["dayOfMonth", "on"],
  ["hourOfDay", "at"],
]);

/** Truncates long text to one line for a sentence. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= longest ? line : `${Array.from(line).slice(0, longest).join("").trimEnd()}…`;
}

const longest = 60;
