import { AppError } from "@askery/model";
import { queryMessages } from "../messages/query-messages.ts";

/** The user of a connection has no right to something that a statement reads. */
export function readForbidden(said: string, cause: unknown): AppError {
  return new AppError("read-forbidden", queryMessages.denied(said), { cause });
}
