import type {
  AggregateExpression,
  AggregateFunction,
  ColumnExpression,
  Dimension,
  Measure,
  OutputId,
  QueryPlan,
} from "@askery/model";
import { nameOutput } from "./name-outputs.ts";

/** Counts the groups of a plan, by some of its dimensions: "how many customers have more than 3 orders", "by country". */
export function countGroups(inner: QueryPlan, label: string, by: readonly Dimension[]): QueryPlan {
  const count: AggregateExpression = { kind: "aggregate", function: "count", of: null, where: null };
  // What has the same name is apart by its key, which the plan around has to see.
  const dimensions = inner.dimensions.map((one) => (by.includes(one) ? { ...one, isShown: true } : one));
  return summarize({ ...inner, dimensions, order: [], measures: [] }, count, label, by);
}

export interface Averaging {
  /** The unit that each inner figure belongs to: "day", "order". */
  readonly unit: string;
  readonly function: AggregateFunction;
  /** Inner dimensions to aggregate over; the others remain. */
  readonly dropped: readonly OutputId[];
}

/** Aggregates the figures per unit of time or per entity: "average daily revenue", "median order value". */
export function averageGroups(inner: QueryPlan, { unit, function: how, dropped }: Averaging): QueryPlan {
  const [figure] = inner.measures;
  const remaining = inner.dimensions.filter(({ id, isShown }) => !dropped.includes(id) && isShown);
  const of = outputOf(figure?.id ?? "value");
  const summary: AggregateExpression = { kind: "aggregate", function: how, of, where: null };
  const label = `${how === "avg" ? "average" : how} ${figure?.label ?? ""} per ${unit}`;
  return summarize({ ...inner, order: [] }, summary, label, remaining);
}

/** One figure over the groups of a plan, for each of the remaining dimensions. */
function summarize(
  inner: QueryPlan,
  expression: AggregateExpression,
  label: string,
  remaining: readonly Dimension[],
): QueryPlan {
  const id = nameOutput(label, new Set(remaining.map((dimension) => dimension.id)));
  const measure: Measure = { id, expression, label, isShown: true, format: null };
  return groupOver(inner, { dimensions: remaining, measures: [measure] });
}

/** An output of the plan that `groupOver` reads. */
export function outputOf(column: OutputId): ColumnExpression {
  return { kind: "column", source: "s0", column };
}

interface Groups extends Pick<QueryPlan, "dimensions" | "measures"> {
  readonly filters?: QueryPlan["filters"];
  readonly order?: QueryPlan["order"];
}

/** Groups the rows of a plan by some of its dimensions. Measures and filters are over its outputs. */
export function groupOver(
  inner: QueryPlan,
  { dimensions, measures, filters = [], order = [] }: Groups,
): QueryPlan {
  return {
    kind: "query",
    sources: [{ kind: "plan", id: "s0", plan: inner, join: null }],
    filters,
    aggregation: "group",
    dimensions: dimensions.map((dimension) => ({ ...dimension, expression: outputOf(dimension.id) })),
    measures,
    having: [],
    order,
    limit: null,
  };
}
