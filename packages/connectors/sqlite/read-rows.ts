import type { DatabaseSync, SQLOutputValue } from "node:sqlite";

/** Rows of a query of ours as arrays, one at a time; whole numbers as bigints. */
export function rowsOf(
  database: DatabaseSync,
  sql: string,
  parameters: readonly number[],
): Iterable<SQLOutputValue[]> {
  const statement = database.prepare(sql, { readBigInts: true, returnArrays: true });
  // The driver's types know rows as objects only; `returnArrays` makes them arrays.
  return statement.iterate(...parameters) as unknown as Iterable<SQLOutputValue[]>;
}
