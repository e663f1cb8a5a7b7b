import { rerunPlan, systemClock, type AskableDatabase } from "@askery/asking";
import type { QueryPlan } from "@askery/model";
import type { ToPreview } from "./jobs.ts";

/** A table's first rows: of the columns that it is given with, whether or not answers leave it out. */
export async function previewTable(
  { table, rowCount, today, settings }: ToPreview,
  { database, signal }: { readonly database: AskableDatabase; readonly signal: AbortSignal },
): Promise<string> {
  const catalog = { tables: [table], relationships: [] };
  const plan: QueryPlan = {
    kind: "query",
    sources: [{ kind: "table", id: "s0", table: table.id, join: null }],
    filters: [],
    aggregation: "none",
    dimensions: table.columns.map(({ name }) => ({
      id: name,
      expression: { kind: "column", source: "s0", column: name },
      label: name,
      isShown: true,
      format: null,
    })),
    measures: [],
    having: [],
    order: [],
    limit: { count: rowCount, per: [] },
  };
  const ran = await rerunPlan({
    database: { ...database, prepared: { ...database.prepared, catalog } },
    plan,
    today,
    settings,
    limits: { timeoutMs: 10_000, maxRows: rowCount, maxCellBytes: 500 },
    signal,
    now: systemClock,
  });
  return JSON.stringify(ran.table);
}
