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
import type { AppErrorCode, ConnectionField, FailureText } from "@askery/model";
import type { ServerTarget } from "../server/server-target.ts";
import { describeTlsError, tlsMissing } from "../server/start-tls.ts";
import { queryCancelled } from "../stop-reasons.ts";
import { connectionMessages } from "../messages/connection-messages.ts";

/** Describes a failure to sign in, from the server or the driver. */
export function describeSignInError(cause: unknown, target: ServerTarget): AppError {
  if (cause instanceof AppError) return cause;
  const { code, number } = readCause(cause);
  if (expiries.has(number)) return passwordExpired(cause);
  if (code === "HANDSHAKE_NO_SSL_SUPPORT") return tlsMissing(target.host);
  if (code === "HANDSHAKE_SSL_ERROR" || code.startsWith("ERR_TLS") || code.startsWith("ERR_SSL")) {
    return describeTlsError(cause instanceof Error && cause.cause ? cause.cause : cause, target);
  }
  const known = signInFailures(target)[number];
  if (known) {
    const [failure, field, text] = known;
    return new AppError(failure, text, { field, cause });
  }
  if (number > 0) {
    return new AppError(
      "connection-refused",
      connectionMessages.refusedBecause(target.host, messageOf(cause)),
      { field: "host", cause },
    );
  }
  return new AppError("not-this-kind-of-database", connectionMessages.notMysql(target.host, target.port), {
    field: "port",
    cause,
  });
}

type SignInFailure = readonly [AppErrorCode, ConnectionField, FailureText];

function signInFailures({
  user,
  database,
  host,
  tls,
}: ServerTarget): Readonly<Record<number, SignInFailure>> {
  const rejected: SignInFailure = [
    "sign-in-refused",
    "password",
    tls.mode === "off"
      ? connectionMessages.userRejectedWithoutTls(user)
      : connectionMessages.userRejected(user),
  ];
  const locked: SignInFailure = ["sign-in-refused", "user", connectionMessages.userLocked(user)];
  const unknownDatabase: SignInFailure = [
    "database-unknown",
    "database",
    connectionMessages.databaseDenied(user, database),
  ];
  const hostBlocked: SignInFailure = ["sign-in-refused", "user", connectionMessages.machineBlocked(host)];
  const full: SignInFailure = ["connection-refused", "host", connectionMessages.full(host)];
  return {
    1040: full,
    1044: unknownDatabase,
    1045: rejected,
    1049: unknownDatabase,
    1129: hostBlocked,
    1130: hostBlocked,
    1203: full,
    1226: full,
    1698: rejected,
    3118: locked,
    4151: locked,
    3159: ["tls-failed", "tls", connectionMessages.tlsRequired],
  };
}

/** Describes a failed statement. */
export function describeQueryError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const { code, number } = readCause(cause);
  if (number === 0 || code.startsWith("PROTOCOL_")) return databaseGone(cause);
  if (expiries.has(number)) return passwordExpired(cause);
  if (farewells.has(number)) return databaseGone(cause);
  if (number === 1317 || number === 1028) return queryCancelled(cause);
  const message = messageOf(cause);
  if (refusals.has(number)) return queryRefused(message, cause);
  if (timeouts.has(number)) {
    return queryTookTooLong(message, cause);
  }
  if (exhaustions.has(number)) {
    return queryTooLarge(message, cause);
  }
  if (missingRights.has(number)) return readForbidden(message, cause);
  if (unknownNames.has(number)) return nameUnknown(message, cause);
  return queryFailed(message, cause);
}

/** An expired password; servers report it at sign-in or at the first statement. */
const expiries: ReadonlySet<number> = new Set([1820, 1862]);

function passwordExpired(cause: unknown): AppError {
  return new AppError("sign-in-refused", connectionMessages.passwordExpired, { field: "password", cause });
}

/** The server shuts down or ends the session, manually or after idling. */
const farewells: ReadonlySet<number> = new Set([1053, 1077, 1079, 1927, 3169, 4031]);
/**
 * Writes in a read-only transaction, statements that options forbid or that can't be prepared, and empty statements.
 */
const refusals: ReadonlySet<number> = new Set([1065, 1290, 1295, 1792, 1836, 3098]);
/** Missing rights to a database, table, column or routine. */
const missingRights: ReadonlySet<number> = new Set([1044, 1142, 1143, 1370]);
/** Unknown databases, columns and tables. */
const unknownNames: ReadonlySet<number> = new Set([1049, 1054, 1146]);
/** Timeouts of statements and of lock waits. */
const timeouts: ReadonlySet<number> = new Set([1205, 1969, 3024]);
/** Out of memory, disk, temporary tables or locks. */
const exhaustions: ReadonlySet<number> = new Set([1021, 1037, 1038, 1041, 1114, 1206]);

function readCause(cause: unknown): { readonly code: string; readonly number: number } {
  if (!(cause instanceof Error)) return { code: "", number: 0 };
  return {
    code: "code" in cause ? String(cause.code) : "",
    number: "errno" in cause && typeof cause.errno === "number" && cause.errno > 0 ? cause.errno : 0,
  };
}

function messageOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.replace(/[.\s]+$/, "");
}
