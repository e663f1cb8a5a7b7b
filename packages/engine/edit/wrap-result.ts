import type { Plan, Problem, QueryPlan } from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";
import { isProblem, refuseEdit, type EditContext } from "./edit-context.ts";
import { listOutputs } from "./resolve-field.ts";

/** Wraps a plan so that its result can be filtered, sorted or counted. */
export function wrapResult(plan: Plan, { sqlColumns }: EditContext): QueryPlan | Problem {
  const outputs = listOutputs(plan, sqlColumns);
  if (outputs.length === 0) return refuseEdit("edit-of-sql");
  return {
    kind: "query",
    sources: [{ kind: "plan", id: "s0", plan, join: null }],
    filters: [],
    aggregation: "none",
    dimensions: outputs.map(({ id, label, format }) => ({
      id,
      expression: { kind: "column", source: "s0", column: id },
      label,
      isShown: true,
      format,
    })),
    measures: [],
    having: [],
    order: [],
    limit: null,
  };
}

/** Returns the inner plan if the wrapper no longer changes its result. */
export function unwrapIdle(plan: Plan, context: EditContext): Plan {
  const [root] = plan.kind === "query" ? plan.sources : [];
  if (root?.kind !== "plan" || root.plan.kind === "query") return plan;
  const idle = wrapResult(root.plan, context);
  return !isProblem(idle) && isSame(idle, plan) ? root.plan : plan;
}
