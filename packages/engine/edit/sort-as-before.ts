import type { Order, QueryPlan } from "@askery/model";
import { defaultOrder } from "../plan/assemble/default-order.ts";
import { isSame } from "../plan/request/is-same.ts";
import type { Schema } from "../plan/schema/schema.ts";

/** The edited plan in the default order, where the plan before was in it; otherwise in its own order. */
export function sortAsBefore(before: QueryPlan, after: QueryPlan, schema: Schema): QueryPlan {
  return isSame(before.order, sortGroups(before, schema))
    ? { ...after, order: sortGroups(after, schema) }
    : after;
}

/** The default order of a plan of groups; rows that are listed have none. */
export function sortGroups(plan: QueryPlan, schema: Schema): readonly Order[] {
  return plan.aggregation === "group" ? defaultOrder(plan, schema) : [];
}
