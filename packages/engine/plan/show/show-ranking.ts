import type { Dimension, Expression, Plan, QueryPlan } from "@askery/model";
import { nameOutput } from "../assemble/name-outputs.ts";

/**
 * Shows the figure that rows are ranked by: in "the product with the most returns", the number of returns. Returns the
 * plan unchanged if it ranks nothing or already shows the figure.
 */
export function showRanking(plan: Plan): Plan {
  const [first] = plan.kind === "query" ? plan.order : [];
  if (plan.kind !== "query" || plan.limit === null || first === undefined) return plan;
  return first.by.kind === "output" ? showOutput(plan, first.by.output) : showColumn(plan, first.by);
}

function showOutput(plan: QueryPlan, id: string): QueryPlan {
  return {
    ...plan,
    measures: plan.measures.map((measure) => (measure.id === id ? { ...measure, isShown: true } : measure)),
  };
}

function showColumn(plan: QueryPlan, by: Expression): QueryPlan {
  const isShown = plan.dimensions.some(
    (dimension) => JSON.stringify(dimension.expression) === JSON.stringify(by),
  );
  if (by.kind !== "column" || plan.aggregation !== "none" || isShown) return plan;
  const label = by.column.replaceAll("_", " ");
  const id = nameOutput(label, new Set(plan.dimensions.map((dimension) => dimension.id)));
  const ranking: Dimension = { id, expression: by, label, isShown: true, format: null };
  return { ...plan, dimensions: [...plan.dimensions, ranking] };
}
