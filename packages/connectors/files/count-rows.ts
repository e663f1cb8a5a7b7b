import type { DuckDBConnection } from "@duckdb/node-api";
import { quoteName } from "../child/quote-name.ts";
import { rowsOf } from "../duckdb/read-schema.ts";

/** The rows of a relation (SQL after FROM), or of a table by its name. */
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
