import type { DuckDBConnection } from "@duckdb/node-api";
import { quoteName } from "../child/quote-name.ts";
import { printText } from "../duckdb/print-text.ts";
import { rowsOf, textOf } from "../duckdb/read-schema.ts";
import type { ReadingNote } from "./describe-reading.ts";
import type { LoadColumn } from "./choose-columns.ts";

export interface WrittenRows {
  readonly table: string;
  readonly columns: readonly LoadColumn[];
  /** The number of rows before the load. */
  readonly oldCount: number;
  readonly addedCount: number;
}

/**
 * Removes the closing lines of reports from the rows just written: remarks such as sources, and a last row with totals,
 * which would count everything twice. A row counts as a total only if its sums are correct.
 */
export async function dropClosingRows(
  connection: DuckDBConnection,
  rows: WrittenRows,
): Promise<readonly ReadingNote[]> {
  const notes: ReadingNote[] = [];
  for (let left = rows.addedCount; left >= minRows && notes.length < maxDropped; left--) {
    const last = await readLast(connection, rows);
    const isRemark = last !== null && isRemarkAlone(last.cells);
    if (last === null || !(isRemark || (await isSum(connection, rows, last)))) break;
    await connection.run(`DELETE FROM ${quoteName(rows.table)} WHERE rowid = ${last.id}`);
    notes.push({
      message: `${describe(last.cells)} ${isRemark ? "is a comment" : "is a total of the rows above"}, so it is left out.`,
      isAssumed: true,
    });
    if (!isRemark) break;
  }
  if (notes.length > 0) await rewriteTable(connection, rows.table);
  return notes;
}

/** Rewrites the table, because DuckDB's estimate of its size includes deleted rows. */
async function rewriteTable(connection: DuckDBConnection, table: string): Promise<void> {
  const comments = await rowsOf(
    connection,
    `SELECT column_name AS name, comment FROM duckdb_columns()
     WHERE database_name = current_database() AND schema_name = 'main' AND table_name = ${printText(table)} AND comment IS NOT NULL`,
  );
  const name = quoteName(table);
  const draft = quoteName(`${table} without closing rows`);
  await connection.run(`CREATE TABLE ${draft} AS SELECT * FROM ${name} ORDER BY rowid`);
  await connection.run(`DROP TABLE ${name}`);
  await connection.run(`ALTER TABLE ${draft} RENAME TO ${name}`);
  for (const row of comments) {
    const column = quoteName(textOf(row["name"]));
    await connection.run(`COMMENT ON COLUMN ${name}.${column} IS ${printText(textOf(row["comment"]))}`);
  }
}

const minRows = 3;
const maxDropped = 10;

interface LastRow {
  readonly id: string;
  /** As text, in the order of the columns; null if empty. */
  readonly cells: readonly (string | null)[];
}

async function readLast(
  connection: DuckDBConnection,
  { table, columns }: WrittenRows,
): Promise<LastRow | null> {
  const cells = columns.map(({ name }, at) => `CAST(${quoteName(name)} AS VARCHAR)[:200] AS c${String(at)}`);
  const from = quoteName(table);
  const [row] = await rowsOf(
    connection,
    `SELECT CAST(rowid AS VARCHAR) AS id, ${cells.join(", ")} FROM ${from} WHERE rowid = (SELECT max(rowid) FROM ${from})`,
  );
  if (!row) return null;
  return {
    id: textOf(row["id"]),
    cells: columns.map((_, at) => {
      const cell = row[`c${String(at)}`];
      return typeof cell === "string" ? cell : null;
    }),
  };
}

function isRemarkAlone(cells: readonly (string | null)[]): boolean {
  const [first, ...others] = cells;
  return (
    others.length > 0 &&
    others.every((cell) => cell === null) &&
    typeof first === "string" &&
    remark.test(first)
  );
}

const remark =
  /^(?:(?:data )?sources?|notes?|quellen?|anmerkung(?:en)?|generated|exported|created|printed|as of|stand)(?::| (?:by|on|at|from)\b)|^(?:©|\*)/i;

/** Whether the row is named like a total and has at least one correct sum, or has no name and only correct sums. */
async function isSum(connection: DuckDBConnection, rows: WrittenRows, last: LastRow): Promise<boolean> {
  const { table, columns, oldCount } = rows;
  const figures = columns.flatMap(({ name, type }, at) => {
    const cell = last.cells[at] ?? null;
    return isFigures(type) && cell !== null && Number(cell) !== 0 ? [name] : [];
  });
  const names = columns.flatMap(({ type }, at) => (isFigures(type) ? [] : [last.cells[at] ?? null]));
  const isCalled = names.some((name) => name !== null && total.test(name));
  const isNameless = names.length > 0 && names.every((name) => name === null);
  if (figures.length === 0 || !(isCalled || isNameless)) return false;
  const tests = figures.map((name, at) => {
    const value = quoteName(name);
    const above = `CAST(sum(${value}) FILTER (WHERE rowid <> ${last.id}) AS DOUBLE)`;
    const sum = `CAST(max(${value}) FILTER (WHERE rowid = ${last.id}) AS DOUBLE)`;
    return `coalesce(abs(${above} - ${sum}) <= 1e-9 * abs(${sum}), false) AS t${String(at)}`;
  });
  const [row = {}] = await rowsOf(
    connection,
    `SELECT ${tests.join(", ")} FROM (SELECT rowid, * FROM ${quoteName(table)} ORDER BY rowid OFFSET ${String(oldCount)})`,
  );
  const right = figures.filter((_, at) => row[`t${String(at)}`] === true).length;
  return isCalled ? right > 0 : right === figures.length;
}

function isFigures(type: string): boolean {
  return /^(?:BIGINT|DOUBLE|DECIMAL)/.test(type);
}

const total =
  /^(?:grand |overall |sub)?(?:total|sum|gesamt|summe|insgesamt|endsumme|gesamtsumme|итого|合計|总计)(?!\p{L})|\btotals?:?$/iu;

function describe(cells: readonly (string | null)[]): string {
  const name = cells.find((cell) => cell !== null) ?? "";
  return `The last row, “${name.length > 60 ? `${name.slice(0, 60)}…` : name}”,`;
}
