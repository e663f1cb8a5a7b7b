import type { DuckDBConnection } from "@duckdb/node-api";
import { quoteName } from "../child/quote-name.ts";
import { printText } from "../duckdb/print-text.ts";
import { rowsOf } from "../duckdb/read-schema.ts";

/** Counts the rows of a relation (SQL after FROM) or of a table, by name. */
export async function countRows(
  connection: DuckDBConnection,
  from: string,
  kind: "relation" | "table" = "relation",
): Promise<number> {
  const [row = {}] = await rowsOf(
    connection,
    `SELECT count(*) AS n FROM ${kind === "table" ? quoteName(from) : from}`,
  );
  return Number(row["n"]);
}

/** Counts the rows of a table; 0 if it does not exist. */
export async function countOld(connection: DuckDBConnection, table: string): Promise<number> {
  const [row] = await rowsOf(
    connection,
    `SELECT 1 FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = 'main' AND table_name = ${printText(table)}`,
  );
  return row ? countRows(connection, table, "table") : 0;
}
