import type { Condition, Expression, OutputId, QueryPlan } from "@askery/model";
import { mapCondition, mapExpression } from "../plan/assemble/map-expression.ts";

/** Redirects every reference from one output to another. Does not change the outputs themselves. */
export function redirectOutput(plan: QueryPlan, from: OutputId, to: OutputId): QueryPlan {
  const nameOf = (id: OutputId): OutputId => (id === from ? to : id);
  const map = (part: Expression): Expression => {
    const named = part.kind === "output" ? { ...part, output: nameOf(part.output) } : part;
    const along = "along" in named ? { ...named, along: nameOf(named.along) } : named;
    return "within" in along ? { ...along, within: along.within.map(nameOf) } : along;
  };
  return {
    ...plan,
    measures: plan.measures.map((one) => ({ ...one, expression: mapExpression(one.expression, map) })),
    having: plan.having.map((one) => mapCondition(one, map)),
    order: plan.order.map((one) => ({ ...one, by: mapExpression(one.by, map) })),
    limit: plan.limit === null ? null : { ...plan.limit, per: plan.limit.per.map(nameOf) },
  };
}

/** Replaces references to an output by its expression in measures and group filters, so that it can be removed. */
export function inlineOutput(plan: QueryPlan, id: OutputId, expression: Expression): QueryPlan {
  const map = (part: Expression): Expression =>
    part.kind === "output" && part.output === id ? expression : part;
  return {
    ...plan,
    measures: plan.measures.map((one) => ({ ...one, expression: mapExpression(one.expression, map) })),
    having: plan.having.map((one) => mapCondition(one, map)),
  };
}

/** The outputs that an expression or condition refers to. */
export function outputsIn(part: Expression | Condition): ReadonlySet<OutputId> {
  const found = new Set<OutputId>();
  collect(part, found);
  return found;
}

function collect(part: unknown, found: Set<OutputId>): void {
  if (typeof part !== "object" || part === null) return;
  const kind = "kind" in part ? part.kind : null;
  if (kind === "query" || kind === "set" || kind === "sql") return;
  if (kind === "output" && "output" in part) found.add(String(part.output));
  for (const inner of Object.values(part)) collect(inner, found);
}
