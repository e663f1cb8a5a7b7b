import type { TableId } from "./catalog.ts";
import type { QueryPlan } from "./plan.ts";

/** A plan of all rows of a table, as source `s0`: what conditions and expressions of definitions refer to. */
export function planRows(table: TableId): QueryPlan {
  return {
    kind: "query",
    sources: [{ kind: "table", id: "s0", table, join: null }],
    filters: [],
    aggregation: "none",
    dimensions: [],
    measures: [],
    having: [],
    order: [],
    limit: null,
  };
}
