import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { SqliteAdapter, SqliteDialect, type Dialect, type SqliteDatabase } from "kysely";
import { aheadOfDiskMark } from "./ahead-of-disk.ts";
import { createEmbeddedDriver, type Written } from "./embedded-driver.ts";
import { noLog, type WriteAheadLog } from "./open-log.ts";
import { readStoreFailure } from "./store-failure.ts";

/**
 * Kysely's dialect for node:sqlite.
 *
 * In contrast to Kysely's own adapter it runs migrations in a transaction, which SQLite supports if a migration does
 * not change `PRAGMA foreign_keys`.
 *
 * @param log is synced after writes. Default: nothing is
 */
export function createEmbeddedDialect(database: DatabaseSync, log: WriteAheadLog = noLog): Dialect {
  const { adapted, takeWritten } = adapt(database);
  const dialect = new SqliteDialect({ database: adapted });
  return {
    createDriver: () => createEmbeddedDriver({ database: adapted, takeWritten, log }),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createAdapter: () => new TransactionalAdapter(),
  };
}

class TransactionalAdapter extends SqliteAdapter {
  /** The driver has one connection, and manages whose turn it is. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

interface Adapted {
  readonly adapted: SqliteDatabase;
  /** What was written since the last call. */
  readonly takeWritten: () => Written;
}

function adapt(database: DatabaseSync): Adapted {
  const compile = cacheCompiled(database);
  let written: Written = "nothing";
  const takeWritten = (): Written => {
    const taken = written;
    written = "nothing";
    return taken;
  };
  const adapted: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      if (written !== "awaited" && !onlyReads.test(sql)) {
        written = sql.endsWith(aheadOfDiskMark) ? "ahead-of-disk" : "awaited";
      }
      // If the disk is full, SQLite may already have rolled back by itself.
      if (sql === "rollback" && !database.isTransaction) return nothingToDo;
      const { statement, isReader } = attempt(() => compile(sql));
      return {
        reader: isReader,
        all: (values) => attempt(() => statement.all(...bindable(values))),
        run: (values) => attempt(() => statement.run(...bindable(values))),
        // Iterating needs a separate statement, because others may use the compiled one meanwhile.
        iterate: (values) => database.prepare(sql).iterate(...bindable(values)),
      };
    },
  };
  return { adapted, takeWritten };
}

/** Statements that write nothing by themselves. */
const onlyReads = /^(?:select|begin|commit|rollback|savepoint|release)\b/i;

interface Compiled {
  readonly statement: StatementSync;
  /** Whether the statement returns rows. */
  readonly isReader: boolean;
}

/** Caches compiled statements. A statement that changes the schema empties the cache. */
function cacheCompiled(database: DatabaseSync): (sql: string) => Compiled {
  const cache = new Map<string, Compiled>();
  return (sql) => {
    const known = cache.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    const compiled = { statement, isReader: statement.columns().length > 0 };
    if (/^(?:create|alter|drop|pragma)/i.test(sql)) cache.clear();
    const [oldest] = cache.keys();
    if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
    if (/^(?:select|insert|update|delete)\b/i.test(sql)) cache.set(sql, compiled);
    return compiled;
  };
}

const maxCached = 200;

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
