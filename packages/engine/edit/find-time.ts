import type { Condition, Dimension, EditField, Expression, Problem, QueryPlan } from "@askery/model";
import { findDate } from "../plan/assemble/find-date.ts";
import type { ColumnRef } from "../plan/request/clause.ts";
import { isProblem, refuseEdit } from "./edit-context.ts";
import type { Block } from "./open-block.ts";
import { resolveField, type Resolved } from "./resolve-field.ts";

/** The time dimension of a plan, or null. */
export function findTime({ dimensions }: QueryPlan): Dimension | null {
  return dimensions.find(({ expression }) => expression.kind === "grain") ?? null;
}

/** The date of an edit: the named one, or that of the plan's period, its time axis or its rows. */
export function resolveDate(field: EditField | null, block: Block): Resolved | Problem {
  const { tree, context } = block;
  const found = field === null ? ownDate(block) : resolveField(field, block);
  if (found === null) {
    const table = tree === null ? "" : context.schema.table(tree.root).name;
    return refuseEdit("no-date-column", { table });
  }
  if (isProblem(found)) return found;
  const isYear = yearColumn(found.expression, block) !== null;
  if (found.level === "row" && (isYear || ["date", "timestamp", "other"].includes(found.type))) return found;
  return refuseEdit("edit-wrong-type", { column: found.label, needs: "date" });
}

function ownDate(block: Block): Resolved | Problem | null {
  const { plan, tree, context } = block;
  const used = plan.filters.find(isPeriod)?.value ?? dateOfAxis(plan);
  if (used !== null && used !== undefined) {
    return { expression: used, level: "row", type: "date", label: "date", format: null, isOpaque: false };
  }
  const ref = tree === null ? null : findDate(tree, null, context.schema);
  return ref === null ? null : resolveField({ kind: "column", ...ref }, block);
}

function dateOfAxis(plan: QueryPlan): Expression | null {
  const time = plan.dimensions.find(({ expression: { kind } }) => kind === "grain" || kind === "datePart");
  return time !== undefined && "of" in time.expression ? time.expression.of : null;
}

export function isPeriod(condition: Condition): condition is Extract<Condition, { kind: "period" }> {
  return condition.kind === "period";
}

/** The database column behind a value if it contains years as integers, otherwise null. */
export function yearColumn(value: Expression, { plan, tree, context }: Block): ColumnRef | null {
  if (value.kind !== "column") return null;
  const source = (tree?.sources ?? plan.sources).find(({ id }) => id === value.source);
  if (source?.kind !== "table") return null;
  const ref = { table: source.table, column: value.column };
  return context.schema.isYear(ref) ? ref : null;
}
