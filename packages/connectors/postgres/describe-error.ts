import { AppError } from "@askery/model";
import { databaseGone } from "../server/database-gone.ts";
import { queryRefused, queryTooLarge } from "../query-failures.ts";
import { readForbidden } from "../server/read-forbidden.ts";
import { DatabaseError } from "pg";
import type { ServerTarget } from "../server/server-target.ts";

/** What PostgreSQL, or the way there, said about signing in. */
export function describeSignInError(cause: unknown, target: ServerTarget): AppError {
  if (cause instanceof AppError) return cause;
  const { user, host, database } = target;
  const code = codeOf(cause);
  const said = cause instanceof Error ? cause.message : String(cause);
  if (code === "28P01" || (code === "28000" && /password|authentication failed/i.test(said))) {
    return new AppError("sign-in-refused", `The server does not accept this password for ${user}.`, {
      fix: "Check user and password.",
      field: "password",
      cause,
    });
  }
  if (/client password must be/.test(said)) {
    return new AppError("sign-in-refused", `The server asks for a password for ${user}.`, {
      fix: "Give the password of this user.",
      field: "password",
      cause,
    });
  }
  if (/no encryption|SSL off|SSL required|insecure connection|requires? (?:SSL|TLS)/i.test(said)) {
    return new AppError("tls-failed", "The server accepts encrypted connections only.", {
      fix: "Turn TLS on for this connection.",
      field: "tls",
      cause,
    });
  }
  if (/client certificate|certificate authentication/i.test(said)) {
    return new AppError("sign-in-refused", "The server asks for a certificate of its own for this user.", {
      fix: "Give the client certificate and its key under Certificates.",
      field: "tls",
      cause,
    });
  }
  if (code === "28000") {
    return new AppError("sign-in-refused", `The server does not let ${user} in: ${trim(said)}.`, {
      fix: "Check the user, and that the server (pg_hba.conf) allows it to sign in from here.",
      field: "user",
      cause,
    });
  }
  if (code === "3D000") {
    return new AppError("database-unknown", `There is no database ${database} on ${host}.`, {
      fix: "Check its name; upper and lower case differ.",
      field: "database",
      cause,
    });
  }
  if (code === "42501") {
    return new AppError("sign-in-refused", `${user} may not connect to the database ${database}.`, {
      fix: `Grant it: GRANT CONNECT ON DATABASE … TO ….`,
      field: "user",
      cause,
    });
  }
  if (code === "53300") {
    return new AppError("connection-refused", "The server has no connection left.", {
      fix: "Try again in a moment, or raise its max_connections.",
      field: "host",
      cause,
    });
  }
  if (code === "57P03") return databaseGone(cause, "The database is starting up or shutting down.");
  const isSaid = cause instanceof DatabaseError;
  return new AppError(
    "connection-refused",
    isSaid
      ? `The server at ${host} refused the connection: ${trim(said)}.`
      : `The server at ${host} ended the connection while signing in.`,
    { fix: "Check host and port, and the log of the server.", field: "host", cause },
  );
}

/** Something answers there, but not in PostgreSQL's words. */
export function notPostgres({ host, port }: ServerTarget, cause?: unknown): AppError {
  return new AppError(
    "not-this-kind-of-database",
    `What answers at ${host} on port ${String(port)} is not PostgreSQL.`,
    {
      fix: "Check the port (PostgreSQL's own is 5432), or choose another kind of database.",
      field: "port",
      cause,
    },
  );
}

/** What PostgreSQL said about a statement, or its connection did. */
export function describeQueryError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  if (!(cause instanceof DatabaseError) || isFarewell(cause)) return databaseGone(cause);
  const said = trim(cause.message);
  const code = cause.code ?? "";
  if (code === "25006") return queryRefused(said, cause);
  if (code === "57014") {
    return /statement timeout/.test(said)
      ? new AppError("query-timed-out", "The query took longer than the server lets it and was stopped.", {
          fix: "Ask for less at once, or have statement_timeout raised for the user of this connection.",
          cause,
        })
      : new AppError("query-cancelled", "The query was stopped before it had finished.", {
          fix: "Ask again when you want the answer.",
          cause,
        });
  }
  if (code === "55P03") {
    return new AppError("query-timed-out", "A table was locked by another session for too long.", {
      fix: "Ask again when what holds the lock has finished.",
      cause,
    });
  }
  if (code === "40001") {
    return new AppError("query-failed", `The server gave up the query for other work: ${said}.`, {
      fix: "Ask again. On a replica, have max_standby_streaming_delay raised or hot_standby_feedback turned on.",
      cause,
    });
  }
  if (code.startsWith("53") || code === "54000") {
    return queryTooLarge(said, cause);
  }
  if (code === "42501") return readForbidden(said, cause);
  const hint = cause.hint === undefined ? "" : ` ${trim(cause.hint)}.`;
  return new AppError("query-failed", `PostgreSQL could not run the statement: ${said}.${hint}`, {
    fix: "Check the names and the syntax of the statement.",
    cause,
  });
}

export function rowTooLarge(maxBytes: number): AppError {
  return new AppError("query-too-large", `A row of the result is larger than ${String(maxBytes / 1e6)} MB.`, {
    fix: "Ask for fewer columns, or for a part of long texts only.",
  });
}

/** The server ends the session: it is told to, it crashed, it shuts down, the session idled. */
function isFarewell({ code = "", severity = "" }: DatabaseError): boolean {
  return severity === "FATAL" || severity === "PANIC" || code.startsWith("57P");
}

function codeOf(cause: unknown): string {
  return cause instanceof DatabaseError ? (cause.code ?? "") : "";
}

function trim(text: string): string {
  return text.replace(/[.\s]+$/, "");
}
