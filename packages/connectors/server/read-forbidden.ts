import { AppError } from "@askery/model";
import { queryMessages } from "../messages/query-messages.ts";

/** The connection's user has no right to read something in the statement. */
export function readForbidden(message: string, cause: unknown): AppError {
  return new AppError("read-forbidden", queryMessages.denied(message), { cause });
}
