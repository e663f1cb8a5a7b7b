import type { DefaultFilter, QueryPlan } from "@askery/model";
import { describeCondition } from "./describe-condition.ts";
import type { Scope } from "./verbalize-expression.ts";

/** Verbalizes a default filter independent of any question: "status is not cancelled". */
export function verbalizeDefaultFilter(
  { table, condition }: DefaultFilter,
  scope: Omit<Scope, "plan">,
): string {
  const plan: QueryPlan = {
    kind: "query",
    sources: [{ kind: "table", id: "s0", table, join: null }],
    filters: [condition],
    aggregation: "none",
    dimensions: [],
    measures: [],
    having: [],
    order: [],
    limit: null,
  };
  return describeCondition(condition, { ...scope, plan });
}
