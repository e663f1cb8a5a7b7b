import type { Period } from "@askery/model";
import { resolvePeriod, type CalendarContext } from "../../question/resolve-period.ts";
import type { Request } from "./request.ts";
import { splitPeriod } from "./split-period.ts";

/** Rewrites indirect phrasing into the equivalent direct request. */
export function settleRequest(request: Request, context: CalendarContext): Request {
  return compareSpans(request, context);
}

/** "Growth from 2023 to 2024": compares the two years instead of their months. */
function compareSpans(request: Request, context: CalendarContext): Request {
  const { relation, periods, groups, isOverTime } = request;
  const [only] = periods;
  const isAlongTime = isOverTime || groups.some((axis) => axis.kind === "grain");
  if (relation?.kind !== "growth" || relation.grain !== null || isAlongTime) return request;
  if (only === undefined || periods.length > 1 || only.isNegated) return request;
  const halves = splitPeriod(only.period, context);
  if (halves === null) return request;
  const versus = halves.map((period) => ({ period, words: wordsOf(period, context) }));
  const happening = request.happening ?? only.column;
  return { ...request, relation: null, periods: [], versus, isChangeAsked: true, happening };
}

/** The year if the period starts on January 1, otherwise its first day. */
function wordsOf(period: Period, context: CalendarContext): string {
  const { from } = resolvePeriod(period, context);
  return from?.endsWith("-01-01") ? from.slice(0, 4) : (from ?? "");
}
