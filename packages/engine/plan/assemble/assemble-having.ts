import type { Condition, QueryPlan } from "@askery/model";
import type { Quantity } from "../request/clause.ts";
import type { Having } from "../request/request.ts";
import { assembleQuantity } from "./assemble-quantity.ts";
import type { Assembly } from "./assembly.ts";
import { averageGroups } from "./wrap-groups.ts";

/** Builds a condition on a group: its figure compared with a constant or with the average. */
export function assembleHaving(
  { quantity, operator, value }: Having,
  { tree, context }: Assembly,
  grouped: Pick<QueryPlan, "filters" | "dimensions">,
): Condition {
  const left = assembleQuantity(quantity, tree, context);
  if (value.type !== "average") {
    return { kind: "compare", left, operator, right: { kind: "literal", value } };
  }
  const plan: QueryPlan = {
    kind: "query",
    sources: tree.sources,
    filters: grouped.filters,
    aggregation: "group",
    dimensions: isOfRows(quantity) ? [] : grouped.dimensions,
    measures: [{ id: "figure", expression: left, label: "figure", isShown: true, format: null }],
    having: [],
    order: [],
    limit: null,
  };
  return { kind: "compare", left, operator, right: { kind: "scalar", plan: averageOf(plan) } };
}

/**
 * An average or a rate is compared with the average over all rows; counts and sums are compared with the average group.
 */
function isOfRows(quantity: Quantity): boolean {
  return quantity.kind === "rate" || (quantity.kind === "column" && quantity.function === "avg");
}

function averageOf(plan: QueryPlan): QueryPlan {
  return plan.dimensions.length === 0
    ? plan
    : averageGroups(plan, { unit: "group", function: "avg", dropped: plan.dimensions.map(({ id }) => id) });
}
