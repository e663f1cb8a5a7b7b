import {
  hasContent,
  isNumeric,
  readCurrency,
  type CatalogColumn,
  type ColumnRole,
  type Decision,
  type Figure,
  type FigureSubject,
} from "@askery/model";
import { subunitOf, withoutSubunit } from "./names/without-subunit.ts";
import type { ColumnEvidence } from "./evidence/column-evidence.ts";
import {
  calendarUnits,
  durationWords,
  exchangeWords,
  levelWords,
  subjectWords,
  unitWords,
} from "./units.data.ts";

export interface FigureContext {
  readonly pieces: readonly string[];
  /** The column of the table with the currency or unit of each row. */
  readonly unitColumn: string | null;
  /** All values of that column; empty if unknown. */
  readonly unitValues: readonly string[];
}

/**
 * Describes what a number counts, its unit, and whether a sum of it is meaningful. Null for a column that measures
 * nothing.
 */
export function describeFigure(
  evidence: ColumnEvidence,
  role: ColumnRole,
  { pieces, unitColumn, unitValues }: FigureContext,
): Figure | null {
  if (!hasContent(role, "figures") || !isNumeric(evidence.column.type)) return null;
  if (isExchangeRate(evidence, pieces)) return exchangeRate;
  const unit = findUnit(evidence, pieces);
  const currency = findCurrency(evidence, { pieces, unitValues });
  const subunits = findSubunits(pieces);
  const counts = findSubject(evidence, role, {
    pieces,
    unit: unit.value,
    isCurrency: currency.value !== null || subunits !== null,
  });
  const isMoney = counts === "money";
  return {
    counts,
    unit,
    currency: isMoney ? currency : none("It is no money."),
    ...(isMoney && subunits !== null && { subunits }),
    unitColumn: isMoney || counts === "quantity" ? unitColumn : null,
    additivity: findAdditivity(evidence, role, counts),
  };
}

/**
 * True for a factor between two currencies: `rate_to_gbp`, `eur_usd_rate`, `fx_rate`, or the rate of a table of
 * exchange rates.
 */
function isExchangeRate({ words, tableWords }: ColumnEvidence, pieces: readonly string[]): boolean {
  if (!words.includes("rate")) return false;
  const currencies = pieces.filter((piece) => readCurrency(piece) !== null);
  const isTarget = pieces.some((piece, at) => readCurrency(piece) !== null && pieces[at - 1] === "to");
  const named = words.length === 1 ? [...words, ...tableWords] : words;
  return isTarget || currencies.length > 1 || named.some((word) => exchangeWords.has(word));
}

function findUnit(
  { column, words: nameWords, signs }: ColumnEvidence,
  pieces: readonly string[],
): Decision<string | null> {
  if (isFraction(column, nameWords, signs)) {
    return { value: "fraction", reason: "Its values are between 0 and 1.", origin: "found" };
  }
  for (const [source, words] of [
    ["name", pieces],
    ["comment", commentWords(column.comment)],
  ] as const) {
    const last = words.at(-1) ?? "";
    const both = words.slice(-2).join("");
    const isPart =
      calendarUnits.has(last) && !nameWords.some((word) => subjectWords.get(word) === "duration");
    const isBound = last === "min" && signs.has("money-word");
    const isPrice = words.at(-2) === "per";
    const unit =
      isBound || isPrice
        ? undefined
        : (unitWords.get(both) ?? unitWords.get(last) ?? (isPart ? undefined : durationWords.get(last)));
    if (unit !== undefined) {
      return { value: unit, reason: `Its ${source} ends in “${last}”.`, origin: "found" };
    }
  }
  if (isPercent(column, nameWords)) {
    return {
      value: "percent",
      reason: `Its values go up to ${column.profile?.max ?? "100"}.`,
      origin: "found",
    };
  }
  return none("Neither name nor comment names a unit.");
}

/** True for a share with a maximum above 1 and up to 100. */
function isPercent({ profile }: CatalogColumn, words: readonly string[]): boolean {
  const max = Number(profile?.max ?? 0);
  return max > 1 && max <= 100 && isShare(words);
}

