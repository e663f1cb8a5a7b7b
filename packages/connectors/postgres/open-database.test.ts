import { failureOf } from "../failure-of.test-support.ts";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import type { AddressInfo, Server } from "node:net";
import { AppError } from "@askery/model";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startPostgres } from "../../../scripts/test-servers/postgres-server.ts";
import { postgresForTests } from "../../../scripts/test-servers/postgres.ts";
import type { Connector } from "../connector.ts";
import { openServer, probeServer } from "../open-server.ts";
import { readTable } from "../read-table.ts";
import type { ServerTarget, ServerTls } from "../server/server-target.ts";
import { startSshServer } from "../../../scripts/test-servers/ssh-server.ts";
import { signInAsAdmin, targetOf } from "./postgres-target.test-support.ts";
import { startTlsFront } from "../../../scripts/test-servers/tls-front.ts";
import type { TlsFront } from "../../../scripts/test-servers/tls-front.ts";

let connectionString: string;
let target: ServerTarget;
let admin: Client;
let front: TlsFront | null = null;
let missing: string | null = null;

beforeAll(async () => {
  const postgres = await postgresForTests();
  if ("skipped" in postgres) {
    missing = postgres.skipped;
    return;
  }
  connectionString = postgres.connectionString;
  target = targetOf(connectionString);
  admin = await signInAsAdmin(connectionString);
  front = await startTlsFront(target.port);
});

beforeEach((context) => {
  if (missing !== null) context.skip(missing);
});

afterAll(async () => {
  front?.stop();
  if (missing === null) await admin.end();
});

test.each([
  [{ password: "wr0ng-pass" }, "sign-in-refused", "password"],
  [{ password: null }, "sign-in-refused", "password"],
  [{ user: "nobody-here" }, "sign-in-refused", "password"],
  [{ database: "no-such-database" }, "database-unknown", "database"],
  [{ host: "no-such-host.invalid" }, "host-unknown", "host"],
  [{ addresses: "public-only" }, "host-refused", "host"],
  [{ host: "/var/run/postgresql" }, "host-unknown", "host"],
  [{ tls: tls({ mode: "require" }) }, "tls-failed", "tls"],
] as const)("signing in with %j fails with %s, at %s", async (parts, code, field) => {
  const failure = await failureOf(openServer({ ...target, ...parts }));
  expect([failure.code, failure.field]).toEqual([code, field]);
  const text = failure.message + failure.fix;
  expect([text.includes(target.password ?? ""), text.includes("wr0ng-pass")]).toEqual([false, false]);
});

test("a server that speaks another protocol is reported as such", async () => {
  const web = createHttpServer((_request, response) => response.end("hello"));
  const greeter = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.end("J\0\0\0\u000a8.0.36\0");
  });
  for (const server of [web, greeter]) {
    const port = await listen(server);
    for (const mode of ["off", "require"] as const) {
      const failure = await failureOf(openServer({ ...target, port, tls: tls({ mode }) }));
      expect([failure.code, failure.field]).toEqual(["not-this-kind-of-database", "port"]);
    }
    server.close();
  }
});

const encrypted: readonly (readonly [ServerTls["mode"], host: string, trusts: boolean, outcome: string])[] = [
  ["require", "localhost", false, "encrypted"],
  ["verify-ca", "localhost", true, "encrypted"],
  ["verify-full", "localhost", true, "encrypted"],
  ["verify-ca", "localhost", false, "tls-failed"],
  ["verify-full", "localhost", false, "tls-failed"],
];

test.for(encrypted)(
  "TLS %s to %s, with a known authority: %s, is %s",
  async ([mode, host, trusts, outcome], context) => {
    if (front === null) return context.skip("openssl is missing");
    expect(await probeOverTls({ mode, host, trusts })).toBe(outcome);
  },
);

test("a certificate is checked against the configured name, not the address", async (context) => {
  if (front === null) return context.skip("openssl is missing");
  expect(await probeOverTls({ mode: "verify-full", host: "2130706433", trusts: true })).toBe("tls-failed");
  expect(await probeOverTls({ mode: "verify-ca", host: "2130706433", trusts: true })).toBe("encrypted");
});

