import { AppError, type FailureText } from "@askery/model";
import { connectionMessages } from "../messages/connection-messages.ts";

/** The connection to the server was lost; the query may be retried. */
export function databaseGone(cause?: unknown, text: FailureText = connectionMessages.lost): AppError {
  return new AppError("database-gone", text, { cause });
}
