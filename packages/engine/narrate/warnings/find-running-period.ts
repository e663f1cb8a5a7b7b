import { type DateSpan, type Grain, type Plan, type Warning, formatBucket, formatDay } from "@askery/model";
import { endOf } from "../../chart/buckets.ts";
import { findIncomplete } from "../../chart/find-incomplete.ts";
import { findPeriod } from "../../chart/find-period.ts";
import { wholeUnit } from "../../question/format-period.ts";
import { parseIsoDate, toIsoDate, type Day } from "../../question/calendar-days.ts";
import { resolvePeriod, type CalendarContext } from "../../question/resolve-period.ts";
import { isPeriod } from "../../edit/find-time.ts";
import { verbalizeCount, type AnswerScope } from "../describing/answer-scope.ts";
import { onlyWholeUnits } from "./only-whole-units.ts";
import type { WarningRule } from "./warning-rule.ts";

/**
 * Warns of an unfinished unit at the end of the time axis or as the whole period: "November is not over. 20 of 30 days
 * are counted." Also warns of a unit that the question cuts short: "November ends on 9 Nov 2026 here."
 */
export const findRunningPeriod: WarningRule = (result) => {
  const { plan, today, settings, shape } = result;
  const incomplete = findIncomplete(shape, { plan, today, settings });
  if (incomplete !== null) {
    const { grain, start, end, through, isRunning } = incomplete;
    return isRunning
      ? { ...describeRunning(grain, { start, end, through }), ...endBefore(grain, result) }
      : { ...describeCut(grain, { start, end, through }), ...endAt(start, grain, result) };
  }
  if (shape.time !== null || shape.rowCount === 0) return null;
  const now = parseIsoDate(today);
  const compared = comparedPeriods(plan, { today, settings }).flatMap(
    (period) => findRunningSpan(period, now) ?? [],
  )[0];
  if (compared !== undefined) return { ...describeRunning(compared.grain, compared), ...onlySameDays };
  const span = findRunningSpan(findPeriod(plan, { today, settings }), now);
  return span === null ? null : { ...describeRunning(span.grain, span), weight: "information" };
};

/** Compares only as many days of the whole period. Dropped where there is no whole period. */
const onlySameDays: Pick<Warning, "repair"> = {
  repair: { words: "Compare the same days", edits: [{ kind: "compare", with: "sameDays" }] },
};

/**
 * The periods that figures of a plan compare: "this year", "last year". Comparing an unfinished with a finished one
 * misleads.
 */
function comparedPeriods(plan: Plan, context: CalendarContext): readonly DateSpan[] {
  if (plan.kind !== "query") return [];
  return plan.measures.flatMap(({ expression }) =>
    expression.kind === "aggregate" && expression.where?.kind === "period"
      ? [resolvePeriod(expression.where.period, context)]
      : [],
  );
}

/** Ends with the last whole unit, whenever that is. */
function endBefore(grain: Grain, { plan, shape }: AnswerScope): Pick<Warning, "repair"> {
  const [own, ...others] = plan.kind === "query" ? plan.filters.filter(isPeriod) : [];
  if (shape.time === null || grain === "hour" || others.length > 0) return {};
  const to = { kind: "unit", unit: grain, anchor: grain, offsets: [{ unit: grain, count: -1 }] } as const;
  const { from = null } = own?.period ?? {};
  const start = typeof from === "string" ? ({ kind: "date", date: from } as const) : from;
  return onlyWholeUnits(shape.time, { kind: "relative", from: start, to }, own?.value);
}

/** Ends before the unit that the question's own period cuts short. */
function endAt(
  start: Day,
  grain: Grain,
  { plan, shape, today, settings }: AnswerScope,
): Pick<Warning, "repair"> {
  const [own, ...others] = plan.kind === "query" ? plan.filters.filter(isPeriod) : [];
  if (shape.time === null || grain === "hour" || own === undefined || others.length > 0) return {};
  const { from } = resolvePeriod(own.period, { today, settings });
  return onlyWholeUnits(shape.time, { kind: "absolute", from, to: toIsoDate(start) }, own.value);
}

interface DaySpan {
  readonly start: Day;
  readonly end: Day;
  readonly through: Day;
}

function describeRunning(grain: Grain, span: DaySpan): Warning {
  const fact = grain === "day" ? "Today is not over." : `${nameUnit(grain, span.start)} is not over.`;
  // On the last day of a unit all days are counted, but the last one is unfinished.
  const isCounted = grain === "day" || span.through + 1 >= span.end;
  const consequence = isCounted ? "Its figures may still change." : verbalizeCounted(span);
  return { code: "period-incomplete", fact, consequence, weight: "caution" };
}

function describeCut(grain: Grain, span: DaySpan): Warning {
  const fact = `${nameUnit(grain, span.start)} is counted to ${formatDay(span.through)} only.`;
  return { code: "period-incomplete", fact, consequence: verbalizeCounted(span), weight: "caution" };
}

/** "November", "2026", "Q4", "This week". */
function nameUnit(grain: Grain, start: Day): string {
  return grain === "week" ? "This week" : formatBucket(toIsoDate(start), grain, "bare");
}

function verbalizeCounted({ start, end, through }: DaySpan): string {
  const counted = through - start + 1;
  return `${counted} of ${verbalizeCount(end - start, "day")} ${counted === 1 ? "is" : "are"} counted.`;
}

/**
 * The calendar unit that a period covers in full although it is not over. "1 Jan to today" is explicit and needs no
 * warning.
 */
function findRunningSpan(period: DateSpan | null, now: Day): (DaySpan & { readonly grain: Grain }) | null {
  if (period?.from === undefined || period.from === null || period.to === null) return null;
  const [start, to] = [parseIsoDate(period.from), parseIsoDate(period.to)];
  const grain = wholeUnit(start, to);
  if (grain === null || now < start || now >= to) return null;
  return { grain, start, end: endOf(start, grain), through: now };
}
