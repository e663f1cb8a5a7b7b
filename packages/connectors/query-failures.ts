import { AppError } from "@askery/model";
import { queryMessages } from "./messages/query-messages.ts";

/* Failures of a statement, the same for every server. `said` is the server's message. */

export function queryRefused(said: string, cause?: unknown): AppError {
  return new AppError("query-refused", queryMessages.refused(said), { cause });
}

/** The server's own time limit, which applies if our process is gone. */
export function queryTookTooLong(said: string, cause: unknown): AppError {
  return new AppError("query-timed-out", queryMessages.timedOutOnServer(said), { cause });
}

export function queryTooLarge(said: string, cause: unknown): AppError {
  return new AppError("query-too-large", queryMessages.tooLarge(said), { cause });
}

/** The statement names a table or column that the database does not have. */
export function nameUnknown(said: string, cause: unknown, database?: string): AppError {
  return new AppError("name-unknown", queryMessages.nameUnknown(said, database), { cause });
}

export function queryFailed(said: string, cause: unknown): AppError {
  return new AppError("query-failed", queryMessages.failed(said), { cause });
}
