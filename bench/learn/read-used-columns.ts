import { constants, type DatabaseSync } from "node:sqlite";

/** A column that SQL reads; a table whose rows are only counted has an empty column name. */
export interface UsedColumn {
  readonly table: string;
  readonly column: string;
}

/** The columns that a statement reads, sorted by name. SQLite reports them while it prepares the statement. */
export function readUsedColumns(database: DatabaseSync, sql: string): readonly UsedColumn[] {
  const found = new Map<string, UsedColumn>();
  database.setAuthorizer((action, table, column) => {
    if (action === constants.SQLITE_READ && table !== null) {
      found.set(`${table}.${column ?? ""}`, { table, column: column ?? "" });
    }
    return constants.SQLITE_OK;
  });
  database.prepare(sql);
  database.setAuthorizer(null);
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, used]) => used);
}
