import type { Dimension, OutputId, Plan, QueryPlan } from "@askery/model";

/** Wraps a plan and exposes some of its outputs: to filter them, or to be in. */
export function wrapPlan(plan: Plan, outputs: readonly OutputId[]): QueryPlan {
  return {
    kind: "query",
    sources: [{ kind: "plan", id: "s0", plan: expose(plan, outputs), join: null }],
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

function expose(plan: Plan, outputs: readonly OutputId[]): Plan {
  if (plan.kind !== "query") return plan;
  const show = <Output extends Dimension>(one: Output): Output =>
    outputs.includes(one.id) && !one.isShown ? { ...one, isShown: true } : one;
  return { ...plan, dimensions: plan.dimensions.map(show), measures: plan.measures.map(show) };
}

/** The query that a plan wraps; null if it wraps none. */
export function findWrapped(plan: Plan): QueryPlan | null {
  const [source, ...others] = plan.kind === "query" ? plan.sources : [];
  const isAlone = source?.kind === "plan" && others.length === 0;
  return isAlone && source.plan.kind === "query" ? source.plan : null;
}
