import type { CalendarUnit, Period } from "@askery/model";
import { resolvePeriod, type CalendarContext } from "../../question/resolve-period.ts";
import { shiftPeriod } from "../../question/shift-period.ts";
import { isSame } from "./is-same.ts";
import type { PlacedPeriod, Request } from "./request.ts";
import { splitPeriod } from "./split-period.ts";

/** Rewrites indirect phrasing into the equivalent direct request. */
export function settleRequest(request: Request, context: CalendarContext): Request {
  const joined = joinAlongTime(request);
  if (joined.versus !== null) return { ...joined, ...askChange(joined) };
  return compareSpans(separatePeriods(joined, context), context);
}

/** "Per quarter, 2024 versus 2023": along time, no row of the result is in both periods. */
function joinAlongTime(request: Request): Request {
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
  if (!isCompared) {
    return {
      ...request,
      periods: [{ ...one, column, others: [{ period: other.period, words: other.words }] }],
    };
  }
  return {
    ...request,
    periods: [],
    versus: [one, other].map(({ period, words }) => ({ period, words })),
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

/** "Growth from 2023 to 2024": compares the two years instead of their months. */
function compareSpans(request: Request, context: CalendarContext): Request {
  const { relation, periods } = request;
  const [only] = periods;
  if (relation?.kind !== "growth" || relation.grain !== null || isAlongTime(request)) return request;
  if (only === undefined || periods.length > 1 || only.isNegated) return request;
  const before = relation.isAlone === true ? periodBefore(only.period, context) : null;
  const pair = splitPeriod(only.period, context) ?? (before === null ? null : [only.period, before]);
  if (pair === null) return request;
  const versus = pair.map((period) => ({ period, words: wordsOf(period, context) }));
  const happening = request.happening ?? only.column;
  return { ...request, periods: [], versus, happening, ...askChange(request) };
}

/** The same calendar unit one earlier; null for any other period. */
function periodBefore(period: Period, context: CalendarContext): Period | null {
  const { from, to } = resolvePeriod(period, context);
  const unit = units.find((one) => resolvePeriod(shiftPeriod(period, one, 1), context).from === to);
  return from === null || to === null || unit === undefined ? null : shiftPeriod(period, unit, -1);
}

const units: readonly CalendarUnit[] = ["year", "quarter", "month", "week", "day"];

/** The year if the period starts on January 1, otherwise its first day. */
function wordsOf(period: Period, context: CalendarContext): string {
  const { from } = resolvePeriod(period, context);
  return from?.endsWith("-01-01") ? from.slice(0, 4) : (from ?? "");
}
