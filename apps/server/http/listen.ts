import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { AppError } from "@askery/model";
import { operationMessages } from "../messages/operation-messages.ts";

/** A listening server. */
export interface Listener {
  readonly port: number;
  /** Accepts no more requests, waits up to `graceMs` for open ones, then cuts them off. */
  close(graceMs: number): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
}

/** The handler of requests: an app's `fetch`. */
type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

const longestRequestMs = 2 * 60 * 60 * 1000;

/** @throws AppError `usage` if the port is in use or not permitted */
export async function listen(fetch: Answer, { host, port }: ListenOptions): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: fetch as Parameters<typeof createAdaptorServer>[0]["fetch"],
  }) as Server;
  // A large file over a slow connection can take longer than Node's five minutes. Headers and all other bodies have a
  // limit of one minute.
  server.requestTimeout = longestRequestMs;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(describeListenFailure(error, { host, port })));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (graceMs) => closeServer(server, graceMs),
  };
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(deadline);
}

function describeListenFailure(cause: Error, { host, port }: ListenOptions): Error {
  const code = "code" in cause ? cause.code : "";
  if (code === "EADDRINUSE") {
    return new AppError("usage", operationMessages.portTaken(port), { cause });
  }
  if (code === "EACCES") {
    return new AppError("usage", operationMessages.portForbidden(port), { cause });
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new AppError("usage", operationMessages.noSuchHost(host), { cause });
  }
  return cause;
}
