import { invariant, type Condition, type Expression, type Measure, type QueryPlan } from "@askery/model";

/**
 * The largest groups of a plan that have so much of its figure together: those before which the cumulative share has not reached it.
 * The plan's measures are the figure, its share and its cumulative share; the share only serves the condition.
 */
export function largestUpTo(upTo: string, plan: QueryPlan): QueryPlan {
  const [figure, share, cumulative] = plan.measures;
  invariant(figure && share && cumulative, "a cumulative share is beside its figure and its share");
  const columnOf = (column: string): Expression => ({ kind: "column", source: "s0", column });
  const valueOf = (one: Measure): Measure => ({
    ...one,
    isShown: true,
    expression: { kind: "aggregate", function: "max", of: columnOf(one.id), where: null },
  });
  const isBelow: Condition = {
    kind: "compare",
    left: {
      kind: "arithmetic",
      operator: "-",
      left: columnOf(cumulative.id),
      right: columnOf(share.id),
    },
    operator: "<",
    right: { kind: "literal", value: { type: "number", value: upTo } },
  };
  const inner: QueryPlan = {
    ...plan,
    dimensions: plan.dimensions.map((one) => ({ ...one, isShown: true })),
    order: [],
  };
  return {
    kind: "query",
    sources: [{ kind: "plan", id: "s0", plan: inner, join: null }],
    filters: [isBelow],
    aggregation: "group",
    dimensions: plan.dimensions.map((one) => ({ ...one, expression: columnOf(one.id) })),
    measures: [valueOf(figure), valueOf(cumulative)],
    having: [],
    order: [{ by: { kind: "output", output: cumulative.id }, direction: "ascending" }],
    limit: null,
  };
}
