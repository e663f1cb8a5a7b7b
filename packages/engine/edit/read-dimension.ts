import type { Dimension, EditDimension, EditField, QueryPlan } from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";
import type { EditContext } from "./edit-context.ts";
import { editPlan } from "./edit-plan.ts";
import { readField } from "./read-field.ts";

/**
 * Reads a dimension of a plan as an edit would write it. Null if it says more than an edit can: setting the dimension to
 * its reading never changes the plan.
 */
export function readDimension(
  dimension: Dimension,
  plan: QueryPlan,
  context: EditContext,
): EditDimension | null {
  const found = listReadings(dimension, plan, context).find((to) => {
    const set = editPlan(plan, { kind: "setDimension", dimension: dimension.id, to }, context);
    return set.kind === "edited" && isSame(set.plan, plan);
  });
  return found ?? null;
}

function listReadings(
  { id, expression }: Dimension,
  plan: QueryPlan,
  { schema }: EditContext,
): readonly EditDimension[] {
  if (expression.kind === "grain" || expression.kind === "datePart") {
    const field = readField(expression.of, plan, schema);
    if (field === null) return [];
    return expression.kind === "grain"
      ? [{ kind: "grain", grain: expression.grain, field }]
      : [{ kind: "datePart", part: expression.part, field }];
  }
  const field = readField(expression, plan, schema) ?? ({ kind: "output", output: id } as const);
  return [...(field.kind === "column" ? [entityOf(field)] : []), { kind: "field", field }];
}

function entityOf({ table, via }: Extract<EditField, { kind: "column" }>): EditDimension {
  return { kind: "entity", table, ...(via !== undefined && { via }) };
}
