import type { DuckDBConnection } from "@duckdb/node-api";
import { rowsOf, textOf } from "../duckdb/read-schema.ts";
import type { LoadColumn } from "./choose-columns.ts";
import type { FileRowError } from "./load-request.ts";
import type { RowSource } from "./row-source.ts";
import { printTrimmed } from "./values/text-column.ts";

/** A row that DuckDB skipped. */
export interface Reject {
  readonly line: number;
  readonly kind: string;
  readonly message: string;
}

export interface Rejects {
  /** The first ones, in ascending order. */
  readonly first: readonly Reject[];
  readonly count: number;
  /** Whether an unclosed quotation mark may have swallowed the rows after it. */
  readonly mayHideRows: boolean;
}

/** Reads and clears the rows that the last query skipped. */
export async function takeRejects(connection: DuckDBConnection): Promise<Rejects> {
  const [counts = {}] = await rowsOf(
    connection,
    `SELECT count(DISTINCT line) AS n, coalesce(bool_or(error_type IN ('UNQUOTED VALUE', 'LINE SIZE OVER MAXIMUM')), false) AS hides
     FROM reject_errors`,
  );
  const rows = await rowsOf(
    connection,
    `SELECT line, first(error_type::VARCHAR) AS kind, first(error_message) AS message
     FROM reject_errors GROUP BY line ORDER BY line LIMIT ${String(maxErrors)}`,
  );
  await connection.run("DROP TABLE reject_errors");
  await connection.run("DROP TABLE reject_scans");
  return {
    first: rows.map((row) => ({
      line: Number(row["line"]),
      kind: textOf(row["kind"]),
      message: textOf(row["message"]),
    })),
    count: Number(counts["n"]),
    mayHideRows: counts["hides"] === true,
  };
}

export const noRejects: Rejects = { first: [], count: 0, mayHideRows: false };

/** Limits the rejects that are stored, which are needed to number the rows after them. */
const maxErrors = 10_000;
/** Limits the row errors that are reported for one file. */
export const maxReported = 100;

/** The reasons for skipped rows and empty cells, in row order. */
export async function readRowErrors(
  connection: DuckDBConnection,
  source: RowSource,
  { columns, rejects }: { readonly columns: readonly LoadColumn[]; readonly rejects: Rejects },
): Promise<readonly FileRowError[]> {
  const file = source.fileName;
  const left = source.leftOut.rows.map((row) => ({
    file,
    row,
    message: `${source.leftOut.reason} It is left out.`,
  }));
  const leftRows = source.leftOut.rows;
  const refused = rejects.first.map((reject) => ({
    file,
    row: shiftRow(reject.line - source.skippedCount, leftRows),
    message: `${describeReject(reject)} It is left out.`,
  }));
  const missing = [...leftRows, ...refused.map(({ row }) => row)].toSorted((one, other) => one - other);
  const strays = await readStrayCells(connection, source, columns);
  const strayErrors = strays.map(({ row, message }) => ({ file, row: shiftRow(row, missing), message }));
  return [...left, ...refused, ...strayErrors]
    .toSorted((one, other) => one.row - other.row)
    .slice(0, maxReported);
}

/** Converts a number among the loaded rows to the row number in the file. */
function shiftRow(row: number, leftOut: readonly number[]): number {
  let shifted = row;
  for (const one of leftOut) {
    if (one > shifted) break;
    shifted++;
  }
  return shifted;
}

function describeReject({ kind, message }: Reject): string {
  const [, expected, found] = /Columns: (\d+) Found: (\d+)/.exec(message) ?? [];
  switch (kind) {
    case "MISSING COLUMNS":
    case "TOO MANY COLUMNS":
      return `It has ${found ?? "other"} ${found === "1" ? "cell" : "cells"}, but the table has ${expected ?? "a different number of"} columns.`;
    case "UNQUOTED VALUE":
      return "It has an opening quotation mark without a closing one.";
    case "LINE SIZE OVER MAXIMUM":
      return "It is too long.";
    case "INVALID ENCODING":
      return "It contains characters that can't be decoded.";
    default:
      return (message.split("\n")[0] ?? "It can't be read").slice(0, 200).replace(/[.\s]*$/, ".");
  }
}

async function readStrayCells(
  connection: DuckDBConnection,
  source: RowSource,
  columns: readonly LoadColumn[],
): Promise<readonly { readonly row: number; readonly message: string }[]> {
  const stray = columns.filter(({ strays }) => strays !== null);
  if (stray.length === 0) return [];
  const tests = stray.map(({ strays }, at) => `${strays?.test ?? "false"} AS t${String(at)}`);
  const values = stray.map(({ source: text }, at) => `${printTrimmed(text)}[:60] AS v${String(at)}`);
  const anyTest = stray.map((_, at) => `t${String(at)}`).join(" OR ");
  const rows = await rowsOf(
    connection,
    `SELECT * FROM (SELECT row_number() OVER () AS row, ${[...tests, ...values].join(", ")} FROM ${source.relation})
     WHERE ${anyTest} ORDER BY row LIMIT ${String(maxReported)}`,
  );
  return rows.flatMap((row) =>
    stray.flatMap(({ name, strays }, at) =>
      row[`t${String(at)}`] === true
        ? [
            {
              row: Number(row["row"]),
              message: `${name}: "${textOf(row[`v${String(at)}`])}" ${strays?.reason ?? ""}. It is left empty.`,
            },
          ]
        : [],
    ),
  );
}
