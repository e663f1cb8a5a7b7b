import { AppError } from "@askery/model";
import type { ServerTarget } from "./server-target.ts";
import { connectionMessages } from "../messages/connection-messages.ts";

/** The server accepts the connection but sends nothing. */
export function serverSilent({ host, port }: Pick<ServerTarget, "host" | "port">, cause: unknown): AppError {
  return new AppError("connection-refused", connectionMessages.silent(host, port), { field: "port", cause });
}
