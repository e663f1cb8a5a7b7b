import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { AppError } from "@askery/model";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "./open-server.ts";
import { serverTarget } from "./server/server-target.test-support.ts";

test.for(["postgres", "mysql", "clickhouse"] as const)(
  "opening %s on a silent server can be aborted",
  async (kind) => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    const stopping = new AbortController();
    const called = once(silent, "connection") as Promise<[Socket]>;
    const { port } = silent.address() as AddressInfo;
    const opening = openServer(serverTarget({ kind, port }), { signal: stopping.signal });
    const failure = opening.then(
      () => null,
      (cause: unknown) => (cause instanceof AppError ? cause.code : cause),
    );
    const [socket] = await called;
    onTestFinished(() => void socket.destroy());
    stopping.abort();
    expect(await failure).toBe("query-cancelled");
  },
);
