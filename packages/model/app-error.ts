import type { Span } from "./problem.ts";

/**
 * A failure at an edge, such as a missing file or a database that is down. It is thrown with its cause, and one handler
 * shows it. Its text comes from the package's messages. `span` is the faulty part of a statement's text, if the
 * database named it.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly fix: string;
  /** The part of a connection form that caused the failure, if there is one. */
  readonly field: ConnectionField | null;
  readonly span: Span | null;

  constructor(code: AppErrorCode, text: FailureText, options: AppErrorOptions = {}) {
    super(text.message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fix = text.fix;
    this.field = options.field ?? null;
    this.span = options.span ?? null;
  }
}

/** The text of a failure. Both fields are whole sentences. */
export interface FailureText {
  /** What happened. */
  readonly message: string;
  /** What to do about it, in the imperative. */
  readonly fix: string;
}

interface AppErrorOptions {
  readonly field?: ConnectionField | null;
  readonly span?: Span | null;
  readonly cause?: unknown;
}

/** The fields of a connection form. `tunnel` is the SSH host. */
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
  | "name-unknown"
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
