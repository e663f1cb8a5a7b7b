import type { ColumnValues } from "@askery/model";
import { chooseValues, fitValues } from "../child/choose-values.ts";
import { maySample } from "../child/may-sample.ts";
import type { SampleOptions } from "../connector.ts";
import type { SchemaColumn, SchemaTable } from "../schema-table.ts";
import type { Reading } from "./reading.ts";

/** Samples tables in the given order as long as time permits, within one budget of values. */
export async function sampleTables<Table extends SchemaTable>(
  reading: Reading,
  tables: readonly Table[],
  { sample, except, maxTotal = 500_000, onProgress }: SampleOptions & TableSampling<Table>,
): Promise<readonly ColumnValues[]> {
  const sampled = new Map<Table, readonly ColumnValues[]>();
  await reading.forEach(tables, async (table) => {
    sampled.set(table, except?.has(table.id) === true ? [] : await sample(table));
    onProgress?.({ done: sampled.size, total: tables.length, table: table.id });
  });
  return fitValues(
    tables.flatMap((table) => sampled.get(table) ?? []),
    maxTotal,
  );
}

interface TableSampling<Table extends SchemaTable> {
  /** Samples one table. */
  readonly sample: (table: Table) => Promise<readonly ColumnValues[]>;
}

/** How a kind of server samples the values of a column. */
export interface ColumnSampling<Table extends SchemaTable> {
  /** Whether people may name its values in a question: texts and small integers. */
  mayBeNamed(table: Table, column: SchemaColumn): boolean;
  /** Whether its values are unique. */
  isKey(table: Table, column: SchemaColumn): boolean;
  /**
   * Prints a query for values and their counts, most frequent first; optionally, a third column has the number of rows
   * with a value.
   */
  print(column: SampledColumn<Table>, limits: ColumnLimits): string | Promise<string>;
}

export interface SampledColumn<Table extends SchemaTable> {
  readonly table: Table;
  readonly column: SchemaColumn;
}

/** Each limit is one more than is stored, to learn whether there are more. */
export interface ColumnLimits {
  readonly values: number;
  readonly length: number;
  readonly rows: number;
}

/** Samples stored tables column by column, smallest first. Skips views, which repeat values of tables. */
export function sampleByColumn<Table extends SchemaTable>(
  reading: Reading,
  tables: readonly Table[],
  options: SampleOptions & ColumnSampling<Table>,
): Promise<readonly ColumnValues[]> {
  const stored = tables
    .filter(({ kind, runs }) => kind === "table" && runs === undefined)
    .toSorted((one, other) => (one.rowEstimate ?? 0) - (other.rowEstimate ?? 0));
  return sampleTables(reading, stored, {
    ...options,
    sample: async (table) => {
      const values: ColumnValues[] = [];
      for (const column of table.columns) {
        if (!options.mayBeNamed(table, column) || !maySample(options, table.id, column.name)) continue;
        values.push(...(await sampleColumn(reading, { table, column }, options)));
      }
      return values;
    },
  });
}

async function sampleColumn<Table extends SchemaTable>(
  reading: Reading,
  { table, column }: SampledColumn<Table>,
  options: SampleOptions & ColumnSampling<Table>,
): Promise<readonly ColumnValues[]> {
  const { name, type } = column;
  const limits: ColumnLimits = {
    values: (type === "text" ? (options.maxValues ?? 10_000) : maxCodes) + 1,
    length: (options.maxLength ?? 200) + 1,
    rows: options.maxScannedRows ?? 200_000,
  };
  const rows = await reading.tryRead(await options.print({ table, column }, limits), sampleMs);
  if (!rows) return [];
  const seen = Number(rows[0]?.[2] ?? 0);
  const values = chooseValues(
    {
      type,
      isKey: options.isKey(table, column),
      counts: new Map(rows.map(([value, count]) => [value ?? "", Number(count)])),
      isWhole: seen < limits.rows && rows.length < limits.values,
    },
    options,
  );
  return values ? [{ table: table.id, column: name, ...values }] : [];
}

const maxCodes = 50;
const sampleMs = 10_000;
