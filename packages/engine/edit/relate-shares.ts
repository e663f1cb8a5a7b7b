import type { Expression, Plan, Problem } from "@askery/model";
import { mapExpression } from "../plan/assemble/map-expression.ts";
import { isProblem } from "./edit-context.ts";

/**
 * Shares beside a time are those of each point in time: of May, and of June. Along time alone they are those of all times,
 * since each point is all of itself. Shares within other groups remain.
 */
export function relateShares<Edited extends Plan | Problem>(edited: Edited): Edited | Plan {
  if (isProblem(edited) || edited.kind !== "query" || edited.aggregation !== "group") return edited;
  const times = edited.dimensions.flatMap(({ id, expression }) => (expression.kind === "grain" ? [id] : []));
  const isAlone = times.length === edited.dimensions.length;
  if (!edited.measures.some(({ expression }) => expression.kind === "share")) return edited;
  const relate = (part: Expression): Expression =>
    part.kind === "share" && part.within.every((id) => times.includes(id))
      ? { ...part, within: isAlone ? [] : times }
      : part;
  return {
    ...edited,
    measures: edited.measures.map((one) => ({ ...one, expression: mapExpression(one.expression, relate) })),
  };
}
