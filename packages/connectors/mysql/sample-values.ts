import type { ColumnValues } from "@askery/model";
import type { SampleOptions } from "../connector.ts";
import type { SchemaColumn, SchemaTable } from "../schema-table.ts";
import type { Reading } from "../server/reading.ts";
import { sampleByColumn, type ColumnLimits, type SampledColumn } from "../server/sample-tables.ts";
import type { ServerContext } from "../server/server-connector.ts";
import { printText, quoteName } from "./print-name.ts";
import { readSchema } from "./read-schema.ts";
import { printSample } from "./scan-table.ts";

/** Samples the values of text and small integer columns of every table, as long as time permits. */
export async function sampleValues(
  reading: Reading,
  options: SampleOptions & ServerContext<null>,
): Promise<readonly ColumnValues[]> {
  const { tables } = await readSchema(reading, options.target);
  return sampleByColumn(reading, tables, {
    ...options,
    mayBeNamed,
    isKey: ({ uniqueColumns }, { name }) => uniqueColumns.has(name),
    print: (column, limits) => printCounts(reading, column, limits),
  });
}

/** Excludes unique numbers and UUIDs, which people don't use as names. */
function mayBeNamed({ uniqueColumns }: SchemaTable, { name, type, nativeType }: SchemaColumn): boolean {
  if (type === "integer") return !uniqueColumns.has(name);
  return type === "text" && nativeType !== "uuid";
}

async function printCounts(
  reading: Reading,
  { table, column: { name, type, isList, labels = [] } }: SampledColumn<SchemaTable>,
  limits: ColumnLimits,
): Promise<string> {
  const text = type === "text" ? `LEFT(${quoteName(name)}, ${String(limits.length)})` : quoteName(name);
  const value = isList ? quoteName(name) : text;
  const sample = await printSample(reading, { table, columns: [`${value} AS v`] }, limits.rows);
  const rows = isList ? printElements(sample, labels) : `(${sample}) AS s`;
  return `SELECT v, COUNT(*) AS n, SUM(COUNT(*)) OVER () FROM ${rows} WHERE v IS NOT NULL
    GROUP BY v ORDER BY n DESC, v LIMIT ${String(limits.values)}`;
}

/** A row for each element of each list. */
function printElements(sample: string, labels: readonly string[]): string {
  const elements = labels.map((label) => `SELECT ${printText(label)} AS v`).join(" UNION ALL ");
  return `(SELECT e.v FROM (${elements}) AS e JOIN (${sample}) AS s ON FIND_IN_SET(e.v, s.v)) AS s`;
}
