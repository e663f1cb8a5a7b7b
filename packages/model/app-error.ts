import type { Span } from "./problem.ts";

/**
 * A failure at an edge: a file that is missing, a database that is down. Thrown, with what caused it, and turned into
 * a message by one handler. `message` says what happened and `fix` what to do about it; `span` is the place
 * in a statement's text that is at fault, where the database named one.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly fix: string;
  /** Which part of a form holds the cause, where one does. */
  readonly field: ConnectionField | null;
  readonly span: Span | null;

  constructor(code: AppErrorCode, message: string, options: AppErrorOptions) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fix = options.fix;
    this.field = options.field ?? null;
    this.span = options.span ?? null;
  }
}

interface AppErrorOptions {
  readonly fix: string;
  readonly field?: ConnectionField | null;
  readonly span?: Span | null;
  readonly cause?: unknown;
}

/** The parts of what a connection to a database server is made of, as a form asks for them. `tunnel` is its SSH host. */
export type ConnectionField =
  | "url"
  | "path"
  | "host"
  | "port"
  | "database"
  | "user"
  | "password"
  | "tls"
  | "tunnel"
  | "tunnel.user"
  | "tunnel.password"
  | "tunnel.privateKey"
  | "tunnel.passphrase"
  | "tunnel.hostKeyFingerprint";

export type AppErrorCode =
  | "file-missing"
  | "file-unreadable"
  | "file-corrupt"
  | "file-empty"
  | "file-exists"
  | "file-kind-unknown"
  | "file-too-large"
  | "disk-full"
  | "uploads-elsewhere"
  | "database-locked"
  | "database-gone"
  | "host-unknown"
  | "host-refused"
  | "connection-refused"
  | "sign-in-refused"
  | "secret-unreadable"
  | "database-unknown"
  | "tls-failed"
  | "tunnel-failed"
  | "not-this-kind-of-database"
  | "query-failed"
  | "read-forbidden"
  | "query-refused"
  | "query-cancelled"
  | "query-timed-out"
  | "query-too-large"
  | "usage"
  | "signed-out"
  | "wrong-password"
  | "link-expired"
  | "forbidden"
  | "not-found"
  | "invalid-input"
  | "conflict"
  | "plan-limit"
  | "too-many-requests"
  | "store-full"
  | "store-locked"
  | "store-unavailable"
  | "runtime-too-old";
