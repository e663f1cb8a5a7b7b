import {
  type CatalogColumn,
  type Condition,
  type Grain,
  type IsoDate,
  type DateSpan,
  type Period,
  type PeriodEnd,
  type QueryPlan,
  formatDay,
  formatBucket,
  dayOf,
} from "@askery/model";
import { findCatalogTable } from "../chart/find-plan-column.ts";
import { wholeUnit } from "../question/format-period.ts";
import { joinWords } from "../chart/name-words.ts";
import { addUnits, parseIsoDate, toDate, toIsoDate, type Day } from "../question/calendar-days.ts";
import { resolvePeriod } from "../question/resolve-period.ts";
import { shiftPeriod } from "../question/shift-period.ts";
import type { Scope } from "./verbalize-expression.ts";
import { describeCondition } from "./describe-condition.ts";

/** The filters and the period of a plan as the end of a question. Each non-empty part starts with a space. */
export interface QuestionContext {
  /** " where ship country is Germany". */
  readonly filters: string;
  /** The filters, then " this year" or " in Q3 2026". */
  readonly all: string;
  /** The preceding period of the same length, "in Q2 2026", or null. */
  readonly previous: { readonly period: Period; readonly words: string } | null;
  /** The grain for a question over time; null without a date column. */
  readonly grain: Grain | null;
}

/** Verbalizes filters and period. Omits complex filters, which makes the question broader. */
export function verbalizeContext(
  plan: QueryPlan,
  scope: Omit<Scope, "plan">,
  today: IsoDate,
): QuestionContext {
  const { settings } = scope;
  const filter = plan.filters.find(({ kind }) => kind === "period");
  const period = filter?.kind === "period" ? resolvePeriod(filter.period, { today, settings }) : null;
  const others = plan.filters.filter(isSimple);
  const clauses = others.map((filter) => describeCondition(filter, { ...scope, plan }));
  const filters = clauses.length > 0 ? ` where ${joinWords(clauses)}` : "";
  const when = period === null ? "" : verbalizePeriodWords(period, today);
  return {
    filters,
    all: filters + (when === "" ? "" : ` ${when}`),
    previous:
      filter?.kind === "period" && period !== null ? findPrevious(filter.period, period, today) : null,
    grain: chooseGrain(period, findDates(plan, scope)),
  };
}

function isSimple(filter: Condition): boolean {
  return (
    filter.kind === "compare" || filter.kind === "in" || filter.kind === "between" || filter.kind === "match"
  );
}

function verbalizePeriodWords(period: DateSpan, today: IsoDate): string {
  if (period.from === null) return period.to === null ? "" : `before ${formatDay(parseIsoDate(period.to))}`;
  const first = parseIsoDate(period.from);
  if (period.to === null) return `since ${formatDay(first)}`;
  const end = parseIsoDate(period.to);
  if (isYearToDate(first, end, parseIsoDate(today))) return "this year";
  const unit = wholeUnit(first, end);
  if (unit !== null) return `${unit === "day" ? "on" : "in"} ${formatBucket(period.from, unit, "long")}`;
  return `between ${formatDay(first)} and ${formatDay(end - 1)}`;
}

function findPrevious(period: Period, { from, to }: DateSpan, today: IsoDate): QuestionContext["previous"] {
  if (from === null || to === null) return null;
  const [first, end] = [parseIsoDate(from), parseIsoDate(to)];
  if (isYearToDate(first, end, parseIsoDate(today))) {
    return { period: shiftPeriod(wholeYear(period, first), "year", -1), words: "last year" };
  }
  const unit = wholeUnit(first, end);
  if (unit === null || unit === "day" || unit === "hour") {
    const before = shiftPeriod(period, "day", first - end);
    const [start, last] = [formatDay(first - (end - first)), formatDay(first - 1)];
    return { period: before, words: unit === "day" ? `on ${last}` : `between ${start} and ${last}` };
  }
  const before = toIsoDate(addUnits(first, unit, -1));
  return { period: shiftPeriod(period, unit, -1), words: `in ${formatBucket(before, unit, "long")}` };
}

/** The whole year of a period to date. */
function wholeYear(period: Period, first: Day): Period {
  const year: PeriodEnd = { kind: "unit", unit: "year", anchor: "year", offsets: [] };
  return period.kind === "relative"
    ? { kind: "relative", from: year, to: year }
    : { kind: "absolute", from: toIsoDate(first), to: toIsoDate(addUnits(first, "year", 1)) };
}

function isYearToDate(first: Day, end: Day, now: Day): boolean {
  const start = toDate(first);
  return start.month === 1 && start.day === 1 && start.year === toDate(now).year && end > now;
}

/** The event dates of a plan's tables, the first table's first. */
function findDates(plan: QueryPlan, { catalog, described }: Omit<Scope, "plan">): readonly CatalogColumn[] {
  return plan.sources.flatMap((source) => {
    if (source.kind !== "table") return [];
    const date = described.tables.find(({ id }) => id === source.table)?.date.value;
    const columns = findCatalogTable(source.table, catalog)?.columns ?? [];
    return columns.filter(({ name, type }) => name === date && (type === "timestamp" || type === "date"));
  });
}

/** Day for spans up to two months, year beyond six years, otherwise month. */
function chooseGrain(period: DateSpan | null, [date]: readonly CatalogColumn[]): Grain | null {
  if (period === null && date === undefined) return null;
  const from = period?.from ?? date?.profile?.min?.slice(0, 10) ?? null;
  const to = period?.to ?? date?.profile?.max?.slice(0, 10) ?? null;
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first === null || last === null) return "month";
  const days = last - first;
  return days <= 62 ? "day" : days > 6 * 366 ? "year" : "month";
}
