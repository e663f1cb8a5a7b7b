import type { Expression, Order, QueryPlan } from "@askery/model";
import type { Schema } from "../schema/schema.ts";

/** The parts of a plan that its default order depends on. */
export type Sortable = Pick<QueryPlan, "sources" | "dimensions" | "measures">;

/** The default order: time ascending, then the first figure descending. */
export function defaultOrder(plan: Sortable, schema: Schema): readonly Order[] {
  const { dimensions, measures } = plan;
  const time = dimensions.filter(({ expression }) => isTime(expression, plan, schema));
  const forward = time.map(({ id }): Order => ({
    by: { kind: "output", output: id },
    direction: "ascending",
  }));
  const [measure] = measures;
  if (measure === undefined || dimensions.length === time.length) return forward;
  return [...forward, { by: { kind: "output", output: measure.id }, direction: "descending" }];
}

function isTime(expression: Expression, { sources }: Sortable, schema: Schema): boolean {
  if (expression.kind !== "column") return expression.kind === "grain" || expression.kind === "datePart";
  const source = sources.find(({ id }) => id === expression.source);
  return source?.kind === "table" && schema.isYear({ table: source.table, column: expression.column });
}
