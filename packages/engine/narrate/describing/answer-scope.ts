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
import { isPlural, pluralOf, singularOf } from "../../chart/name-words.ts";
import { figureKind, isAdditive, isExact } from "../../chart/output.ts";
import { isCounted } from "../../chart/verbalize-superlative.ts";
import { verbalizeKey } from "../../chart/verbalize-key.ts";
import type { FigureColumn, KeyColumn, ResultShape } from "../../chart/shape-result.ts";
import { totalOf, type Entry } from "../../chart/summarize-groups.ts";
import { verbalizeEvent } from "../verbalize-event.ts";
import { describePeriod } from "../describe-period.ts";

/** Everything that a sentence may speak of. */
export interface AnswerScope {
  readonly plan: Plan;
  readonly table: Table;
  readonly outputs: readonly Output[];
  readonly shape: ResultShape;
  readonly catalog: Catalog;
  readonly described: DescribedCatalog;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Whether figures are written to their last digit. Default: as sentences write them. */
  readonly isExact?: boolean;
}

/** "so far this year", "in Q3 2026", of things "hired in Q3 2026"; empty without a period. */
export function verbalizePeriod({ plan, catalog, today, settings }: AnswerScope): string {
  const period = describePeriod(findPeriod(plan, { today, settings }), today);
  const event = period === "" ? null : verbalizeEvent(plan, catalog);
  return event === null ? period : `${event} ${period}`;
}

/** Whether the rows are all there are: totals of the first few, or of groups that passed a test, are no totals. */
export function isWhole({ plan, table }: AnswerScope): boolean {
  if (table.isTruncated) return false;
  return plan.kind !== "query" || (plan.limit === null && plan.having.length === 0);
}

/** A figure with its unit: "€6.04M", "3.4 days", "12 kg". Counts leave their noun to the sentence. */
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

/** Behind a superlative: " at €315", and where the label has the unit already " at 6.35"; of things counted " with 23". */
export function verbalizeLevel(value: number | null, output: Output, scope: AnswerScope): string {
  const { format, label } = output;
  const isUnitNamed = format.kind === "duration" && label.includes(`${format.unit}s`);
  const text = isUnitNamed
    ? formatValue(value, { kind: "number" }, scope.settings)
    : verbalizeFigure(value, output, scope);
  return `${isCounted(output) ? " with" : " at"} ${text}`;
}

/**
 * A figure as a clause of its own: "there are 3,421 customers", "revenue is €6.04M", "clicks come to 12,300".
 *
 * A count whose label is not a plural, "number of visits by Monday", is said like any other figure.
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

/** The sum of a figure, where sums of it mean something. */
export function totalFigure({ output, values }: FigureColumn): number | null {
  if (!isAdditive(output)) return null;
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** "33% of it", "16% of them"; empty where a part says nothing. */
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

/** A part of a whole in per cent; null below one, and where the whole is not above zero or another part is below. */
function verbalizePart(part: Entry, entries: readonly Entry[], scope: AnswerScope): string | null {
  const total = totalOf(entries);
  if (total <= 0 || part.value / total < 0.01 || entries.some(({ value }) => value < 0)) return null;
  return formatValue(part.value / total, { kind: "percent" }, scope.settings);
}

export function say(entry: Entry, key: KeyColumn, scope: AnswerScope): string {
  return verbalizeKey(entry.key, key, scope.settings);
}

/** "1 order", "3 orders". */
export function verbalizeCount(count: number, singular: string): string {
  return `${formatValue(count, { kind: "number" }, { locale: "en-US" })} ${count === 1 ? singular : pluralOf(singular)}`;
}

/** Clauses to one sentence: capital, full stop, no empty parts. */
export function sentence(...parts: readonly (string | null)[]): string {
  const text = parts.filter((part) => part !== null && part !== "").join(" ");
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  const end = /[.?…]$/.test(text) ? "" : ".";
  return text === "" ? "" : first.toUpperCase() + text.slice(first.length) + end;
}
