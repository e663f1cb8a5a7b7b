import type {
  Condition,
  Expression,
  Grain,
  Measure,
  Period,
  PeriodCondition,
  PeriodEnd,
  Plan,
  Problem,
  QueryPlan,
} from "@askery/model";
import { countUnits } from "../chart/buckets.ts";
import { formatPeriod, wholeUnit } from "../question/format-period.ts";
import { mapCondition, mapExpression } from "../plan/assemble/map-expression.ts";
import { parseIsoDate, type Day } from "../question/calendar-days.ts";
import { describePeriod } from "../question/describe-period.ts";
import { resolvePeriod } from "../question/resolve-period.ts";
import { shiftPeriod } from "../question/shift-period.ts";
import { refuseEdit, type EditContext } from "./edit-context.ts";
import { isPeriod } from "./find-time.ts";

/**
 * Compares an unfinished period with the same days of earlier ones: "this year" and "last year" become this year to date
 * and last year up to the same day.
 */
export function compareSameDays(plan: Plan, context: EditContext): Plan | Problem {
  if (plan.kind === "sql") return refuseEdit("edit-of-sql");
  if (plan.kind === "set") return refuseEdit("edit-of-set");
  const periods = plan.measures.flatMap(({ expression }) => periodsIn(expression));
  const cut = cutPeriods(periods, context);
  return cut.size === 0 ? refuseEdit("edit-without-period") : replacePeriods(plan, cut);
}

/** The compared periods as JSON, and what each becomes. Empty if none is unfinished beside a whole one before it. */
type CutPeriods = ReadonlyMap<string, Pick<PeriodCondition, "period" | "words">>;

function cutPeriods(conditions: readonly PeriodCondition[], context: EditContext): CutPeriods {
  const now = parseIsoDate(context.today);
  const whole = conditions.flatMap(({ period, isYear }) =>
    isYear === true ? [] : (findWhole(period, context) ?? []),
  );
  const running = whole.find(({ start, end }) => start <= now && now + 1 < end);
  const earlier = whole.filter(({ start, grain }) => running?.grain === grain && start < running.start);
  if (running === undefined || earlier.length === 0) return new Map();
  const toDate: Period = { kind: "relative", from: startOf(running.period), to: today };
  return new Map(
    [running, ...earlier].map(({ period, start, grain }) => {
      const units = countUnits(start, running.start, grain) - 1;
      const cut = shiftPeriod(toDate, grain, -units);
      return [JSON.stringify(period), { period: cut, words: wordsOf(cut, context) }];
    }),
  );
}

const today: PeriodEnd = { kind: "unit", unit: "day", anchor: "day", offsets: [] };

interface WholePeriod {
  readonly period: Period;
  readonly start: Day;
  readonly end: Day;
  readonly grain: Exclude<Grain, "hour">;
}

function findWhole(period: Period, context: EditContext): WholePeriod | null {
  const { from, to } = resolvePeriod(period, context);
  if (from === null || to === null) return null;
  const [start, end] = [parseIsoDate(from), parseIsoDate(to)];
  const grain = wholeUnit(start, end);
  return grain === null || grain === "hour" ? null : { period, start, end, grain };
}

function startOf(period: Period): PeriodEnd | null {
  if (period.kind === "relative") return period.from;
  return period.from === null ? null : { kind: "date", date: period.from };
}

function wordsOf(period: Period, context: EditContext): string {
  return period.kind === "relative" ? describePeriod(period) : formatPeriod(resolvePeriod(period, context));
}

function periodsIn(expression: Expression): readonly PeriodCondition[] {
  const found: PeriodCondition[] = [];
  mapExpression(expression, (part) => {
    if (part.kind === "aggregate" && part.where !== null) {
      changePeriods(part.where, (period) => {
        found.push(period);
        return period;
      });
    }
    return part;
  });
  return found;
}

function changePeriods(
  condition: Condition,
  change: (period: PeriodCondition) => PeriodCondition,
): Condition {
  if (isPeriod(condition)) return change(condition);
  if (condition.kind === "not") {
    return { ...condition, condition: changePeriods(condition.condition, change) };
  }
  return condition.kind === "all" || condition.kind === "any"
    ? { ...condition, conditions: condition.conditions.map((one) => changePeriods(one, change)) }
    : condition;
}

function replacePeriods(plan: QueryPlan, cut: CutPeriods): QueryPlan {
  const change = (one: PeriodCondition) => ({ ...one, ...cut.get(JSON.stringify(one.period)) });
  const within = (part: Expression): Expression =>
    part.kind === "aggregate" && part.where !== null
      ? { ...part, where: changePeriods(part.where, change) }
      : part;
  return {
    ...plan,
    filters: plan.filters.map((filter) => changePeriods(filter, change)),
    measures: plan.measures.map((one) => ({
      ...one,
      label: relabel(one, cut),
      expression: mapExpression(one.expression, within),
    })),
    having: plan.having.map((one) => mapCondition(one, within)),
    order: plan.order.map((one) => ({ ...one, by: mapExpression(one.by, within) })),
  };
}

/** "orders this year" becomes "orders this year to date". */
function relabel({ label, expression }: Measure, cut: CutPeriods): string {
  const [period, ...others] = periodsIn(expression);
  const next = period === undefined || others.length > 0 ? undefined : cut.get(JSON.stringify(period.period));
  if (period === undefined || next === undefined || !label.endsWith(` ${period.words}`)) return label;
  return `${label.slice(0, -period.words.length)}${next.words}`;
}
