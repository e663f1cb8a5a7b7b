import { AppError } from "@askery/model";
import type { ServerTarget } from "./server-target.ts";

/** Something takes the connection, and then nothing comes. */
export function serverSilent({ host, port }: Pick<ServerTarget, "host" | "port">, cause: unknown): AppError {
  return new AppError(
    "connection-refused",
    `${host} accepts connections on port ${String(port)} but does not respond.`,
    {
      fix: "Check the port, the kind of database and TLS. If there is a proxy, check that it reaches the server.",
      field: "port",
      cause,
    },
  );
}
