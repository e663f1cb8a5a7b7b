import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import type { Database } from "../child/database.ts";
import type { Source } from "../child/database-jobs.ts";
import { allowOnlyReading } from "./allow-reading.ts";
import { describeError } from "./describe-error.ts";
import { introspect } from "./introspect.ts";
import { startQuery } from "./run-statement.ts";
import { sampleValues } from "./sample-values.ts";

/**
 * Opens a SQLite file read-only with two connections: one for our own queries of its schema and values, and one for
 * statements, which may only read tables and call harmless functions.
 */
export async function openDatabase(source: Source): Promise<Database> {
  const ours = connect(source.path);
  const theirs = connect(source.path);
  allowOnlyReading(theirs);
  return Promise.resolve({
    introspect: (options) => introspect(ours, options),
    sampleValues: (options) => Promise.resolve(sampleValues(ours, options)),
    run: (statement) => Promise.resolve(startQuery(theirs, statement)),
    close: () => {
      ours.close();
      theirs.close();
    },
  });
}

function connect(path: string): DatabaseSync {
  try {
    return connectTo(path);
  } catch (cause) {
    const error = describeError(cause, path);
    if (error.code !== "file-unreadable") throw error;
    return connectImmutable(path, error);
  }
}

/** A file in WAL mode in a read-only folder opens only as immutable. */
function connectImmutable(path: string, error: Error): DatabaseSync {
  try {
    return connectTo(new URL(`${pathToFileURL(path).href}?mode=ro&immutable=1`));
  } catch {
    throw error;
  }
}

function connectTo(location: string | URL): DatabaseSync {
  const database = new DatabaseSync(location, {
    readOnly: true,
    defensive: true,
    allowExtension: false,
    timeout: lockWaitMs,
    limits: { attach: 0, length: maxValueBytes, sqlLength: maxStatementBytes },
  });
  database.exec("PRAGMA trusted_schema = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536");
  database.prepare("SELECT count(*) FROM sqlite_schema").get();
  return database;
}

const lockWaitMs = 1_000;
/** Limits the size of one value or row, against `zeroblob` and the like. */
const maxValueBytes = 100_000_000;
const maxStatementBytes = 1_000_000;
