import { AppError } from "@askery/model";
import type { AskingFailure } from "./jobs.ts";

/** A failure as it travels between the processes. */
export function describeFailure(cause: unknown): AskingFailure {
  if (cause instanceof AppError) {
    const { code, message, fix, field, span } = cause;
    return { code, message, fix, field, span };
  }
  return {
    code: null,
    message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    fix: "",
    field: null,
    span: null,
  };
}

/** The same on the other side. */
export function restoreFailure({ code, message, fix, field, span }: AskingFailure): Error {
  return code === null
    ? new Error(`In the asking process: ${message}`)
    : new AppError(code, message, { fix, field, span });
}
