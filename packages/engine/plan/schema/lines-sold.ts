import type { TableId } from "@askery/model";
import type { Schema } from "./schema.ts";

/** The tables whose rows are one thing sold each: the lines of orders, or the orders where they have none. Likeliest first. */
export function linesSold({ flows, detailOf }: Pick<Schema, "flows" | "detailOf">): readonly TableId[] {
  return flows.income.map(({ table }) => detailOf(table) ?? table);
}

/** True for a table of what is sold: orders or their lines. */
export function isSold(table: TableId, schema: Pick<Schema, "flows" | "detailOf">): boolean {
  return schema.flows.income.some((flow) => flow.table === table) || linesSold(schema).includes(table);
}
