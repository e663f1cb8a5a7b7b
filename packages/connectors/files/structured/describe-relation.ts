import type { DuckDBConnection } from "@duckdb/node-api";
import { rowsOf, textOf } from "../../duckdb/read-schema.ts";

export interface DescribedColumn {
  readonly name: string;
  /** As spelled by DuckDB: `STRUCT(a BIGINT)[]`. */
  readonly type: string;
}

/** Describes the columns of a relation (SQL after FROM). */
export async function describeRelation(
  connection: DuckDBConnection,
  relation: string,
): Promise<readonly DescribedColumn[]> {
  const rows = await rowsOf(connection, `DESCRIBE SELECT * FROM ${relation}`);
  return rows.map((row) => ({ name: textOf(row["column_name"]), type: textOf(row["column_type"]) }));
}

export function isStructure(type: string): boolean {
  return type.startsWith("STRUCT(") && !type.endsWith("]");
}

/** Describes the fields of a structure from its type alone, without reading rows. */
export function describeStructure(
  connection: DuckDBConnection,
  type: string,
): Promise<readonly DescribedColumn[]> {
  return describeRelation(connection, `(SELECT unnest(CAST(NULL AS ${type})))`);
}
