import type { DatabaseSync, SQLOutputValue } from "node:sqlite";

/** Iterates over the rows of one of our own queries as arrays; integers are bigints. */
export function rowsOf(
  database: DatabaseSync,
  sql: string,
  parameters: readonly number[],
): Iterable<SQLOutputValue[]> {
  const statement = database.prepare(sql, { readBigInts: true, returnArrays: true });
  // The driver's types describe rows as objects only; `returnArrays` makes them arrays.
  return statement.iterate(...parameters) as unknown as Iterable<SQLOutputValue[]>;
}
