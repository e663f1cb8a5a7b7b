import { parseIsoDate } from "../../question/calendar-days.ts";
import { resolvePeriod, type CalendarContext } from "../../question/resolve-period.ts";
import { shiftPeriod } from "../../question/shift-period.ts";
import { isSame } from "./is-same.ts";
import { pairHalves, pairLastMonths, pairSoFar, pairWithBefore } from "./pair-periods.ts";
import type { DatePart, Grain, Period } from "@askery/model";
import type { Axis, PeriodPhrase } from "./clause.ts";
import type { PlacedPeriod, Request } from "./request.ts";

/** Rewrites indirect phrasing into the equivalent direct request. */
export function settleRequest(request: Request, context: CalendarContext): Request {
  const joined = joinAlongTime(rankChanges(compareHavings(request, context), context), context);
  if (joined.versus === null) return compareSpans(separatePeriods(joined, context), context);
  const spread = spreadOverYears(joined, context);
  return { ...spread, ...askChange(spread), versus: latestFirst(spread.versus ?? [], context) };
}

/** Two periods to compare: a figure changes from the earlier one to the later one, in whatever order they are named. */
function latestFirst<Phrase extends PeriodPhrase>(
  periods: readonly Phrase[],
  context: CalendarContext,
): readonly Phrase[] {
  return periods.length === 2
    ? periods.toSorted((a, b) => compareStarts(b.period, a.period, context))
    : periods;
}

/** "Q3 revenue 2025 vs 2026": the third quarter of each of the years. */
function spreadOverYears(request: Request, context: CalendarContext): Request {
  const { periods, versus } = request;
  const [part, ...more] = periods;
  if (!part || !versus || more.length > 0 || part.isNegated || part.others) return request;
  const year = yearOf(part.period, context);
  const years = versus.map(({ period }) => (isYear(period, context) ? yearOf(period, context) : null));
  if (year === null || isYear(part.period, context) || !years.every((one) => one !== null)) return request;
  return {
    ...request,
    periods: [],
    happening: request.happening ?? part.column,
    versus: versus.map(({ words, ...one }, index) => ({
      ...one,
      period: shiftPeriod(part.period, "year", (years[index] ?? year) - year),
      words: `${part.words} ${words}`,
    })),
  };
}

/** The year that a period is in; null if it is in several. */
function yearOf(period: Period, context: CalendarContext): number | null {
  const { from, to } = resolvePeriod(period, context);
  if (from === null || to === null) return null;
  const year = Number(from.slice(0, 4));
  return to <= `${String(year + 1)}-01-01` ? year : null;
}

function isYear(period: Period, context: CalendarContext): boolean {
  const { from, to } = resolvePeriod(period, context);
  return from?.endsWith("-01-01") === true && to === `${String(Number(from.slice(0, 4)) + 1)}-01-01`;
}

/**
 * "Customers whose revenue fell from 2024 to 2025", "… fell in 2025", "… fell": the figure of each in the later period is compared
 * with that in the earlier one.
 */
function compareHavings(request: Request, context: CalendarContext): Request {
  const { havings, periods, versus } = request;
  if (!havings.some(({ value }) => value.type === "change")) return request;
  const named = [...(versus ?? []), ...periods];
  const [one, other] = pairOf(named, context) ?? [];
  if (one === undefined || other === undefined) return request;
  const [later, earlier] = pairSoFar([one, other], context);
  const column = named[0]?.column;
  const on = ({ period, words }: Pick<PeriodPhrase, "period" | "words">): PeriodPhrase => ({
    period,
    words,
    ...(column && { column }),
  });
  const pair = [on(later), on(earlier)] as const;
  return {
    ...request,
    periods: [],
    versus: null,
    havings: havings.map((one) =>
      one.value.type === "change" ? { ...one, value: { ...one.value, type: "periods", periods: pair } } : one,
    ),
  };
}

/** "Fastest growing categories this year": the figure of each in two periods, ranked by its change. */
function rankChanges(request: Request, context: CalendarContext): Request {
  const { top, periods, versus, happening } = request;
  if (top?.byChange === undefined) return request;
  const pair = pairOf([...(versus ?? []), ...periods], context);
  if (pair === null) return request;
  const column = versus?.[0]?.column ?? periods[0]?.column ?? null;
  return { ...request, periods: [], versus: pair, happening: happening ?? column, isChangeAsked: true };
}

/** The two periods that a change is between, the later one first. */
function pairOf(
  named: readonly Pick<PeriodPhrase, "period" | "words">[],
  context: CalendarContext,
): readonly Pick<PeriodPhrase, "period" | "words">[] | null {
  const [only, other, ...more] = named;
  if (only === undefined) return pairLastMonths();
  if (more.length > 0) return null;
  if (other === undefined) return pairHalves(only.period, context) ?? pairWithBefore(only.period, context);
  return [only, other].toSorted((a, b) => compareStarts(b.period, a.period, context));
}

function compareStarts(one: Period, other: Period, context: CalendarContext): number {
  const [first, second] = [one, other].map((period) => resolvePeriod(period, context).from ?? "");
  return (first ?? "").localeCompare(second ?? "");
}

