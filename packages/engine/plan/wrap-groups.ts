import type { AggregateExpression, Dimension, Measure, QueryPlan } from "@askery/model";
import { nameOutput } from "./name-outputs.ts";

/** The groups of a plan, counted: "how many customers have more than 3 orders". */
export function countGroups(inner: QueryPlan, label: string): QueryPlan {
  const count: AggregateExpression = { kind: "aggregate", function: "count", of: null, where: null };
  return overPlan({ ...inner, order: [], measures: [] }, count, label, []);
}

/** The figure of each stretch of time, averaged: "average daily revenue". */
export function averageGroups(inner: QueryPlan, unit: string): QueryPlan {
  const [figure] = inner.measures;
  const kept = inner.dimensions.filter(({ expression, isShown }) => expression.kind !== "grain" && isShown);
  const of = { kind: "column", source: "s0", column: figure?.id ?? "value" } as const;
  const average: AggregateExpression = { kind: "aggregate", function: "avg", of, where: null };
  return overPlan({ ...inner, order: [] }, average, `average ${figure?.label ?? ""} per ${unit}`, kept);
}

function overPlan(
  inner: QueryPlan,
  expression: AggregateExpression,
  label: string,
  kept: readonly Dimension[],
): QueryPlan {
  const id = nameOutput(label, new Set(kept.map((dimension) => dimension.id)));
  const measure: Measure = { id, expression, label, isShown: true, format: null };
  return {
    kind: "query",
    sources: [{ kind: "plan", id: "s0", plan: inner, join: null }],
    filters: [],
    aggregation: "group",
    dimensions: kept.map((dimension) => ({
      ...dimension,
      expression: { kind: "column", source: "s0", column: dimension.id },
    })),
    measures: [measure],
    having: [],
    order: [],
    limit: null,
  };
}
