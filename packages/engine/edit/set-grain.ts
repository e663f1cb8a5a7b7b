import type { Dimension, Expression, Grain, OutputId, Plan, Problem, QueryPlan } from "@askery/model";
import { nameOutput } from "../plan/assemble/name-outputs.ts";
import { isProblem, refuseEdit, type EditContext } from "./edit-context.ts";
import { innerDimension } from "./edit-dimensions.ts";
import { takenIds } from "./edit-measures.ts";
import { yearColumn } from "./find-time.ts";
import { openBlock } from "./open-block.ts";
import { typeOf } from "./resolve-field.ts";
import { redirectOutput } from "./rename-output.ts";

/** Changes the grain of a time dimension. A plain date or a date part becomes a grain. */
export function setGrain(
  plan: Plan,
  { dimension: id, grain }: { readonly dimension: OutputId; readonly grain: Grain },
  context: EditContext,
): Plan | Problem {
  if (plan.kind === "sql") return refuseEdit("edit-of-sql");
  if (plan.kind === "set") return refuseEdit("edit-of-set");
  const dimension = plan.dimensions.find((one) => one.id === id);
  if (dimension === undefined) return refuseEdit("edit-name-unknown", { name: id });
  return changeGrain(plan, dimension, grain, context);
}

function changeGrain(
  plan: QueryPlan,
  dimension: Dimension,
  grain: Grain,
  context: EditContext,
): QueryPlan | Problem {
  const found = innerDimension(dimension, plan);
  const passed = found?.inner.dimensions.find(({ id }) => id === found.id);
  if (found && passed && passed.expression.kind !== "column") {
    const inner = changeGrain(found.inner, passed, grain, context);
    if (isProblem(inner)) return inner;
    const changed = inner.dimensions[found.inner.dimensions.indexOf(passed)] ?? passed;
    const sources = [{ ...found.root, plan: inner }, ...plan.sources.slice(1)];
    const expression: Expression = { kind: "column", source: found.root.id, column: changed.id };
    return put({ ...plan, sources }, dimension, { ...changed, expression, isShown: dimension.isShown });
  }
  const { expression } = dimension;
  const of = expression.kind === "grain" || expression.kind === "datePart" ? expression.of : expression;
  const { type } = typeOf(of, plan, context);
  const isDate =
    ["date", "timestamp", "other"].includes(type) && yearColumn(of, openBlock(plan, context)) === null;
  if (!isDate) return refuseEdit("edit-wrong-type", { column: dimension.label, needs: "date" });
  return put(plan, dimension, {
    ...dimension,
    expression: { kind: "grain", grain, of },
    label: grain,
    format: { kind: "date", grain },
  });
}

/** Replaces a dimension and its id, and updates references to it. */
function put(plan: QueryPlan, before: Dimension, after: Dimension): QueryPlan {
  const id = after.label === before.label ? before.id : nameOutput(after.label, takenIds(plan, before.id));
  const dimensions = plan.dimensions.map((one) => (one === before ? { ...after, id } : one));
  return redirectOutput({ ...plan, dimensions }, before.id, id);
}
