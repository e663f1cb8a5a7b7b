import { AppError } from "@askery/model";
import { operationMessages } from "../messages/operation-messages.ts";

type FailureKind = "full" | "read-only" | "busy" | "gone" | "damaged";

/** SQLite's primary result codes (https://sqlite.org/rescode.html). */
const sqliteCodes: Readonly<Record<number, FailureKind>> = {
  5: "busy",
  6: "busy",
  8: "read-only",
  10: "gone",
  11: "damaged",
  13: "full",
  14: "gone",
  26: "damaged",
};

/**
 * PostgreSQL's SQLSTATEs, then error codes of the network. A class of SQLSTATEs is given by its first two characters.
 */
const postgresCodes: Readonly<Record<string, FailureKind>> = {
  "53100": "full",
  "25006": "read-only",
  "53": "busy",
  "58": "gone",
  "08": "gone",
  "57P01": "gone",
  "57P02": "gone",
  "57P03": "gone",
  XX001: "damaged",
  XX002: "damaged",
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "read-only",
  EIO: "gone",
  ECONNREFUSED: "gone",
  ECONNRESET: "gone",
  ENOTFOUND: "gone",
  EAI_AGAIN: "gone",
  ETIMEDOUT: "gone",
  EHOSTUNREACH: "gone",
  ENETUNREACH: "gone",
  EPIPE: "gone",
};

/**
 * Converts a database's error to a failure of the store that an operator can correct; null for other errors, such as a
 * violated constraint or a bug in a statement.
 */
export function readStoreFailure(error: unknown): AppError | null {
  const kind = kindOf(error);
  return kind === null ? null : describeStoreFailure(kind, error);
}

function kindOf(error: unknown): FailureKind | null {
  if (!(error instanceof Error)) return null;
  if ("errcode" in error && typeof error.errcode === "number") {
    return sqliteCodes[error.errcode & 0xff] ?? null;
  }
  if ("code" in error && typeof error.code === "string") {
    return postgresCodes[error.code] ?? postgresCodes[error.code.slice(0, 2)] ?? null;
  }
  // pg has no code for a connection that broke or could not be opened in time.
  return /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed))/.test(
    error.message,
  )
    ? "gone"
    : null;
}

function describeStoreFailure(kind: FailureKind, cause: unknown): AppError {
  switch (kind) {
    case "full":
      return new AppError("store-full", operationMessages.storeFull, { cause });
    case "read-only":
      return new AppError("store-unavailable", operationMessages.storeReadOnly, { cause });
    case "busy":
      return new AppError("store-unavailable", operationMessages.storeBusy, { cause });
    case "gone":
      return new AppError("store-unavailable", operationMessages.storeGone, { cause });
    case "damaged":
      return new AppError("store-unavailable", operationMessages.storeDamaged, { cause });
  }
}