test("canceling a query works over TLS and a tunnel, and frees the server", async () => {
  const ssh = await startSshServer({ user: "ada", password: "s3cret" });
  const connector = await openServer({
    ...target,
    ...(front && {
      host: "localhost",
      port: front.port,
      tls: tls({ mode: "verify-full", ca: front.certificate }),
    }),
    tunnel: {
      host: "127.0.0.1",
      port: ssh.port,
      user: "ada",
      password: "s3cret",
      privateKey: null,
      passphrase: null,
      hostKeyFingerprint: ssh.fingerprint,
    },
  });
  const abort = new AbortController();
  const running = failureOf(
    connector.run(statement("SELECT 'through', pg_sleep(1000)"), { signal: abort.signal }),
  );
  await expect.poll(() => countRunning("through")).toBe(1);
  abort.abort();
  expect((await running).code).toBe("query-cancelled");
  await expect.poll(() => countRunning("through")).toBe(0);
  expect(await read(connector, "SELECT 1")).toEqual([[1]]);
  await connector.close();
  await ssh.stop();
});

test("reading a database stops on request", async () => {
  await admin.query("CREATE TABLE locked AS SELECT 1 AS n");
  // A separate connection, because pg_stat_activity does not change within a transaction.
  const locker = new Client({ connectionString });
  await locker.connect();
  await locker.query("BEGIN; LOCK TABLE locked IN ACCESS EXCLUSIVE MODE");
  const connector = await openServer(target);
  const abort = new AbortController();
  const reading = failureOf(connector.introspect({ signal: abort.signal }));
  await expect.poll(() => countWaiting()).toBe(1);
  abort.abort();
  expect((await reading).code).toBe("query-cancelled");
  await expect.poll(() => countWaiting()).toBe(0);
  await locker.end();
  expect(await read(connector, "SELECT 1")).toEqual([[1]]);
  await connector.close();
});

test("after the server crashes, running queries fail and new ones work", async () => {
  const own = await startPostgres();
  const connectionString = await own.createDatabase();
  const connector = await openServer(targetOf(connectionString), { maxConnections: 2 });
  try {
    const [pids = []] = await read(connector, "SELECT pg_backend_pid()");
    const running = failureOf(connector.run(statement("SELECT pg_sleep(1000)")));
    process.kill(Number(pids[0]), "SIGKILL");
    const failure = await running;
    expect(failure.code).toBe("database-gone");
    await expect.poll(() => read(connector, "SELECT 1").catch(() => null)).toEqual([[1]]);
  } finally {
    await connector.close();
    await own.stop();
  }
});

test("closing a connector ends its running queries at the server", async () => {
  const connector = await openServer(target);
  const running = failureOf(connector.run(statement("SELECT pg_sleep(1000)")));
  await expect.poll(() => countRunning("pg_sleep")).toBe(1);
  await connector.close();
  expect((await running).code).toBe("database-gone");
  await expect.poll(() => countRunning("pg_sleep")).toBe(0);
});

test("a session that ended while idle is replaced silently", async () => {
  const connector = await openServer(target, { maxConnections: 1 });
  const [[pid] = []] = await read(connector, "SELECT pg_backend_pid()");
  await expect.poll(() => countRunning("DISCARD ALL")).toBe(1);
  await admin.query("SELECT pg_terminate_backend($1, 5000)", [pid]);
  expect(await read(connector, "SELECT 1")).toEqual([[1]]);
  await connector.close();
});

test("the server's own time limit for a user applies, and is not reported as ours", async () => {
  await admin.query("DROP ROLE IF EXISTS askery_hasty; CREATE ROLE askery_hasty LOGIN PASSWORD 'hasty'");
  await admin.query("ALTER ROLE askery_hasty SET statement_timeout = '300ms'");
  const connector = await openServer({ ...target, user: "askery_hasty", password: "hasty" });
  const failure = await failureOf(connector.run(statement("SELECT pg_sleep(1000)")));
  expect([failure.code, failure.message]).toEqual([
    "query-timed-out",
    "The query exceeded the server's time limit and was stopped.",
  ]);
  expect(await read(connector, "SELECT 1")).toEqual([[1]]);
  await connector.close();
  await admin.query("DROP ROLE askery_hasty");
});

test("a server with only one free connection serves all queries over it", async () => {
  await admin.query(
    "DROP ROLE IF EXISTS askery_only; CREATE ROLE askery_only LOGIN PASSWORD 'only' CONNECTION LIMIT 1",
  );
  await admin.query(
    "CREATE TABLE IF NOT EXISTS one_of_many (n int); GRANT SELECT ON one_of_many TO askery_only",
  );
  const connector = await openServer({ ...target, user: "askery_only", password: "only" });
  expect((await connector.introspect()).tables.map(({ name }) => name)).toContain("one_of_many");
  expect(await Promise.all([1, 2, 3].map((n) => read(connector, `SELECT ${n}`)))).toEqual([
    [[1]],
    [[2]],
    [[3]],
  ]);
  const refused = await failureOf(openServer({ ...target, user: "askery_only", password: "only" }));
  expect([refused.code, refused.field]).toEqual(["connection-refused", "host"]);
  await connector.close();
  await admin.query("DROP TABLE one_of_many; DROP OWNED BY askery_only; DROP ROLE askery_only");
});

