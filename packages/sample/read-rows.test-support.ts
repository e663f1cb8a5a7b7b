import { DuckDBInstance, type DuckDBValue, type Json } from "@duckdb/node-api";

/** All rows of a query on a DuckDB file, opened read-only. Decimals and bigints are text. */
export async function readRows(
  path: string,
  statement: string,
  parameters: DuckDBValue[] = [],
): Promise<readonly (readonly Json[])[]> {
  const instance = await DuckDBInstance.create(path, { access_mode: "READ_ONLY" });
  try {
    const connection = await instance.connect();
    try {
      return (await connection.runAndReadAll(statement, parameters)).getRowsJson();
    } finally {
      connection.closeSync();
    }
  } finally {
    instance.closeSync();
  }
}
