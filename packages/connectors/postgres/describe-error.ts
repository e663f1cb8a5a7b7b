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
    return new AppError("sign-in-refused", `The server rejected the password of ${user}.`, {
      fix: "Check the user name and password.",
      field: "password",
      cause,
    });
  }
  if (/client password must be/.test(said)) {
    return new AppError("sign-in-refused", `The server requires a password for ${user}.`, {
      fix: "Enter this user's password.",
      field: "password",
      cause,
    });
  }
  if (/no encryption|SSL off|SSL required|insecure connection|requires? (?:SSL|TLS)/i.test(said)) {
    return new AppError("tls-failed", "The server accepts only encrypted connections.", {
      fix: "Turn on TLS for this connection.",
      field: "tls",
      cause,
    });
  }
  if (/client certificate|certificate authentication/i.test(said)) {
    return new AppError("sign-in-refused", "The server requires a client certificate for this user.", {
      fix: "Add the client certificate and its key under Certificates.",
      field: "tls",
      cause,
    });
  }
  if (code === "28000") {
    return new AppError("sign-in-refused", `The server rejected ${user}: ${trim(said)}.`, {
      fix: "Check the user name, and that the server (pg_hba.conf) allows this user to sign in from here.",
      field: "user",
      cause,
    });
  }
  if (code === "3D000") {
    return new AppError("database-unknown", `${host} has no database named ${database}.`, {
      fix: "Check its name. It is case-sensitive.",
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
    return new AppError("connection-refused", "The server has no free connections.", {
      fix: "Try again in a moment, or raise max_connections on the server.",
      field: "host",
      cause,
    });
  }
  if (code === "57P03") return databaseGone(cause, "The database is starting up or shutting down.");
  const isNamed = cause instanceof DatabaseError;
  return new AppError(
    "connection-refused",
    isNamed
      ? `The server at ${host} refused the connection: ${trim(said)}.`
      : `The server at ${host} ended the connection while signing in.`,
    { fix: "Check the host and port, and the server's log.", field: "host", cause },
  );
}

/** Something answers there, but not in PostgreSQL's words. */
export function notPostgres({ host, port }: ServerTarget, cause?: unknown): AppError {
  return new AppError(
    "not-this-kind-of-database",
    `Nothing at ${host}:${String(port)} speaks PostgreSQL's protocol.`,
    {
      fix: "Check the port (usually 5432), or choose another kind of database.",
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
      ? new AppError("query-timed-out", "The query exceeded the server's time limit and was stopped.", {
          fix: "Ask for less data at once, or raise statement_timeout for this connection's user.",
          cause,
        })
      : new AppError("query-cancelled", "The query was stopped before it finished.", {
          fix: "Ask again to get the answer.",
          cause,
        });
  }
  if (code === "55P03") {
    return new AppError("query-timed-out", "Another session locked a table for too long.", {
      fix: "Ask again when that session has finished.",
      cause,
    });
  }
  if (code === "40001") {
    return new AppError("query-failed", `The server canceled the query in favor of other work: ${said}.`, {
      fix: "Ask again. On a replica, raise max_standby_streaming_delay or turn on hot_standby_feedback.",
      cause,
    });
  }
  if (code.startsWith("53") || code === "54000") {
    return queryTooLarge(said, cause);
  }
  if (code === "42501") return readForbidden(said, cause);
  const hint = cause.hint === undefined ? "" : ` ${trim(cause.hint)}.`;
  return new AppError("query-failed", `PostgreSQL could not run the statement: ${said}.${hint}`, {
    fix: "Check the names and syntax of the statement.",
    cause,
  });
}

export function rowTooLarge(maxBytes: number): AppError {
  return new AppError("query-too-large", `A row of the result is larger than ${String(maxBytes / 1e6)} MB.`, {
    fix: "Ask for fewer columns, or for only part of long texts.",
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