test("a replica that cancels a query because of recovery is reported as such, not as an invalid statement", async () => {
  await admin.query(`CREATE OR REPLACE FUNCTION give_up() RETURNS int LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION USING ERRCODE = '40001', MESSAGE = 'canceling statement due to conflict with recovery'; END $$`);
  const connector = await openServer(target);
  const failure = await failureOf(connector.run(statement("SELECT give_up()")));
  expect(failure.message).toBe(
    "The server canceled the query in favor of other work: canceling statement due to conflict with recovery.",
  );
  expect(failure.fix).toMatch(/^Ask again/);
  await connector.close();
  await admin.query("DROP FUNCTION give_up()");
});

test("a session is reset after its query ended, failed or was abandoned", async () => {
  const connector = await openServer(target, { maxConnections: 2 });
  await admin.query("CREATE TABLE IF NOT EXISTS to_be_found (n int)");
  const settings = "SELECT current_setting('timezone'), current_setting('statement_timeout')";
  const [, timeout] = await read(connector, settings);
  const leave = async () => {
    const run = await connector.run(statement("SELECT n FROM generate_series(1, 1000000) n"));
    await run.cancel();
  };
  for (const use of [
    () => read(connector, "SELECT 1"),
    () => failureOf(read(connector, "SELECT 1 / 0")),
    leave,
  ]) {
    await use();
    expect((await connector.introspect()).tables.map(({ name }) => name)).toContain("to_be_found");
    expect(await read(connector, settings)).toEqual([["UTC"], timeout]);
  }
  await admin.query("DROP TABLE to_be_found");
  await connector.close();
});

test("a closed connector runs no statements", async () => {
  const connector = await openServer(target);
  const running = failureOf(connector.run(statement("SELECT pg_sleep(1000)")));
  await expect.poll(() => countRunning("pg_sleep(1000)")).toBe(1);
  await connector.close();
  await connector.close();
  expect((await running).code).toBe("database-gone");
  expect((await failureOf(connector.run(statement("SELECT 1")))).code).toBe("database-gone");
});

test("wide rows and long texts arrive in small batches, cut on arrival", async () => {
  const connector = await openServer(target);
  const sql = "SELECT repeat('x', 5000000) AS long FROM generate_series(1, 50)";
  const table = await readTable(
    await connector.run(statement(sql), { limits: { maxCellBytes: 1_000, maxBytes: 20_000 } }),
  );
  expect([table.rowCount, table.isTruncated, String(table.values[0]?.[0]).length]).toEqual([20, true, 998]);
  await connector.close();
});

test("a row too large for memory fails its query, and nothing else", async () => {
  const connector = await openServer(target);
  const failure = await failureOf(read(connector, "SELECT repeat(repeat('x', 1000000), 70)"));
  expect(failure.code).toBe("query-too-large");
  expect(await read(connector, "SELECT 1")).toEqual([[1]]);
  await connector.close();
});

interface Probing {
  readonly mode: ServerTls["mode"];
  readonly host: string;
  readonly trusts: boolean;
}

async function probeOverTls({ mode, host, trusts }: Probing): Promise<string> {
  const ca = trusts ? (front?.certificate ?? null) : null;
  const facts = probeServer({ ...target, host, port: front?.port ?? 0, tls: tls({ mode, ca }) });
  return facts.then(
    ({ encrypted }) => (encrypted ? "encrypted" : "open"),
    (cause: unknown) => (cause instanceof AppError ? cause.code : String(cause)),
  );
}

function tls(parts: Partial<ServerTls>): ServerTls {
  return { mode: "off", ca: null, certificate: null, key: null, ...parts };
}

function statement(text: string) {
  return { dialect: "postgres", text, parameters: [] } as const;
}

async function read(connector: Connector, text: string) {
  return (await readTable(await connector.run(statement(text)))).values;
}

/** Counts other sessions whose last statement contains `words`: running, or finished without another one after it. */
async function countRunning(words: string): Promise<number> {
  const { rows } = await admin.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE strpos(query, $1) > 0 AND pid <> pg_backend_pid() AND datname = current_database()
       AND (state = 'active' OR query = 'DISCARD ALL')`,
    [words],
  );
  return rows[0]?.n ?? 0;
}

/** Counts sessions that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await admin.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows[0]?.n ?? 0;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
