import { AppError } from "@askery/model";
import type { ServerTarget } from "./server-target.ts";

/** Something takes the connection, and then nothing comes. */
export function serverSilent({ host, port }: Pick<ServerTarget, "host" | "port">, cause: unknown): AppError {
  return new AppError(
    "connection-refused",
    `${host} takes connections on port ${String(port)}, and then says nothing.`,
    {
      fix: "Check the port and the kind of database, whether it wants TLS, and that a proxy before it reaches it.",
      field: "port",
      cause,
    },
  );
}