/** True for a share with a maximum of 1, according to the profile or to a comment with "0 to 1". */
function isFraction(
  { profile, comment }: CatalogColumn,
  words: readonly string[],
  signs: ColumnEvidence["signs"],
): boolean {
  if (!isShare(words)) return false;
  const max = profile?.max ?? null;
  if (max === null) return commentWords(comment).join(" ").includes("0 to 1");
  return signs.has("fractions") || Number(max) <= 1;
}

function isShare(words: readonly string[]): boolean {
  return words.some((word) => subjectWords.get(word) === "share");
}

/**
 * Finds the currency in the column's name, after "in" in its comment (“What one piece costs us today, in euros.”), or
 * in the currency column if all rows have the same.
 */
function findCurrency(
  { column }: ColumnEvidence,
  { pieces, unitValues }: { readonly pieces: readonly string[]; readonly unitValues: readonly string[] },
): Decision<string | null> {
  for (const piece of pieces) {
    const value = readCurrency(piece);
    if (value !== null) return { value, reason: `Its name holds “${piece}”.`, origin: "found" };
  }
  const comment = commentWords(column.comment);
  for (const [at, word] of comment.entries()) {
    const value = readCurrency(word);
    if (value !== null && comment[at - 1] === "in") {
      return { value, reason: `Its comment says “in ${word}”.`, origin: "found" };
    }
  }
  const [only, ...others] = unitValues;
  const value = only === undefined || others.length > 0 ? null : readCurrency(only);
  if (value !== null) {
    return { value, reason: `The column of currencies holds “${only}” alone.`, origin: "found" };
  }
  return none("Neither name nor comment names a currency.");
}

/** "In cents", unless it is a percentage that is written as two words. */
function findSubunits(pieces: readonly string[]): Decision<number> | null {
  const last = pieces.at(-1) ?? "";
  const value = withoutSubunit(pieces) === null ? null : subunitOf(pieces);
  return value === null ? null : { value, reason: `Its name ends in “${last}”.`, origin: "found" };
}

function commentWords(comment: string | null): readonly string[] {
  return (comment ?? "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}²³%\p{Sc}]+/u)
    .filter((word) => word !== "");
}

function findSubject(
  { words, signs }: ColumnEvidence,
  role: ColumnRole,
  {
    pieces,
    unit,
    isCurrency,
  }: { readonly pieces: readonly string[]; readonly unit: string | null; readonly isCurrency: boolean },
): FigureSubject {
  if (isCurrency) return "money";
  if (role === "score") return "score";
  if (unit === "percent" || unit === "fraction") return "share";
  if (unit !== null) return durations.has(unit) ? "duration" : "size";
  const isMoney = signs.has("money-word");
  const subject = findLastSubject(words) ?? findLastSubject(pieces);
  if (subject !== undefined && !(isMoney && (subject === "share" || subject === "size"))) return subject;
  if (isMoney) return "money";
  return signs.has("fraction") ? "other" : "quantity";
}

function findLastSubject(words: readonly string[]): FigureSubject | undefined {
  return words.map((word) => subjectWords.get(word)).findLast((found) => found !== undefined);
}

const durations: ReadonlySet<string> = new Set(durationWords.values());

function findAdditivity(
  { words }: ColumnEvidence,
  role: ColumnRole,
  counts: FigureSubject,
): Figure["additivity"] {
  // "Total price": the amount of a line, unlike the price of one.
  if (counts === "money" && words.some((word) => totalWords.has(word))) return "additive";
  if (role !== "measure" || counts === "share" || counts === "score") return "non-additive";
  return words.some((word) => levelWords.has(word)) ? "semi-additive" : "additive";
}

const totalWords: ReadonlySet<string> = new Set(["total", "subtotal", "extended"]);

const exchangeRate: Figure = {
  counts: "other",
  unit: none("It converts one currency to another."),
  currency: none("It converts one currency to another."),
  unitColumn: null,
  additivity: "non-additive",
};

function none(reason: string): Decision<null> {
  return { value: null, reason, origin: "found" };
}
