import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { SqliteAdapter, SqliteDialect, type Dialect, type SqliteDatabase } from "kysely";
import { readStoreFailure } from "./store-failure.ts";

/**
 * Kysely on node:sqlite.
 *
 * Unlike Kysely's own adapter it runs migrations in a transaction, which SQLite can do as long as a migration leaves
 * `PRAGMA foreign_keys` alone.
 */
export function createEmbeddedDialect(database: DatabaseSync): Dialect {
  const dialect = new SqliteDialect({ database: adapt(database) });
  return {
    createDriver: () => dialect.createDriver(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createAdapter: () => new TransactionalAdapter(),
  };
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // Where the disk is full SQLite may have rolled back by itself, and there is nothing left to do.
      if (sql === "rollback" && !database.isTransaction) return nothingToDo;
      const statement = attempt(() => database.prepare(sql));
      return {
        reader: statement.columns().length > 0,
        all: (values) => attempt(() => statement.all(...bindable(values))),
        run: (values) => attempt(() => statement.run(...bindable(values))),
        iterate: (values) => statement.iterate(...bindable(values)),
      };
    },
  };
}

const nothingToDo = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function bindable(values: readonly unknown[]): readonly SQLInputValue[] {
  return values.map((value) => (typeof value === "boolean" ? Number(value) : (value as SQLInputValue)));
}

function attempt<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw readStoreFailure(error) ?? error;
  }
}
