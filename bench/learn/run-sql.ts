import type { DatabaseSync, SQLOutputValue } from "node:sqlite";

export type SqlReply =
  | { readonly kind: "ran"; readonly rows: readonly (readonly SQLOutputValue[])[] }
  | { readonly kind: "failed"; readonly reason: string };

export function runSql(database: DatabaseSync, sql: string): SqlReply {
  try {
    const statement = database.prepare(sql, { returnArrays: true });
    // The driver's types describe rows as objects; `returnArrays` makes them arrays.
    return { kind: "ran", rows: statement.all() as unknown as SQLOutputValue[][] };
  } catch (error) {
    return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}
