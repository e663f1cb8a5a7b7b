import { AppError } from "@askery/model";
import { databaseGone } from "../server/database-gone.ts";
import { nameUnknown, queryRefused, queryTooLarge } from "../query-failures.ts";
import { readForbidden } from "../server/read-forbidden.ts";
import { DatabaseError } from "pg";
import type { ServerTarget } from "../server/server-target.ts";
import { connectionMessages } from "../messages/connection-messages.ts";
import { queryMessages } from "../messages/query-messages.ts";

/** Describes a failure to sign in, from the server or from the connection. */
export function describeSignInError(cause: unknown, target: ServerTarget): AppError {
  if (cause instanceof AppError) return cause;
  const { user, host, database } = target;
  const code = codeOf(cause);
  const message = cause instanceof Error ? cause.message : String(cause);
  if (code === "28P01" || (code === "28000" && /password|authentication failed/i.test(message))) {
    return new AppError("sign-in-refused", connectionMessages.passwordRejected(user), {
      field: "password",
      cause,
    });
  }
  if (/client password must be/.test(message)) {
    return new AppError("sign-in-refused", connectionMessages.passwordNeeded(user), {
      field: "password",
      cause,
    });
  }
  if (/no encryption|SSL off|SSL required|insecure connection|requires? (?:SSL|TLS)/i.test(message)) {
    return new AppError("tls-failed", connectionMessages.tlsRequired, { field: "tls", cause });
  }
  if (/client certificate|certificate authentication/i.test(message)) {
    return new AppError("sign-in-refused", connectionMessages.clientCertificateNeeded, {
      field: "tls",
      cause,
    });
  }
  if (code === "28000") {
    return new AppError("sign-in-refused", connectionMessages.userRejectedBecause(user, trim(message)), {
      field: "user",
      cause,
    });
  }
  if (code === "3D000") {
    return new AppError("database-unknown", connectionMessages.databaseUnknown(host, database), {
      field: "database",
      cause,
    });
  }
  if (code === "42501") {
    return new AppError("sign-in-refused", connectionMessages.connectDenied(user, database), {
      field: "user",
      cause,
    });
  }
  if (code === "53300") {
    return new AppError("connection-refused", connectionMessages.full(host), { field: "host", cause });
  }
  if (code === "57P03") return databaseGone(cause, connectionMessages.startingOrStopping);
  const isNamed = cause instanceof DatabaseError;
  return new AppError(
    "connection-refused",
    isNamed
      ? connectionMessages.refusedWhileSigningIn(host, trim(message))
      : connectionMessages.endedWhileSigningIn(host),
    { field: "host", cause },
  );
}

/** Something answers, but does not speak PostgreSQL's protocol. */
export function notPostgres({ host, port }: ServerTarget, cause?: unknown): AppError {
  return new AppError("not-this-kind-of-database", connectionMessages.notPostgres(host, port), {
    field: "port",
    cause,
  });
}

/** Describes a failed statement or a lost connection. */
export function describeQueryError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (!(cause instanceof DatabaseError) || isFarewell(cause)) return databaseGone(cause);
  const message = trim(cause.message);
  const code = cause.code ?? "";
  if (code === "25006") return queryRefused(message, cause);
  if (code === "57014") {
    return /statement timeout/.test(message)
      ? new AppError("query-timed-out", queryMessages.statementTimeout, { cause })
      : new AppError("query-cancelled", queryMessages.stopped, { cause });
  }
  if (code === "55P03") {
    return new AppError("query-timed-out", queryMessages.tableLocked, { cause });
  }
  if (code === "40001") {
    return new AppError("query-failed", queryMessages.canceledByServer(message), { cause });
  }
  if (code.startsWith("53") || code === "54000") {
    return queryTooLarge(message, cause);
  }
  if (code === "42501") return readForbidden(message, cause);
  if (unknownNames.has(code)) return nameUnknown(message, cause, "PostgreSQL");
  const hint = cause.hint === undefined ? "" : ` ${trim(cause.hint)}.`;
  return new AppError("query-failed", queryMessages.failed(`${message}.${hint}`, "PostgreSQL"), { cause });
}

/** Undefined table, column and schema. */
const unknownNames: ReadonlySet<string> = new Set(["42P01", "42703", "3F000"]);

export function rowTooLarge(maxBytes: number): AppError {
  return new AppError("query-too-large", queryMessages.rowTooLarge(maxBytes));
}

/** Whether the server ends the session: on request, after a crash, at shutdown, or because it was idle. */
function isFarewell({ code = "", severity = "" }: DatabaseError): boolean {
  return severity === "FATAL" || severity === "PANIC" || code.startsWith("57P");
}

function codeOf(cause: unknown): string {
  return cause instanceof DatabaseError ? (cause.code ?? "") : "";
}

function trim(text: string): string {
  return text.replace(/[.\s]+$/, "");
}
