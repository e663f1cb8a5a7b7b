import type { AbsolutePeriod, EditField, Grain, Plan, PlanEdit, QueryPlan } from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";
import { resolvePeriod } from "../question/resolve-period.ts";
import type { EditContext } from "./edit-context.ts";
import { isMark, keepOnly, type MarkValue } from "./edit-marks.ts";
import { isPeriod } from "./find-time.ts";
import { readField } from "./read-field.ts";

/** Shows the period of a mark in the next finer unit of time. Null for other values, and for the finest unit. */
export function zoomInto(
  plan: QueryPlan,
  value: MarkValue,
  grain: Grain,
  context: EditContext,
): readonly PlanEdit[] | null {
  if (bucketOf(value, plan) === null) return null;
  return [...limitTo(plan, value, context), { kind: "setGrain", dimension: value.output, grain }];
}

/** The units of time that a bucket can be divided into, the most useful first. */
export const finerGrains: Readonly<Record<Grain, readonly Grain[]>> = {
  year: ["month", "quarter"],
  quarter: ["month", "week"],
  month: ["day", "week"],
  week: ["day"],
  day: ["hour"],
  hour: [],
};

/** Limits a plan to the rows of one value. The bucket of a period within the plan's own takes its place. */
export function limitTo(plan: QueryPlan, value: MarkValue, context: EditContext): readonly PlanEdit[] {
  const bucket = bucketOf(value, plan);
  const field = bucket && dateOf(value, plan);
  const [period, ...others] = plan.filters.filter(isPeriod);
  if (bucket === null || !field || period === undefined || others.length > 0) return keepOnly(plan, [value]);
  if (!isSame(readField(period.value, plan), field)) return keepOnly(plan, [value]);
  const own = resolvePeriod(period.period, context);
  const within: AbsolutePeriod = {
    kind: "absolute",
    from: later(own.from, bucket.from),
    to: earlier(own.to, bucket.to),
  };
  return [{ kind: "setPeriod", period: within, words: "", field }];
}

/** Compares a mark's rows with all other rows, in place of the breakdown that the mark is in. */
export function compareWithRest(
  plan: Plan,
  values: readonly MarkValue[],
  passing: string,
): readonly PlanEdit[] {
  const [first, ...others] = values;
  if (first === undefined) return [];
  const filter =
    others.length === 0
      ? isMark(first, plan)
      : ({ kind: "all", filters: values.map((value) => isMark(value, plan)) } as const);
  const to = { kind: "split", filter, passing, others: "the rest" } as const;
  return [{ kind: "setDimension", dimension: first.output, to }];
}

/** Compares the bucket of a time axis with the one before it, in place of the axis. */
export function compareWithBefore(plan: QueryPlan, value: MarkValue): readonly PlanEdit[] | null {
  const bucket = bucketOf(value, plan);
  const field = bucket && dateOf(value, plan);
  if (bucket === null || !field) return null;
  return [
    { kind: "setPeriod", period: bucket, words: "", field },
    { kind: "setDimension", dimension: value.output, to: null },
    { kind: "compare", with: "periodBefore" },
  ];
}

/** The days of a time bucket; null for other values, and for hours. */
export function bucketOf(value: MarkValue, plan: Plan): AbsolutePeriod | null {
  const filter = isMark(value, plan);
  if (filter.kind !== "test" || filter.test.kind !== "period") return null;
  return filter.test.period.kind === "absolute" ? filter.test.period : null;
}

function dateOf({ output }: MarkValue, plan: QueryPlan): EditField | null {
  const expression = plan.dimensions.find(({ id }) => id === output)?.expression;
  const field = expression?.kind === "grain" ? readField(expression.of, plan) : null;
  return field?.kind === "column" ? field : null;
}

function later(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}

function earlier(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other < one) ? other : one;
}
