import { AppError } from "@askery/model";
import { queryMessages } from "./messages/query-messages.ts";

/* What comes of a statement, in words that are the same whatever server it is. `said` is what that server said. */

export function queryRefused(said: string, cause?: unknown): AppError {
  return new AppError("query-refused", queryMessages.refused(said), { cause });
}

/** The server's own limit of time, which is there should we be gone. */
export function queryTookTooLong(said: string, cause: unknown): AppError {
  return new AppError("query-timed-out", queryMessages.timedOutOnServer(said), { cause });
}

export function queryTooLarge(said: string, cause: unknown): AppError {
  return new AppError("query-too-large", queryMessages.tooLarge(said), { cause });
}

export function queryFailed(said: string, cause: unknown): AppError {
  return new AppError("query-failed", queryMessages.failed(said), { cause });
}
