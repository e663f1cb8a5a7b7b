/**
 * Runs gold SQL on SQLite files: `{ path, sql }` in, one `GoldReply` out. It is a child process so that an endless
 * query can be killed. Unlike Askery's own connection it accepts double quotes for text literals, as the benchmarks do.
 */
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import type { Cell, Table } from "@askery/model";
import type { GoldReply, GoldRequest } from "./gold-runner.ts";

const open = new Map<string, DatabaseSync>();

process.on("message", (request: GoldRequest) => {
  process.send?.(runGold(request));
});

function runGold({ path, sql, maxRows }: GoldRequest): GoldReply {
  try {
    const statement = openDatabase(path).prepare(sql, { readBigInts: true, returnArrays: true });
    const columns = statement.columns().map(({ name }) => ({ name, type: "other" as const }));
    const values = columns.map((): Cell[] => []);
    let rowCount = 0;
    // The driver's types describe rows as objects; `returnArrays` makes them arrays.
    for (const row of statement.iterate() as Iterable<unknown> as Iterable<SQLOutputValue[]>) {
      if (++rowCount > maxRows) return { kind: "failed", reason: `more than ${maxRows} rows` };
      for (const [index, column] of values.entries()) column.push(readCell(row[index] ?? null));
    }
    const table: Table = { columns, values, rowCount, isTruncated: false };
    return { kind: "ran", table };
  } catch (error) {
    return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

function openDatabase(path: string): DatabaseSync {
  const known = open.get(path);
  if (known) return known;
  const database = new DatabaseSync(path, { readOnly: true, enableDoubleQuotedStringLiterals: true });
  open.set(path, database);
  return database;
}

function readCell(value: SQLOutputValue): Cell {
  if (typeof value === "bigint") return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("hex");
}
