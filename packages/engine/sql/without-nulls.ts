import { invariant, type Catalog, type Condition, type Plan, type QueryPlan } from "@askery/model";
import { wrapPlan } from "../plan/wrap-plan.ts";
import { describeOnlyOutput } from "./describe-expression.ts";
import { namingBlock, shownOutputsOf } from "./plan-outputs.ts";

/** True if filters can be added to the block directly, because they apply to the same rows as its result. */
export function isFilterable(plan: Plan): plan is QueryPlan {
  return (
    plan.kind === "query" && plan.aggregation !== "group" && plan.limit === null && plan.measures.length === 0
  );
}

/** Removes nulls from a one-column plan; null for hand-written SQL, whose column has no known name. */
export function withoutNulls(plan: Plan, catalog: Catalog): Plan | null {
  const block = namingBlock(plan);
  if (block === null) return null;
  const outputs = shownOutputsOf(block);
  const [output] = outputs;
  invariant(output !== undefined && outputs.length === 1, "the plan to be in has one output");
  if (!describeOnlyOutput(plan, catalog).isNullable) return plan;
  const wrapped = isFilterable(plan) ? plan : wrapPlan(plan, [output.id]);
  const [column = output] = shownOutputsOf(wrapped);
  const hasValue: Condition = { kind: "not", condition: { kind: "null", value: column.expression } };
  return { ...wrapped, filters: [...wrapped.filters, hasValue] };
}
