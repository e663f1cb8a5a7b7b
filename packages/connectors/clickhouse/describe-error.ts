import { AppError } from "@askery/model";
import { databaseGone } from "../server/database-gone.ts";
import {
  nameUnknown,
  queryFailed,
  queryRefused,
  queryTookTooLong,
  queryTooLarge,
} from "../query-failures.ts";
import { readForbidden } from "../server/read-forbidden.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { isTooOld, oldestVersion } from "./oldest-version.ts";
import { connectionMessages } from "../messages/connection-messages.ts";
import { queryMessages } from "../messages/query-messages.ts";

/** Describes a failure of the first request. */
export function describeSignInError(cause: unknown, target: ServerTarget): AppError {
  const known = findAppError(cause);
  if (known) return known;
  const code = codeOf(cause);
  if (signInCodes.has(code)) {
    return new AppError("sign-in-refused", connectionMessages.userRejected(target.user), {
      field: "password",
      cause,
    });
  }
  if (code === 81 || code === 497) {
    return new AppError("database-unknown", connectionMessages.databaseDenied(target.user, target.database), {
      field: "database",
      cause,
    });
  }
  if (code > 0) return describeQueryError(cause);
  return new AppError(
    "not-this-kind-of-database",
    connectionMessages.notClickhouse(target.host, target.port),
    { field: "port", cause },
  );
}

/** Unknown user, wrong password, missing password; 516 covers all of them on newer servers. */
const signInCodes: ReadonlySet<number> = new Set([192, 193, 194, 516]);

/** Describes a failed statement. With `version`, unsupported SQL on an old server is reported as such. */
export function describeQueryError(cause: unknown, version = ""): AppError {
  const known = findAppError(cause);
  if (known) return known;
  const code = codeOf(cause);
  const message = messageOf(cause);
  // 394 means that another client ended the query: when we end one, nothing waits for its result.
  if (code === 0 || code === 394) return databaseGone(cause);
  if (code === 159 || code === 160) {
    return queryTookTooLong(message, cause);
  }
  if (busynesses.has(code)) {
    return new AppError("query-failed", queryMessages.serverBusy(message), { cause });
  }
  if (exhaustions.has(code)) {
    return queryTooLarge(message, cause);
  }
  if (code === 164) return queryRefused(message, cause);
  if (code === 497) return readForbidden(message, cause);
  if (lackings.has(code) && isTooOld(version)) {
    return new AppError(
      "query-failed",
      queryMessages.serverTooOld(`ClickHouse ${version}`, oldestVersion, message),
      { cause },
    );
  }
  if (unknownNames.has(code)) return nameUnknown(message, cause);
  return queryFailed(message, cause);
}

/** Quota exceeded; too many queries. */
const busynesses: ReadonlySet<number> = new Set([201, 202]);
/** Limits on rows, bytes, memory, disk. */
const exhaustions: ReadonlySet<number> = new Set([158, 191, 241, 243, 307, 396]);

/** Unknown columns, identifiers, tables and databases. */
const unknownNames: ReadonlySet<number> = new Set([16, 47, 60, 81]);

/** Unknown functions, types and settings, and syntax errors. */
const lackings: ReadonlySet<number> = new Set([46, 50, 62, 63, 115]);

/** A failure that the server reports after it has sent rows. */
export class BrokenOff extends Error {
  readonly code: string;

  constructor(text: string) {
    super(text);
    this.code = /Code: (\d+)/.exec(text)?.[1] ?? "0";
  }
}

/** An `AppError` of the dialer, such as a refused host, arrives wrapped by the HTTP client. */
function findAppError(cause: unknown): AppError | null {
  if (cause instanceof AppError) return cause;
  return cause instanceof Error && cause.cause !== undefined ? findAppError(cause.cause) : null;
}

/** The driver parses the error code only in the messages of newer servers. */
function codeOf(cause: unknown): number {
  if (!(cause instanceof Error)) return 0;
  const code = "code" in cause ? Number(cause.code) : Number.NaN;
  return Number.isInteger(code) ? code : Number(/^Code: (\d+)/.exec(cause.message)?.[1] ?? 0);
}

/** Strips the wrapping that old servers add, and the version that all append. */
function messageOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message
    .replace(/^Code: \d+[.,]\s*(?:e\.displayText\(\) = )?/, "")
    .replace(/^DB::Exception: /, "")
    .replace(/, e\.what\(\) = .*$/s, "")
    .replace(/\s*\(version [^)]*\)/, "")
    .replace(/[.\s]+$/, "");
}
