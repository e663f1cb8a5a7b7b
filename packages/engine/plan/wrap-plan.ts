import type { OutputId, Plan, QueryPlan } from "@askery/model";

/** Wraps a plan and exposes some of its outputs: to filter them, or to be in. */
export function wrapPlan(plan: Plan, outputs: readonly OutputId[]): QueryPlan {
  return {
    kind: "query",
    sources: [{ kind: "plan", id: "s0", plan, join: null }],
    filters: [],
    aggregation: "none",
    dimensions: outputs.map((id) => ({
      id,
      expression: { kind: "column", source: "s0", column: id },
      label: id,
      isShown: true,
      format: null,
    })),
    measures: [],
    having: [],
    order: [],
    limit: null,
  };
}
