import { existsSync, rmSync } from "node:fs";
import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { clickhouseForTests, type ClickhouseForTests } from "../../../scripts/test-servers/clickhouse.ts";
import {
  executeClickhouse,
  type ClickhouseDatabase,
} from "../../../scripts/test-servers/clickhouse-server.ts";
import { currentClickhouseForTests } from "../../../scripts/test-servers/current-clickhouse.ts";
import type { Connector } from "../connector.ts";
import { openServer } from "../open-server.ts";
import { readTable } from "../read-table.ts";
import { outcomeOf, shortMs } from "../server/outcome-of.test-support.ts";
import { attacks, guardOnly } from "./attacks.data.ts";
import { fingerprintOf, listLines, targetOf } from "./clickhouse-target.test-support.ts";

/* Runs each attack without the guard, as a user with all rights on the server, while another user's query runs. */

/** The file that attacks try to write. */
const copied = "/tmp/askery-copy-clickhouse";
const schema = [
  "CREATE TABLE customers (id Int32, name String) ENGINE = MergeTree() ORDER BY id",
  "INSERT INTO customers VALUES (1, 'Ada'), (2, 'Bo')",
  "CREATE TABLE others (id Int32) ENGINE = Log",
];
const neighborsQuery = "SELECT count() FROM system.numbers WHERE sleep(0.5) = 1";

interface TestedServer {
  readonly name: string;
  readonly find: () => Promise<ClickhouseForTests>;
  /**
   * False for the current server: it is an embedded library that can end a long query only when no other query runs.
   */
  readonly hasNeighbor: boolean;
}

const servers: readonly TestedServer[] = [
  { name: "ClickHouse of 2018", find: clickhouseForTests, hasNeighbor: true },
  { name: "ClickHouse of now", find: currentClickhouseForTests, hasNeighbor: false },
];

describe.each(servers)("$name", ({ find, hasNeighbor }) => {
  let database: ClickhouseDatabase;
  let connector: Connector;
  let listener: Server;
  let connections = 0;
  let missing: string | null = null;
  const hangUp = new AbortController();

  beforeAll(async () => {
    const found = await find();
    if ("skipped" in found) {
      missing = found.skipped;
      return;
    }
    database = found;
    rmSync(copied, { force: true });
    for (const sql of schema) await executeClickhouse(database, sql);
    listener = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, "127.0.0.1");
    await once(listener, "listening");
    if (hasNeighbor) {
      void askAsNeighbor(database, hangUp.signal);
      await vi.waitUntil(async () => (await listLines(database, countNeighbors))[0] === "1");
    }
    connector = await openServer(targetOf(database), { maxConnections: 1 });
  });

  beforeEach((context) => {
    if (missing !== null) context.skip(missing);
  });

  afterAll(async () => {
    if (missing !== null) return;
    hangUp.abort();
    await executeClickhouse(database, `KILL QUERY WHERE query LIKE '${neighborsQuery}%' ASYNC`);
    await connector.close();
    listener.close();
  });

  test.each(attacks)("%s: %s", async (outcome, sql) => {
    const before = await everything();
    const { port } = listener.address() as AddressInfo;
    const attack = sql.replaceAll("$listener", `127.0.0.1:${String(port)}`);
    const limitMs = outcome === "ended" ? shortMs : undefined;
    expect(outcomes[outcome]).toContain(await outcomeOf(connector, attack, limitMs));
    expect(await everything()).toEqual(before);
  });

  test.each(guardOnly)("only the guard stops %s", async (sql) => {
    expect(await outcomeOf(connector, sql)).toBe("done");
  });

  test("a query ended by a limit no longer runs at the server", async () => {
    expect(
      await outcomeOf(connector, "SELECT count() FROM system.numbers WHERE sipHash64(number) = 77", shortMs),
    ).toBe("query-timed-out");
    const running = "SELECT count() FROM system.processes WHERE query LIKE '%sipHash64(number) = 77%'";
    await expect
      .poll(() => listLines(database, `${running} AND query NOT LIKE '%processes%'`))
      .toEqual(["0"]);
  });

  /**
   * The state that attacks must not change: database, server, settings of the next query, the other user's query, files
   * and connections.
   */
  async function everything(): Promise<unknown> {
    const text = "SELECT name, value FROM system.settings ORDER BY name";
    const settings = await readTable(
      await connector.run({ dialect: connector.dialect, text, parameters: [] }),
    );
    const neighbors = await listLines(database, countNeighbors);
    const isCopied = existsSync(copied);
    return [await fingerprintOf(database), settings.values, neighbors, isCopied, connections];
  }
});

const countNeighbors = `SELECT count() FROM system.processes WHERE query LIKE '${neighborsQuery}%'`;

const outcomes = {
  refused: ["query-refused", "query-failed", "name-unknown", "read-forbidden"],
  ended: ["query-timed-out", "query-too-large"],
} as const;

/** Runs a query that mostly sleeps, until the signal closes the connection. */
async function askAsNeighbor(
  { host, port, user, password }: ClickhouseDatabase,
  signal: AbortSignal,
): Promise<void> {
  await fetch(`http://${host}:${String(port)}/`, {
    method: "POST",
    body: neighborsQuery,
    headers: { "X-ClickHouse-User": user, "X-ClickHouse-Key": password },
    signal,
  }).catch(() => undefined);
}
