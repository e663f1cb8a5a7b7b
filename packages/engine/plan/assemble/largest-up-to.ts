import { invariant, type Condition, type Measure, type QueryPlan } from "@askery/model";
import { groupOver, outputOf } from "./wrap-groups.ts";

/**
 * The largest groups of a plan that have so much of its figure together: those before which the cumulative share has not reached it.
 * The plan's measures are the figure, its share and its cumulative share; the share only serves the condition.
 */
export function largestUpTo(upTo: string, plan: QueryPlan): QueryPlan {
  const [figure, share, cumulative] = plan.measures;
  invariant(figure && share && cumulative, "a cumulative share is beside its figure and its share");
  const valueOf = (one: Measure): Measure => ({
    ...one,
    isShown: true,
    expression: { kind: "aggregate", function: "max", of: outputOf(one.id), where: null },
  });
  const isBelow: Condition = {
    kind: "compare",
    left: {
      kind: "arithmetic",
      operator: "-",
      left: outputOf(cumulative.id),
      right: outputOf(share.id),
    },
    operator: "<",
    right: { kind: "literal", value: { type: "number", value: upTo } },
  };
  const inner: QueryPlan = {
    ...plan,
    dimensions: plan.dimensions.map((one) => ({ ...one, isShown: true })),
    order: [],
  };
  return groupOver(inner, {
    dimensions: plan.dimensions,
    measures: [valueOf(figure), valueOf(cumulative)],
    filters: [isBelow],
    order: [{ by: { kind: "output", output: cumulative.id }, direction: "ascending" }],
  });
}
