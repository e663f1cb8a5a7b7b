import { constants } from "node:sqlite";
import type { DatabaseSync } from "node:sqlite";

/**
 * Makes SQLite refuse at compile time anything but reading tables and calling harmless functions: no writes, schema
 * changes, transactions, ATTACH or PRAGMA.
 */
export function allowOnlyReading(database: DatabaseSync): void {
  database.setAuthorizer((action, first, second) =>
    isAllowed(action, first, second) ? constants.SQLITE_OK : constants.SQLITE_DENY,
  );
}

function isAllowed(action: number, first: string | null, second: string | null): boolean {
  switch (action) {
    case constants.SQLITE_SELECT:
    case constants.SQLITE_READ:
    case constants.SQLITE_RECURSIVE:
      return true;
    case constants.SQLITE_FUNCTION:
      return !forbiddenFunctions.has((second ?? "").toLowerCase());
    case constants.SQLITE_PRAGMA:
      return first === pragmaOfFullTextSearch;
    default:
      return false;
  }
}

/** These load code, access files, or change something outside the result. */
const forbiddenFunctions: ReadonlySet<string> = new Set([
  "load_extension",
  "fts3_tokenizer",
  "readfile",
  "writefile",
  "edit",
  "optimize",
  "sqlite_log",
]);

/** FTS5 reads it to detect changes to its index. */
const pragmaOfFullTextSearch = "data_version";
