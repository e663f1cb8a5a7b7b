import type { Catalog, Expression, Plan } from "@askery/model";
import { mapExpression } from "../assemble/map-expression.ts";
import { findRepeat } from "../find-repeat.ts";

/** True if a plan adds up amounts that a join repeats, such as what orders are worth for each complaint of their customers. */
export function repeatsSum(plan: Plan, catalog: Catalog): boolean {
  if (plan.kind !== "query") return false;
  return plan.measures.some(({ expression }) =>
    sumsIn(expression).some((of) => (findRepeat(of, plan, catalog)?.join ?? null) !== null),
  );
}

function sumsIn(expression: Expression): readonly Extract<Expression, { kind: "aggregate" }>[] {
  const found: Extract<Expression, { kind: "aggregate" }>[] = [];
  mapExpression(expression, (part) => {
    if (part.kind === "aggregate" && part.function === "sum") found.push(part);
    return part;
  });
  return found;
}
