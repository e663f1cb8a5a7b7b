import type { DuckDBConnection } from "@duckdb/node-api";
import type { ColumnValues } from "@askery/model";
import type { SampleOptions } from "../connector.ts";
import { chooseValues, fitValues } from "../child/choose-values.ts";
import { maySample } from "../child/may-sample.ts";
import { quoteName } from "../child/quote-name.ts";
import { describeQueryError } from "./describe-error.ts";
import { readSchema, rowsOf } from "./read-schema.ts";
import type { SchemaColumn, SchemaTable } from "../schema-table.ts";
import { printSample } from "./scan-table.ts";

export type DuckdbSampleOptions = SampleOptions & { readonly fileTable: string | null };

/** Samples the values of text and small integer columns of every table. Skips views, which repeat values of tables. */
export async function sampleValues(
  connection: DuckDBConnection,
  options: DuckdbSampleOptions,
): Promise<readonly ColumnValues[]> {
  const { tables } = await readSchema(connection, options.fileTable);
  const sampled: ColumnValues[] = [];
  for (const table of tables.filter(({ kind }) => kind === "table")) {
    for (const column of table.columns.filter(({ name }) => maySample(options, table.id, name))) {
      const values = await sampleColumn(connection, { table, column }, options);
      if (values) sampled.push(values);
    }
  }
  return fitValues(sampled, options.maxTotal ?? 500_000);
}

interface ColumnOfTable {
  readonly table: SchemaTable;
  readonly column: SchemaColumn;
}

/** Reads one value more than the limit, to learn whether there are more. */
async function sampleColumn(
  connection: DuckDBConnection,
  { table, column }: ColumnOfTable,
  options: SampleOptions,
): Promise<ColumnValues | null> {
  const { type } = column;
  if ((type !== "text" && type !== "integer") || column.nativeType === "UUID") return null;
  const limit = (type === "text" ? (options.maxValues ?? 10_000) : maxCodes) + 1;
  const maxRows = (options.maxScannedRows ?? 200_000) * columnarAdvantage;
  const name = quoteName(column.name);
  const value = column.isList ? `unnest(${name})` : name;
  const sql = `SELECT value::VARCHAR AS v, count(*)::DOUBLE AS n
    FROM (SELECT ${value} AS value FROM ${printSample(table, maxRows)}) WHERE value IS NOT NULL
    GROUP BY 1 ORDER BY n DESC, v LIMIT ${String(limit)}`;
  try {
    const rows = await rowsOf(connection, sql);
    const counts = new Map(
      rows.map((row) => [typeof row["v"] === "string" ? row["v"] : "", Number(row["n"])]),
    );
    const isWhole = rows.length < limit && (table.rowEstimate ?? 0) <= maxRows;
    const values = chooseValues(
      { type, isKey: table.uniqueColumns.has(column.name), counts, isWhole },
      options,
    );
    return values && { table: table.id, column: column.name, ...values };
  } catch (cause) {
    throw describeQueryError(cause);
  }
}

const columnarAdvantage = 100;
const maxCodes = 50;
