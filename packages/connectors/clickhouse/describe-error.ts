import { AppError } from "@askery/model";
import { databaseGone } from "../server/database-gone.ts";
import { queryFailed, queryRefused, queryTookTooLong, queryTooLarge } from "../query-failures.ts";
import { readForbidden } from "../server/read-forbidden.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { isTooOld, oldestVersion } from "./oldest-version.ts";
import { connectionMessages } from "../messages/connection-messages.ts";
import { queryMessages } from "../messages/query-messages.ts";

/** What came of the first request. */
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

/** Unknown user, wrong or missing password, and all of them since they are no longer told apart. */
const signInCodes: ReadonlySet<number> = new Set([192, 193, 194, 516]);

/** What the server said about a statement; its version tells what it is too old for. */
export function describeQueryError(cause: unknown, version = ""): AppError {
  const known = findAppError(cause);
  if (known) return known;
  const code = codeOf(cause);
  const message = messageOf(cause);
  // Whoever ends a query of ours at the server is not us: we do not listen any more.
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
  return queryFailed(message, cause);
}

/** A quota is used up; too many queries run. */
const busynesses: ReadonlySet<number> = new Set([201, 202]);
/** Rows, bytes, memory, disk. */
const exhaustions: ReadonlySet<number> = new Set([158, 191, 241, 243, 307, 396]);

/** Unknown functions, types and settings, and all that an old grammar does not know. */
const lackings: ReadonlySet<number> = new Set([46, 50, 62, 63, 115]);

/** A failure that the server wrote behind rows it had sent already. */
export class BrokenOff extends Error {
  readonly code: string;

  constructor(text: string) {
    super(text);
    this.code = /Code: (\d+)/.exec(text)?.[1] ?? "0";
  }
}

/** A host that may not be dialled, say, comes wrapped by whoever asked for the connection. */
function findAppError(cause: unknown): AppError | null {
  if (cause instanceof AppError) return cause;
  return cause instanceof Error && cause.cause !== undefined ? findAppError(cause.cause) : null;
}

/** The driver reads the code of new servers' failures only. */
function codeOf(cause: unknown): number {
  if (!(cause instanceof Error)) return 0;
  const code = "code" in cause ? Number(cause.code) : Number.NaN;
  return Number.isInteger(code) ? code : Number(/^Code: (\d+)/.exec(cause.message)?.[1] ?? 0);
}

/** Old servers wrap what they say; all append their version. */
function messageOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message
    .replace(/^Code: \d+[.,]\s*(?:e\.displayText\(\) = )?/, "")
    .replace(/^DB::Exception: /, "")
    .replace(/, e\.what\(\) = .*$/s, "")
    .replace(/\s*\(version [^)]*\)/, "")
    .replace(/[.\s]+$/, "");
}
