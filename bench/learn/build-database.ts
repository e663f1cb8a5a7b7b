import { mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Cell } from "./rows.ts";

/** A table as it is created, with its rows. */
export interface BuiltTable {
  readonly name: string;
  readonly columns: readonly BuiltColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface BuiltColumn {
  readonly name: string;
  readonly sqlType: "INTEGER" | "REAL" | "TEXT";
  readonly isKey: boolean;
  /** The table and column that it declares to refer to. */
  readonly references: { readonly table: string; readonly column: string } | null;
}

/** Writes a SQLite file. It gets its name when it is complete, so an interrupted run leaves no half-filled database. */
export function buildDatabase(path: string, tables: readonly BuiltTable[]): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  const database = new DatabaseSync(draft, { enableForeignKeyConstraints: false });
  database.exec("PRAGMA journal_mode = OFF; BEGIN");
  for (const { name, columns, rows } of tables) {
    database.exec(`CREATE TABLE ${quote(name)} (\n${columns.map(declare).join(",\n")}\n)`);
    const insert = database.prepare(
      `INSERT INTO ${quote(name)} VALUES (${columns.map(() => "?").join(", ")})`,
    );
    for (const row of rows) insert.run(...row);
  }
  database.exec("COMMIT");
  database.close();
  renameSync(draft, path);
}

function declare({ name, sqlType, isKey, references }: BuiltColumn): string {
  const key = isKey ? " PRIMARY KEY" : "";
  const refers = references ? ` REFERENCES ${quote(references.table)} (${quote(references.column)})` : "";
  return `  ${quote(name)} ${sqlType}${key}${refers}`;
}

/** Plain names stay bare, as people write them. */
function quote(name: string): string {
  return `"${name}"`;
}
