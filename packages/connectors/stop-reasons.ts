import { AppError } from "@askery/model";
import { queryMessages } from "./messages/query-messages.ts";

/** The failures of a query that was stopped before its last row. */
export function queryCancelled(cause?: unknown): AppError {
  return new AppError("query-cancelled", queryMessages.stopped, { cause });
}

export function queryTimedOut(timeoutMs: number): AppError {
  return new AppError("query-timed-out", queryMessages.timedOut(timeoutMs));
}
