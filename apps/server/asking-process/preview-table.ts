import { rerunPlan, systemClock, type AskableDatabase } from "@askery/asking";
import type { QueryPlan, Table } from "@askery/model";
import type { ToPreview } from "./jobs.ts";

/** The first rows of a table. */
export interface TablePreview {
  readonly table: Table;
  /** Columns that are not read, so that all of their values are null. */
  readonly privateColumns: readonly string[];
}

interface PreviewContext {
  readonly database: AskableDatabase;
  readonly signal: AbortSignal;
}

/** A table's first rows, even if answers ignore the table. Private columns are empty, since they are not read. */
export async function previewTable(input: ToPreview, context: PreviewContext): Promise<string> {
  const { table } = input;
  const hidden = new Set(
    context.database.privateColumns.flatMap((one) => (one.table === table.id ? one.column : [])),
  );
  const columns = table.columns.filter(({ name }) => !hidden.has(name));
  const shown =
    columns.length === 0 ? noRows : await readRows({ ...input, table: { ...table, columns } }, context);
  const indices = new Map(columns.map(({ name }, index) => [name, index]));
  const preview: TablePreview = {
    table: {
      ...shown,
      columns: table.columns.map(({ name, type }) => ({ name, type })),
      values: table.columns.map(({ name }) => {
        const index = indices.get(name);
        const cells = index === undefined ? undefined : shown.values[index];
        return cells ?? Array.from({ length: shown.rowCount }, () => null);
      }),
    },
    privateColumns: table.columns.map(({ name }) => name).filter((name) => hidden.has(name)),
  };
  return JSON.stringify(preview);
}

const noRows: Table = { columns: [], values: [], rowCount: 0, isTruncated: false };

async function readRows(
  { table, rowCount, today, settings }: ToPreview,
  { database, signal }: PreviewContext,
): Promise<Table> {
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
  return ran.table;
}
