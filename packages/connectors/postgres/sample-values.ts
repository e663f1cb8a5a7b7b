import type { ColumnValues } from "@askery/model";
import type { SampleOptions } from "../connector.ts";
import { chooseValues } from "../child/choose-values.ts";
import { maySample } from "../child/may-sample.ts";
import { quoteName } from "../child/quote-name.ts";
import type { SchemaColumn, SchemaTable } from "../schema-table.ts";
import type { Reading } from "../server/reading.ts";
import { sampleTables } from "../server/sample-tables.ts";
import { readSchema } from "./read-schema.ts";
import type { PostgresTable, SchemaOptions } from "./read-schema.ts";
import { chooseSample, isWhole, printSample } from "./scan-table.ts";
import type { Sample } from "./scan-table.ts";

/**
 * Samples the values of text and small integer columns of every table, smallest first, as long as time permits. Skips
 * views, which repeat values of tables.
 */
export async function sampleValues(
  reading: Reading,
  options: SampleOptions & SchemaOptions,
): Promise<readonly ColumnValues[]> {
  const { tables } = await readSchema(reading, options);
  const stored = tables.filter(
    ({ kind, isStored, runs }) => kind === "table" && isStored && runs === undefined,
  );
  return sampleTables(
    reading,
    stored.toSorted((one, other) => one.pages - other.pages),
    { ...options, sample: (table) => sampleTable(reading, table, options) },
  );
}

async function sampleTable(
  reading: Reading,
  table: PostgresTable,
  options: SampleOptions,
): Promise<readonly ColumnValues[]> {
  const sample = chooseSample(table, options.maxScannedRows ?? 200_000);
  const columns = table.columns.filter(
    (column) => mayBeNamed(table, column) && maySample(options, table.id, column.name),
  );
  const values: ColumnValues[] = [];
  for (const some of splitColumns(columns)) {
    values.push(...(await sampleColumns(reading, { table, columns: some, sample }, options)));
  }
  return values;
}

/** Splits columns into passes over the rows. A list yields several rows for each row, so it gets a pass of its own. */
function splitColumns(columns: readonly SchemaColumn[]): readonly (readonly SchemaColumn[])[] {
  const single = columns.filter(({ isList }) => !isList);
  const passes = Array.from({ length: Math.ceil(single.length / columnsPerQuery) }, (_, index) =>
    single.slice(index * columnsPerQuery, (index + 1) * columnsPerQuery),
  );
  return [...passes, ...columns.filter(({ isList }) => isList).map((column) => [column])];
}

/** The number of columns that one pass over the rows reads. */
const columnsPerQuery = 10;

/** Excludes unique numbers and UUIDs, which people don't use as names. */
function mayBeNamed(table: SchemaTable, { name, type, nativeType }: SchemaColumn): boolean {
  if (type === "integer") return !table.uniqueColumns.has(name);
  return type === "text" && nativeType !== "uuid";
}

interface ColumnsOfTable {
  readonly table: PostgresTable;
  readonly columns: readonly SchemaColumn[];
  readonly sample: Sample;
}

/** Reads one value more than the limit, to learn whether there are more. */
async function sampleColumns(
  reading: Reading,
  { table, columns, sample }: ColumnsOfTable,
  options: SampleOptions,
): Promise<readonly ColumnValues[]> {
  const limits = columns.map(({ type }) => (type === "text" ? (options.maxValues ?? 10_000) : maxCodes) + 1);
  const length = (options.maxLength ?? 200) + 1;
  const texts = columns.map(
    (column, index) => `left(${printValue(column)}::text, ${String(length)}) AS ${nameColumn(index)}`,
  );
  const counts = columns.map((_, index) => printCounts(index, limits[index] ?? 0));
  const sql = `WITH s AS (${printSample(table, texts, sample)})
    SELECT -1, NULL, count(*) FROM s UNION ALL ${counts.join(" UNION ALL ")}`;
  const rows = await reading.tryRead(sql, sampleMs);
  if (!rows) return [];
  const byColumn = Map.groupBy(rows, ([index]) => Number(index));
  const wasWhole = isWhole(Number(byColumn.get(-1)?.[0]?.[2] ?? 0), sample);
  return columns.flatMap(({ name, type }, index) => {
    const found = byColumn.get(index) ?? [];
    const values = chooseValues(
      {
        type,
        isKey: table.uniqueColumns.has(name),
        counts: new Map(found.map(([, value, count]) => [value ?? "", Number(count)])),
        isWhole: wasWhole && found.length < (limits[index] ?? 0),
      },
      options,
    );
    return values ? [{ table: table.id, column: name, ...values }] : [];
  });
}

function printValue({ name, isList }: SchemaColumn): string {
  return isList ? `unnest(${quoteName(name)})` : quoteName(name);
}

function printCounts(index: number, limit: number): string {
  const column = nameColumn(index);
  return `(SELECT ${String(index)}, ${column}, count(*) FROM s WHERE ${column} IS NOT NULL
    GROUP BY ${column} ORDER BY 3 DESC, ${column} COLLATE "C" LIMIT ${String(limit)})`;
}

function nameColumn(index: number): string {
  return `c${String(index)}`;
}

const maxCodes = 50;
const sampleMs = 10_000;
