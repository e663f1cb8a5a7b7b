import type { EditField, Expression, QueryPlan } from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";

/** Reads an expression as a field: a column, or an output of the plan or of the plan that its rows come from. */
export function readField(expression: Expression, { sources, dimensions }: QueryPlan): EditField | null {
  if (expression.kind === "output") return { kind: "output", output: expression.output };
  if (expression.kind === "column") {
    const source = sources.find(({ id }) => id === expression.source);
    if (source === undefined) return null;
    return source.kind === "table"
      ? { kind: "column", table: source.table, column: expression.column }
      : { kind: "output", output: expression.column };
  }
  const shown = dimensions.find((one) => isSame(one.expression, expression));
  return shown === undefined ? null : { kind: "output", output: shown.id };
}
