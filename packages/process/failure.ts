import { AppError, type AppErrorCode, type ConnectionField, type Span } from "@askery/model";
import { messages } from "./messages.ts";

/**
 * An error, serialized to pass between processes. Anything but an `AppError` is a bug of ours and includes its stack.
 */
export type Failure =
  | {
      readonly kind: "app-error";
      readonly code: AppErrorCode;
      readonly message: string;
      readonly fix: string;
      readonly field: ConnectionField | null;
      readonly span: Span | null;
    }
  | { readonly kind: "bug"; readonly stack: string };

export function describeFailure(cause: unknown): Failure {
  if (cause instanceof AppError) {
    const { code, message, fix, field, span } = cause;
    return { kind: "app-error", code, message, fix, field, span };
  }
  return { kind: "bug", stack: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
}

/** Recreates the error on the other side. */
export function restoreFailure(failure: Failure): Error {
  if (failure.kind === "bug") return new Error(`In another process: ${failure.stack}`);
  const { code, field, span } = failure;
  return new AppError(code, failure, { field, span });
}

/** The reason of a job's signal if it is an `AppError`, otherwise a general one. */
export function cancelReasonOf(reason: unknown): AppError {
  if (reason instanceof AppError) return reason;
  return new AppError("query-cancelled", messages.stopped, { cause: reason });
}
