import { AppError } from "@askery/model";
import { queryMessages } from "./messages/query-messages.ts";

/* Failures of a statement, the same for every server. `message` is what the server reported. */

export function queryRefused(message: string, cause?: unknown): AppError {
  return new AppError("query-refused", queryMessages.refused(message), { cause });
}

/** The server's own time limit, which applies if our process is gone. */
export function queryTookTooLong(message: string, cause: unknown): AppError {
  return new AppError("query-timed-out", queryMessages.timedOutOnServer(message), { cause });
}

export function queryTooLarge(message: string, cause: unknown): AppError {
  return new AppError("query-too-large", queryMessages.tooLarge(message), { cause });
}

/** The statement names a table or column that the database does not have. */
export function nameUnknown(message: string, cause: unknown, database?: string): AppError {
  return new AppError("name-unknown", queryMessages.nameUnknown(message, database), { cause });
}

export function queryFailed(message: string, cause: unknown): AppError {
  return new AppError("query-failed", queryMessages.failed(message), { cause });
}
