import {
  BOOLEAN,
  DATE,
  DECIMAL,
  DuckDBDataChunk,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBInstance,
  DuckDBTimestampValue,
  INTEGER,
  TIMESTAMP,
  VARCHAR,
  type DuckDBAppender,
  type DuckDBConnection,
  type DuckDBType,
  type DuckDBValue,
} from "@duckdb/node-api";
import { setImmediate } from "node:timers/promises";
import type { Cell, Row } from "./row.ts";
import { printComments, printCreateTable } from "./schema.ts";
import type { ColumnType, SampleColumn, SampleTable } from "./table.ts";

/** The maximum number of rows in a chunk of DuckDB. */
const chunkRows = 2048;

/** The number of rows in a table. */
export interface TableCount {
  readonly name: string;
  readonly rows: number;
}

/**
 * Creates a DuckDB file with these tables, parents before children, and these rows by table name. The file must not
 * exist yet. Each table's rows are read once. Other work can run between chunks.
 */
export async function writeDatabase(
  path: string,
  tables: readonly SampleTable[],
  rows: ReadonlyMap<string, Iterable<Row>>,
): Promise<readonly TableCount[]> {
  const counts: TableCount[] = [];
  const instance = await DuckDBInstance.create(path);
  try {
    const connection = await instance.connect();
    try {
      for (const table of tables) {
        await connection.run(printCreateTable(table));
        counts.push({
          name: table.name,
          rows: await fillTable(connection, table, rows.get(table.name) ?? []),
        });
        for (const comment of printComments(table)) await connection.run(comment);
      }
      await connection.run("CHECKPOINT");
    } finally {
      connection.closeSync();
    }
  } finally {
    instance.closeSync();
  }
  return counts;
}

async function fillTable(
  connection: DuckDBConnection,
  table: SampleTable,
  rows: Iterable<Row>,
): Promise<number> {
  const appender = await connection.createAppender(table.name);
  // a row that refers to its own table must find the row it refers to already written
  const pointsAtItself = table.foreignKeys.some((key) => key.table === table.name);
  const step = pointsAtItself ? 1 : chunkRows;
  let count = 0;
  for (const batch of splitIntoBatches(rows, step)) {
    appendRows(appender, table, batch);
    count += batch.length;
    if (pointsAtItself) appender.flushSync();
    await setImmediate();
  }
  appender.closeSync();
  return count;
}

function* splitIntoBatches(rows: Iterable<Row>, size: number): Generator<readonly Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function appendRows(appender: DuckDBAppender, table: SampleTable, rows: readonly Row[]): void {
  const chunk = DuckDBDataChunk.create(
    table.columns.map((column) => duckdbTypes[column.type]),
    rows.length,
  );
  chunk.setColumns(table.columns.map((column) => readColumn(table, column, rows)));
  appender.appendDataChunk(chunk);
}

function readColumn(table: SampleTable, column: SampleColumn, rows: readonly Row[]): readonly DuckDBValue[] {
  const convert = converters[column.type];
  return rows.map((row) => {
    const cell = row[column.name];
    if (cell === undefined) throw new Error(`A row of ${table.name} has no ${column.name}.`);
    return cell === null ? null : convert(cell);
  });
}

const duckdbTypes: Readonly<Record<ColumnType, DuckDBType>> = {
  INTEGER,
  "DECIMAL(10,2)": DECIMAL(10, 2),
  "DECIMAL(4,2)": DECIMAL(4, 2),
  "DECIMAL(6,2)": DECIMAL(6, 2),
  BOOLEAN,
  DATE,
  TIMESTAMP,
  VARCHAR,
};

const converters: Readonly<Record<ColumnType, (cell: Exclude<Cell, null>) => DuckDBValue>> = {
  INTEGER: (cell) => cell,
  "DECIMAL(10,2)": (cell) => new DuckDBDecimalValue(BigInt(cell), 10, 2),
  "DECIMAL(4,2)": (cell) => new DuckDBDecimalValue(BigInt(cell), 4, 2),
  "DECIMAL(6,2)": (cell) => new DuckDBDecimalValue(BigInt(cell), 6, 2),
  BOOLEAN: (cell) => cell,
  DATE: (cell) => new DuckDBDateValue(Number(cell)),
  TIMESTAMP: (cell) => new DuckDBTimestampValue(BigInt(cell) * 1_000_000n),
  VARCHAR: (cell) => cell,
};