/** "By month, this year versus last year": the same month of both years side by side. Null unless whole years are compared so. */
function alignYears(request: Request, context: CalendarContext): Request | null {
  const { groups, versus, isOverTime } = request;
  const isOfYears =
    versus?.every(({ period, isListed }) => isListed !== true && isYear(period, context)) === true;
  if (!isOfYears || isOverTime) return null;
  const aligned = groups.map((axis): Axis | null => {
    const part = axis.kind === "grain" ? partsOfYear[axis.grain] : undefined;
    if (axis.kind !== "grain") return axis;
    return part === undefined ? null : { kind: "datePart", part, column: axis.column };
  });
  return aligned.includes(null) ? null : { ...request, groups: aligned.filter((axis) => axis !== null) };
}

const partsOfYear: Partial<Record<Grain, DatePart>> = { month: "monthOfYear", quarter: "quarterOfYear" };

/** "Per week, May versus April": along time, no row of the result is in both periods. */
function joinAlongTime(request: Request, context: CalendarContext): Request {
  const years = alignYears(request, context);
  if (years !== null) return years;
  const [one, other] = isAlongTime(request) ? (request.versus ?? []) : [];
  if (one === undefined || other === undefined) return request;
  const placed = { ...one, column: one.column ?? null, near: null, isNegated: false, others: [other] };
  return { ...request, versus: null, periods: [...request.periods, placed] };
}

/**
 * "Revenue in May versus April": no row is in two periods of one date that do not overlap. Figures are compared, unless
 * they are along time; listed rows may be in either.
 */
function separatePeriods(request: Request, context: CalendarContext): Request {
  const { periods, attributes, top } = request;
  const [one, other, ...more] = periods;
  if (!one || !other || more.length > 0 || !areApart(one, other, context)) return request;
  if (one.isJoint && other.isJoint && isOfOtherRows(one, request)) return request;
  const isCompared = !isAlongTime(request) && attributes.length === 0 && top === null;
  const column = one.column ?? other.column;
  const pair = [one, other].map(({ period, words }) => ({ period, words }));
  if (!isCompared) {
    return {
      ...request,
      periods: [{ ...one, column, others: [{ period: other.period, words: other.words }] }],
    };
  }
  return {
    ...request,
    periods: [],
    versus: latestFirst(pair, context),
    happening: request.happening ?? column,
    ...askChange(request),
  };
}

/** "Customers who ordered in both years": the periods are about other rows than those that are listed or counted. */
function isOfOtherRows({ column, near }: PlacedPeriod, { entities, measures, attributes }: Request): boolean {
  const dated = column?.table ?? near;
  if (attributes.some(({ table }) => table === dated)) return false;
  const counted = measures.flatMap(({ quantity }) => (quantity.kind === "rows" ? [quantity.table] : []));
  const subjects = [...entities, ...counted];
  return counted.length === measures.length && subjects.length > 0 && !subjects.some((one) => one === dated);
}

/** True for two periods of the same date that have no day in common. */
function areApart(one: PlacedPeriod, other: PlacedPeriod, context: CalendarContext): boolean {
  const isOfOneDate =
    one.near === other.near &&
    (one.column === null || other.column === null || isSame(one.column, other.column));
  if (!isOfOneDate || [one, other].some(({ isNegated, others }) => isNegated || others)) return false;
  const [first, second] = [one, other].map(({ period }) => resolvePeriod(period, context));
  const endsBefore = (end: string | null | undefined, start: string | null | undefined): boolean =>
    typeof end === "string" && typeof start === "string" && end <= start;
  return endsBefore(first?.to, second?.from) || endsBefore(second?.to, first?.from);
}

function isAlongTime({ isOverTime, groups }: Request): boolean {
  return isOverTime || groups.some((axis) => axis.kind === "grain");
}

/** Growth between two periods is their change. */
function askChange({ relation }: Request): Partial<Request> {
  return relation?.kind === "growth" && relation.grain === null
    ? { relation: null, isChangeAsked: true, isChangeAlone: relation.isAlone === true }
    : {};
}

/** True for a month or less: nothing grows along it. */
function isShort(period: Period, context: CalendarContext): boolean {
  const { from, to } = resolvePeriod(period, context);
  return from !== null && to !== null && parseIsoDate(to) - parseIsoDate(from) <= longestMonth;
}

const longestMonth = 31;

/** "Growth from 2023 to 2024", "growth by category in 2024": compares two years, of each thing, instead of their months. */
function compareSpans(request: Request, context: CalendarContext): Request {
  const { relation, periods, groups } = request;
  const [only, ...others] = periods;
  if (relation?.kind !== "growth" || relation.grain !== null || isAlongTime(request)) return request;
  if (others.length > 0 || only?.isNegated === true) return request;
  const isOfThings = groups.length > 0;
  if (only === undefined) {
    return isOfThings ? { ...request, versus: pairLastMonths(), ...askChange(request) } : request;
  }
  const versus =
    pairHalves(only.period, context) ??
    (relation.isAlone === true || isOfThings || isShort(only.period, context)
      ? pairWithBefore(only.period, context)
      : null);
  if (versus === null) return request;
  const happening = request.happening ?? only.column;
  return { ...request, periods: [], versus, happening, ...askChange(request) };
}
