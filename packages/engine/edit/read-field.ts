import type { EditField, Expression, QueryPlan, Source } from "@askery/model";
import { findPartingTo } from "../chart/find-role.ts";
import type { ColumnRef } from "../plan/request/clause.ts";
import { isSame } from "../plan/request/is-same.ts";
import { viaOf } from "../plan/schema/find-ways.ts";
import type { Schema } from "../plan/schema/schema.ts";

/**
 * Reads an expression as a field: a column, or an output of the plan or of the plan that its rows come from. With a
 * schema, a column names the reference that leads to it where several do.
 */
export function readField(
  expression: Expression,
  { sources, dimensions }: QueryPlan,
  schema?: Schema,
): EditField | null {
  if (expression.kind === "output") return { kind: "output", output: expression.output };
  if (expression.kind === "column") {
    const { source: id, column } = expression;
    const source = sources.find((one) => one.id === id);
    if (source === undefined) return null;
    if (source.kind !== "table") return { kind: "output", output: column };
    const via = schema === undefined ? null : findVia(source.id, sources, schema);
    return { kind: "column", table: source.table, column, ...(via !== null && { via }) };
  }
  const shown = dimensions.find((one) => isSame(one.expression, expression));
  return shown === undefined ? null : { kind: "output", output: shown.id };
}

function findVia(id: string, sources: readonly Source[], { catalog, graph }: Schema): ColumnRef | null {
  const source = sources.find((one) => one.id === id);
  const parting = findPartingTo(id, { sources }, catalog);
  return parting === null || source?.kind !== "table" ? null : viaOf(parting, source.table, graph);
}
