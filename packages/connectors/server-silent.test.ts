import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { ClickhouseSession } from "./clickhouse/clickhouse-session.ts";
import { failureOf } from "./failure-of.test-support.ts";
import { signIn as signInToMysql } from "./mysql/sign-in.ts";
import { signIn as signInToPostgres } from "./postgres/sign-in.ts";
import { Dialer } from "./server/dialer.ts";
import { serverTarget } from "./server/server-target.test-support.ts";
import type { ServerTarget } from "./server/server-target.ts";

const limit = { timeoutMs: 300 };

const ways: readonly (readonly [name: string, (dialer: Dialer, target: ServerTarget) => Promise<unknown>])[] =
  [
    ["PostgreSQL", (dialer, target) => signInToPostgres(dialer, target, limit)],
    ["PostgreSQL over TLS", (dialer, target) => signInToPostgres(dialer, encrypted(target), limit)],
    ["MySQL", (dialer, target) => signInToMysql(dialer, target, limit)],
    ["MySQL over TLS", (dialer, target) => signInToMysql(dialer, encrypted(target), limit)],
    ["ClickHouse", (dialer, target) => ClickhouseSession.open(dialer, target, limit)],
  ];

test.for(ways)("a silent server is abandoned and reported on: %s", async ([, open]) => {
  const silent = createServer((socket) => socket.on("error", () => undefined)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const target = serverTarget({ port });
  const dialer = new Dialer(target);
  const failure = await failureOf(open(dialer, target));
  expect([failure.code, failure.field, failure.message]).toEqual([
    "connection-refused",
    "port",
    `127.0.0.1 accepts connections on port ${String(port)} but does not respond.`,
  ]);
  await dialer.close();
  silent.close();
});

function encrypted(target: ServerTarget): ServerTarget {
  return { ...target, tls: { ...target.tls, mode: "require" } };
}
