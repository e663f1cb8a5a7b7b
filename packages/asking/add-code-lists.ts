import { readTable, type Connector } from "@askery/connectors";
import { findListTables, printStatement, readCodeLists, type ListTable } from "@askery/engine";
import { AppError, defaultSettings, type Catalog, type ColumnValues } from "@askery/model";
import { planColumns } from "./plan-columns.ts";
import { runGuarded } from "./run-guarded.ts";

/** Adds the code lists to tables that hold several. A table that can't be read is left as it is. */
export async function addCodeLists(
  connector: Connector,
  contents: { readonly catalog: Catalog; readonly values: readonly ColumnValues[] },
  signal?: AbortSignal,
): Promise<Catalog> {
  const { catalog, values } = contents;
  const found = new Map<string, ReturnType<typeof readCodeLists>>();
  for (const table of findListTables(catalog, values).slice(0, maxTables)) {
    const rows = await readRows(connector, table, catalog, signal);
    found.set(table.table.id, rows && readCodeLists(table, rows, contents));
  }
  return {
    ...catalog,
    tables: catalog.tables.map((table) => {
      const { codeLists: earlier, ...plain } = table;
      const codeLists = found.get(table.id);
      if (codeLists) return { ...plain, codeLists };
      return earlier === undefined ? table : plain;
    }),
  };
}

const maxTables = 10;
const limits = { maxRows: 20_000, timeoutMs: 5_000 };

async function readRows(
  connector: Connector,
  { table, columns }: ListTable,
  catalog: Catalog,
  signal?: AbortSignal,
): Promise<readonly (readonly string[])[] | null> {
  const statement = printStatement(planColumns(table.id, columns), {
    catalog,
    dialect: connector.dialect,
    today: "2000-01-01",
    settings: defaultSettings,
  });
  try {
    const run = await runGuarded(connector, statement, { limits, ...(signal && { signal }) });
    const { values, rowCount, isTruncated } = await readTable(run);
    const rows = Array.from({ length: rowCount }, (_, row) =>
      values.map((cells) => String(cells[row] ?? "")),
    );
    return isTruncated ? null : rows;
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code === "query-cancelled") throw cause;
    return null;
  }
}
