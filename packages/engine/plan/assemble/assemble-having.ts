import type { Condition, QueryPlan } from "@askery/model";
import type { Quantity } from "../request/clause.ts";
import type { Having } from "../request/request.ts";
import { assembleQuantity } from "./assemble-quantity.ts";
import type { Assembly } from "./assembly.ts";
import { averageGroups } from "./wrap-groups.ts";

/** What must hold of a group: its figure against a given one, or against the average. */
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

/** An average over rows is held against the average of all rows; what is counted or added up against that of the groups. */
function isOfRows(quantity: Quantity): boolean {
  return quantity.kind === "rate" || (quantity.kind === "column" && quantity.function === "avg");
}

function averageOf(plan: QueryPlan): QueryPlan {
  return plan.dimensions.length === 0
    ? plan
    : averageGroups(plan, { unit: "group", function: "avg", dropped: plan.dimensions.map(({ id }) => id) });
}
