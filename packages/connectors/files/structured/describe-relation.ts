import type { DuckDBConnection } from "@duckdb/node-api";
import { rowsOf, textOf } from "../../duckdb/read-schema.ts";

export interface DescribedColumn {
  readonly name: string;
  /** As DuckDB spells it: `STRUCT(a BIGINT)[]`. */
  readonly type: string;
}

/** The columns of a relation (SQL after FROM). */
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

/** The fields of a structure by its type alone: nothing is read. */
export function describeStructure(
  connection: DuckDBConnection,
  type: string,
): Promise<readonly DescribedColumn[]> {
  return describeRelation(connection, `(SELECT unnest(CAST(NULL AS ${type})))`);
}
