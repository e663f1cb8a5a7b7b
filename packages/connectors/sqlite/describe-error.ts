import { basename } from "node:path";
import { AppError } from "@askery/model";
import { queryRefused } from "../query-failures.ts";

/** What SQLite said about opening a file, as an error that a person can act on. */
export function describeError(cause: unknown, path: string): AppError {
  const file = basename(path);
  switch (resultCodeOf(cause)) {
    case sqliteBusy:
    case sqliteLocked:
      return new AppError("database-locked", `${file} is locked by another program.`, {
        fix: "Close that program, or wait until it has finished, and try again.",
        cause,
      });
    case sqliteCantOpen:
    case sqlitePermission:
    case sqliteReadOnly:
      return new AppError("file-unreadable", `${file} can't be opened.`, {
        fix: "Check that the server may read the file and its folder.",
        cause,
      });
    default:
      return new AppError("file-corrupt", `${file} is not a readable SQLite database: ${messageOf(cause)}.`, {
        fix: "Restore it from a backup, or rebuild it with: sqlite3 broken.sqlite .recover | sqlite3 repaired.sqlite",
        cause,
      });
  }
}

/** What SQLite said about a statement. */
export function describeQueryError(cause: unknown): AppError {
  const message = messageOf(cause);
  switch (resultCodeOf(cause)) {
    case sqliteNotAuthorized:
    case sqliteReadOnly:
      return queryRefused(message, cause);
    case sqliteTooBig:
      return new AppError("query-too-large", "A value of the result is larger than 100 MB.", {
        fix: "Leave out that column, or use its length instead.",
        cause,
      });
    case sqliteBusy:
    case sqliteLocked:
      return new AppError("database-locked", "The database is locked by another program.", {
        fix: "Ask again when it has finished writing.",
        cause,
      });
    default:
      return /not authorized|prohibited|too many attached/.test(message)
        ? queryRefused(message, cause)
        : new AppError("query-failed", `SQLite could not run the statement: ${message}.`, {
            fix: "Check the names and syntax of the statement.",
            cause,
          });
  }
}

const sqlitePermission = 3;
const sqliteBusy = 5;
const sqliteLocked = 6;
const sqliteReadOnly = 8;
const sqliteCantOpen = 14;
const sqliteTooBig = 18;
const sqliteNotAuthorized = 23;

/** The primary result code; extended codes carry it in their low byte. */
function resultCodeOf(cause: unknown): number {
  const code = cause instanceof Error && "errcode" in cause ? cause.errcode : 0;
  return typeof code === "number" ? code & 0xff : 0;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
