/**
 * A failure at an edge: a file that is missing, a database that is down. Thrown, with what caused it, and turned into
 * a message by one handler. `message` says what happened and `fix` what to do about it.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly fix: string;

  constructor(
    code: AppErrorCode,
    message: string,
    options: { readonly fix: string; readonly cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fix = options.fix;
  }
}

export type AppErrorCode =
  | "file-missing"
  | "file-unreadable"
  | "file-corrupt"
  | "file-empty"
  | "file-exists"
  | "file-kind-unknown"
  | "database-locked"
  | "database-gone"
  | "query-failed"
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
