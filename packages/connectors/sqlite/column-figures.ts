import type { DatabaseSync } from "node:sqlite";
import { quoteName } from "../child/quote-name.ts";
import type { SchemaColumn, SchemaTable } from "./read-schema.ts";
import { rowsOf } from "./read-rows.ts";
import { scanKinds, type ColumnScan } from "./scan-table.ts";

/** The figures from which a column's profile is computed. Minimum and maximum ignore blobs and empty texts. */
export interface ColumnFigures {
  readonly rows: number;
  readonly nulls: number;
  /** The number of values that are numbers. */
  readonly numbers: number;
  readonly distinct: number;
  /** Infinity if there are no numbers. */
  readonly minNumber: number;
  readonly maxNumber: number;
  readonly minText: string | null;
  readonly maxText: string | null;
}

/** The figures of the scanned rows. */
export function figuresOf(scan: ColumnScan): ColumnFigures {
  const { rows, kinds, counts, minNumber, maxNumber, minText, maxText } = scan;
  return {
    rows,
    nulls: kinds[scanKinds.null],
    numbers: kinds[scanKinds.integer] + kinds[scanKinds.real],
    distinct: counts.size,
    minNumber,
    maxNumber,
    minText,
    maxText,
  };
}

/** Computes the figures of all rows of a table, for each column. */
export function readFigures(database: DatabaseSync, table: SchemaTable): readonly ColumnFigures[] {
  const figures: ColumnFigures[] = [];
  for (let start = 0; start < table.columns.length; start += columnsPerQuery) {
    const some = table.columns.slice(start, start + columnsPerQuery);
    const sql = `SELECT count(*), ${some.map(printFigures).join(", ")} FROM ${quoteName(table.name)}`;
    const [[rows, ...cells] = []] = [...rowsOf(database, sql, [])];
    figures.push(
      ...some.map((_, index) =>
        readColumn(Number(rows), cells.slice(index * perColumn, (index + 1) * perColumn)),
      ),
    );
  }
  return figures;
}

/** The minimum and maximum of a column that stores numbers as text. */
export function readNumberEnds(
  database: DatabaseSync,
  table: string,
  column: string,
): readonly [number, number] {
  const number = `CAST(${quoteName(column)} AS REAL)`;
  const sql = `SELECT min(${number}), max(${number}) FROM ${quoteName(table)}`;
  const [[low, high] = []] = [...rowsOf(database, sql, [])];
  return [Number(low), Number(high)];
}

/** SQLite limits a result to 2,000 columns. */
const columnsPerQuery = 100;
const perColumn = 7;

function printFigures({ name }: SchemaColumn): string {
  const column = quoteName(name);
  const number = `CASE WHEN typeof(${column}) IN ('integer', 'real') THEN ${column} END`;
  const text = `CASE WHEN typeof(${column}) = 'text' AND ${column} <> '' THEN ${column} END COLLATE BINARY`;
  const comparable = `CASE WHEN typeof(${column}) <> 'blob' THEN ${column} END COLLATE BINARY`;
  const ends = [number, text].flatMap((value) => [`min(${value})`, `max(${value})`]);
  return [`count(${column})`, `count(${number})`, `count(DISTINCT ${comparable})`, ...ends].join(", ");
}

function readColumn(rows: number, cells: readonly unknown[]): ColumnFigures {
  const [filled, numbers, distinct, minNumber, maxNumber, minText, maxText] = cells;
  return {
    rows,
    nulls: rows - Number(filled),
    numbers: Number(numbers),
    distinct: Number(distinct),
    minNumber: minNumber === null ? Infinity : Number(minNumber),
    maxNumber: maxNumber === null ? -Infinity : Number(maxNumber),
    minText: typeof minText === "string" ? minText : null,
    maxText: typeof maxText === "string" ? maxText : null,
  };
}
