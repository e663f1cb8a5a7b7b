import {
  type AskSettings,
  type Catalog,
  type DescribedCatalog,
  type Cell,
  type IsoDate,
  type Plan,
  type Table,
  type Output,
  formatFull,
  formatValue,
} from "@askery/model";
import { findPeriod } from "../../chart/find-period.ts";
import { isPlural, joinWords, pluralOf, singularOf } from "../../chart/name-words.ts";
import { figureKind, isAdditive, isExact } from "../../chart/output.ts";
import { isCounted } from "../../chart/verbalize-superlative.ts";
import { verbalizeKey } from "../../chart/verbalize-key.ts";
import type { FigureColumn, KeyColumn, ResultShape } from "../../chart/shape-result.ts";
import { totalOf, type Entry } from "../../chart/summarize-groups.ts";
import type { SpellingCounts } from "../spelling-counts.ts";
import { verbalizeEvent } from "../verbalize-event.ts";
import { listRestrictions } from "../describe-condition.ts";
import { describePeriod } from "../describe-period.ts";

/** The input of sentences. */
export interface AnswerScope {
  readonly plan: Plan;
  readonly table: Table;
  readonly outputs: readonly Output[];
  readonly shape: ResultShape;
  readonly catalog: Catalog;
  readonly described: DescribedCatalog;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Absent if they were not counted. */
  readonly spellingCounts?: SpellingCounts | null;
  /** The result with one more row than its limit. Absent if it was not read. */
  readonly more?: Table | null;
  /** True to write figures with all digits. By default they are rounded. */
  readonly isExact?: boolean;
}

/** "so far this year", "in Q3 2026", or with an event "hired in Q3 2026"; empty without a period. */
export function verbalizePeriod({ plan, catalog, today, settings }: AnswerScope): string {
  const period = describePeriod(findPeriod(plan, { today, settings }), today);
  const event = period === "" ? null : verbalizeEvent(plan, catalog);
  return event === null ? period : `${event} ${period}`;
}

/** What an answer is about: its filters, then its period. */
export function verbalizeRows(scope: AnswerScope): string {
  return [verbalizeFilters(scope), verbalizePeriod(scope)].filter((part) => part !== "").join(" ");
}

/** Verbalizes up to two filters; the chips show all of them. */
export function verbalizeFilters({ plan, catalog, described, settings, outputs }: AnswerScope): string {
  const { companions, clauses } = listRestrictions(plan, { catalog, described, settings });
  if (companions.length + clauses.length > 2) return "";
  // A rate that counts rows by a clause is one of the rows that the filters leave.
  const isOfSome = outputs.some(({ label }) => label.includes(" where "));
  const where = clauses.length > 0 ? `${isOfSome ? "among those " : ""}where ${joinWords(clauses)}` : "";
  return [joinWords(companions), where].filter((part) => part !== "").join(" ");
}

/** True if no limit, group filter or truncation removed rows, so that totals are meaningful. */
export function isWhole({ plan, table }: AnswerScope): boolean {
  if (table.isTruncated) return false;
  return plan.kind !== "query" || (plan.limit === null && plan.having.length === 0);
}

/** A figure with its unit: "€6.04M", "3.4 days", "12 kg". The sentence adds the noun of a count. */
export function verbalizeFigure(
  value: Cell,
  output: Output,
  { settings, isExact: isAsked }: AnswerScope,
): string {
  const text = (isAsked === true || isExact(value, output) ? formatFull : formatValue)(
    value,
    output.format,
    settings,
  );
  return output.unit === null || value === null ? text : `${text} ${output.unit}`;
}

/** A suffix of a superlative: " at €315"; " at 6.35" if the label includes the unit; " with 23" for counts. */
export function verbalizeLevel(value: number | null, output: Output, scope: AnswerScope): string {
  const { format, label } = output;
  const isUnitNamed = format.kind === "duration" && label.includes(`${format.unit}s`);
  const text = isUnitNamed
    ? formatValue(value, { kind: "number" }, scope.settings)
    : verbalizeFigure(value, output, scope);
  const word = isCounted(output) || label.endsWith(" at") ? "with" : "at";
  return ` ${word} ${text}`;
}

/**
 * A figure as a clause: "there are 3,421 customers", "revenue is €6.04M", "clicks come to 12,300".
 *
 * A count whose label is not a plural, such as "number of visits by Monday", is treated like other figures.
 */
export function verbalizeAmount(value: number | null, output: Output, scope: AnswerScope): string {
  const { label } = output;
  const text = verbalizeFigure(value, output, scope);
  const kind = figureKind(output);
  const isCount = (kind === "count" || kind === "distinct") && !/ (?:of|per|this|last) /.test(label);
  if (isCount && value === 1) return `there is 1 ${singularOf(label)}`;
  if (isCount) return `there are ${value === 0 ? "no" : text} ${label}`;
  if (!isPlural(label)) return `${label} is ${text}`;
  return `${label} ${isAdditive(output) ? "come to" : "are"} ${text}`;
}

/** The sum of an additive figure, otherwise null. */
export function totalFigure({ output, values }: FigureColumn): number | null {
  if (!isAdditive(output)) return null;
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** "33% of it", "16% of them"; empty if a part is not meaningful. */
export function verbalizePartOf(
  part: Entry,
  entries: readonly Entry[],
  output: Output,
  scope: AnswerScope,
): string {
  const size = verbalizePart(part, entries, scope);
  return size === null ? "" : `, ${size} of ${isMany(output) ? "them" : "it"}`;
}

function isMany(output: Output): boolean {
  return isPlural(output.label) || figureKind(output) === "count";
}

/** The percentage of the whole; null below 1 %, if the whole is not positive, or if a part is negative. */
function verbalizePart(part: Entry, entries: readonly Entry[], scope: AnswerScope): string | null {
  const total = totalOf(entries);
  if (total <= 0 || part.value / total < 0.01 || entries.some(({ value }) => value < 0)) return null;
  return formatValue(part.value / total, { kind: "percent" }, scope.settings);
}

export function verbalizeEntry(entry: Entry, key: KeyColumn, scope: AnswerScope): string {
  return verbalizeKey(entry.key, key, scope.settings);
}

/** "1 order", "3 orders". */
export function verbalizeCount(count: number, singular: string): string {
  return `${formatValue(count, { kind: "number" }, { locale: "en-US" })} ${count === 1 ? singular : pluralOf(singular)}`;
}

/** Joins clauses into a sentence with a capital and a period; skips empty parts. */
export function sentence(...parts: readonly (string | null)[]): string {
  const text = parts.filter((part) => part !== null && part !== "").join(" ");
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  const end = /[.?…]$/.test(text) ? "" : ".";
  return text === "" ? "" : first.toUpperCase() + text.slice(first.length) + end;
}
