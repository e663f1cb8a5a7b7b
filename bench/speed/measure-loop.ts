import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { runServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { startPostgres } from "../../scripts/test-servers/postgres-server.ts";
import type { Measurement } from "./measurement.ts";
import { post, type Caller } from "./post.ts";
import { SignedInClient } from "./signed-in-client.ts";

/**
 * The longest turn of the web process's event loop, in processor time, during large requests. Other requests wait that
 * long. Empty if no PostgreSQL is available.
 */
export async function measureLoop(dataFolder: string): Promise<readonly Measurement[]> {
  const postgres = await startPostgres().catch(() => null);
  if (postgres === null) return [];
  mkdirSync(dataFolder, { recursive: true });
  const socket = join(dataFolder, "probe.sock");
  const probe = fileURLToPath(new URL("./loop-probe.ts", import.meta.url));
  const server = await runServer(await findFreePort(), dataFolder, {
    NODE_OPTIONS: `--import=${probe}`,
    LOOP_PROBE: socket,
  });
  try {
    const connectionString = await postgres.createDatabase();
    await fill(connectionString);
    const client = await SignedInClient.signUp(server, "reader");
    const url = `${connectionString}?sslmode=disable`;
    const measure = (what: string, work: () => Promise<unknown>) => measureOne(socket, what, work);
    let caller: Caller = { url: "", cookie: "" };
    const turn = await client.ask("how many customers are there");
    const connectWide = async () => void (caller = await client.addDatabase({ kind: "url", url }));
    return [
      await measure(`a database of ${tableCount} tables is connected and read`, connectWide),
      await measure("its tables are looked at", () => client.lookAtTables(caller)),
      await measure("its first query", () => post(caller, selectRows(10))),
      await measure("100,000 rows are delivered", () => post(caller, selectRows(100_000))),
      await measure("16 clients ask for 10 rows", () => askTogether(caller)),
      await measure("150,000 rows replace an answer's, which keeps 100,000", () =>
        client.runSql(turn.id, selectMany),
      ),
      await measure("they are exported as CSV", () => client.exportWhole(turn.id, "csv")),
      await measure("they are exported as JSON", () => client.exportWhole(turn.id, "json")),
      await measure("a CSV file of 40 MB is uploaded", () => client.uploadFile("numbers.csv", writeCsv(40))),
    ];
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

const tableCount = 2_000;
const maxMs = 50;

async function fill(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(
    `CREATE TABLE rows AS SELECT i AS id, i * 0.37::float8 AS figure, 'name ' || (i % 1000) AS name
     FROM generate_series(1, 100000) AS source (i); ANALYZE rows`,
  );
  const columns = Array.from({ length: 10 }, (_, at) => `text_${at} text, number_${at} int`).join(", ");
  // A limited number per transaction, because each table takes locks until the end.
  for (let start = 0; start < tableCount; start += 100) {
    const tables = Array.from({ length: 100 }, (_, at) => {
      const name = `table_${start + at}`;
      return `CREATE TABLE ${name} (id int PRIMARY KEY, ${columns}); INSERT INTO ${name}
        SELECT i, ${Array.from({ length: 10 }, (_, of) => `'value ${of} ' || i, i * ${of}`).join(", ")} FROM generate_series(1, 20) i`;
    });
    await client.query(tables.join("; "));
  }
  await client.query("ANALYZE");
  await client.end();
}

/** A query of the sample shop. */
const selectMany = `SELECT n, n * 0.37 AS figure, 'name ' || n AS name
  FROM (SELECT row_number() OVER () AS n FROM customers a CROSS JOIN customers b LIMIT 150000) numbers`;
const selectRows = (count: number) => `SELECT id, figure, name FROM rows LIMIT ${count}`;

async function askTogether(caller: Caller): Promise<void> {
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let query = 0; query < 10; query++) await post(caller, selectRows(10));
    }),
  );
}

/** Rows of about 50 bytes, in chunks of a tenth of a megabyte. */
function* writeCsv(megabytes: number): Generator<Buffer> {
  yield Buffer.from("id,city,amount,note\n");
  let id = 0;
  for (let piece = 0; piece < megabytes * 10; piece++) {
    let text = "";
    while (text.length < 100_000) {
      text += `${id++},City ${id % 500},${id * 0.25},some words about it ${id % 90}\n`;
    }
    yield Buffer.from(text);
  }
}

async function measureOne(socket: string, what: string, work: () => Promise<unknown>): Promise<Measurement> {
  // Resets the probe, so that earlier work does not count.
  await readProbe(socket);
  await wait(settleMs);
  const idle = await readProbe(socket);
  await work();
  const { turnMs } = await readProbe(socket);
  return {
    what: `longest turn of the web process: ${what}`,
    value: turnMs,
    yardstick: "the same, idle before",
    yardstickValue: idle.turnMs,
    goal: { kind: "value", most: maxMs },
  };
}

const settleMs = 500;

interface Probed {
  readonly turnMs: number;
}

async function readProbe(socket: string): Promise<Probed> {
  return (await json(connect(socket))) as Probed;
}
