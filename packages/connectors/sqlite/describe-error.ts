import { basename } from "node:path";
import { AppError } from "@askery/model";
import { nameUnknown, queryRefused } from "../query-failures.ts";
import { fileMessages } from "../messages/file-messages.ts";
import { queryMessages } from "../messages/query-messages.ts";

/** Describes a failure to open a file, with a fix. */
export function describeError(cause: unknown, path: string): AppError {
  const file = basename(path);
  switch (resultCodeOf(cause)) {
    case sqliteBusy:
    case sqliteLocked:
      return new AppError("database-locked", fileMessages.locked(file), { cause });
    case sqliteCantOpen:
    case sqlitePermission:
    case sqliteReadOnly:
      return new AppError("file-unreadable", fileMessages.sqliteCannotOpen(file), { cause });
    default:
      return new AppError("file-corrupt", fileMessages.sqliteDamaged(file, messageOf(cause)), { cause });
  }
}

/** Describes a failed statement. */
export function describeQueryError(cause: unknown): AppError {
  const message = messageOf(cause);
  switch (resultCodeOf(cause)) {
    case sqliteNotAuthorized:
    case sqliteReadOnly:
      return queryRefused(message, cause);
    case sqliteTooBig:
      return new AppError("query-too-large", queryMessages.valueTooLarge, { cause });
    case sqliteBusy:
    case sqliteLocked:
      return new AppError("database-locked", queryMessages.databaseLocked, { cause });
    default:
      if (/^no such (?:table|column): /.test(message)) return nameUnknown(message, cause, "SQLite");
      return /not authorized|prohibited|too many attached/.test(message)
        ? queryRefused(message, cause)
        : new AppError("query-failed", queryMessages.failed(message, "SQLite"), { cause });
  }
}

const sqlitePermission = 3;
const sqliteBusy = 5;
const sqliteLocked = 6;
const sqliteReadOnly = 8;
const sqliteCantOpen = 14;
const sqliteTooBig = 18;
const sqliteNotAuthorized = 23;

/** The primary result code, which is the low byte of extended codes. */
function resultCodeOf(cause: unknown): number {
  const code = cause instanceof Error && "errcode" in cause ? cause.errcode : 0;
  return typeof code === "number" ? code & 0xff : 0;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
