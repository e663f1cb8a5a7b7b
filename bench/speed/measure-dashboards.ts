import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { Client, Pool } from "pg";
import { runServer, type RunningServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { startPostgres } from "../../scripts/test-servers/postgres-server.ts";
import type { ShopQuestion } from "../accuracy/read-shop-questions.ts";
import { makeBoard, readCard, type Board } from "./make-board.ts";
import { median, timeRuns, type Measurement } from "./measurement.ts";
import { SignedInClient } from "./signed-in-client.ts";

/**
 * Dashboards over HTTP, signed in: twelve cards over a million rows of a PostgreSQL, of which eight are alike, beside a
 * pool of six connections that runs the same statements; twenty cards over the sample shop, beside DuckDB; and a list of a
 * thousand dashboards. The PostgreSQL rows are left out if there is none.
 */
export async function measureDashboards(
  dataFolder: string,
  questions: readonly ShopQuestion[],
): Promise<readonly Measurement[]> {
  const server = await runServer(await findFreePort(), dataFolder);
  try {
    return [
      ...(await measureTwelve(server)),
      ...(await measureTwenty(server, { dataFolder, questions })),
      ...(await measureList(server)),
    ];
  } finally {
    await server.stop();
  }
}

const rounds = 7;
const rowCount = 1_000_000;
const alike = "total amount by region";
const twelve = [
  "total amount",
  ...Array.from({ length: 8 }, () => alike),
  "number of sales by product",
  "average amount by channel",
  "number of sales by channel",
];

async function measureTwelve(server: RunningServer): Promise<readonly Measurement[]> {
  const postgres = await startPostgres().catch(() => null);
  if (postgres === null) return [];
  const connectionString = await postgres.createDatabase();
  const pool = new Pool({ connectionString, max: 6 });
  // The database may end before its idle connections do.
  pool.on("error", () => undefined);
  try {
    await fill(connectionString);
    const client = await SignedInClient.signUp(server, "twelve");
    const caller = await client.addDatabase({ kind: "url", url: `${connectionString}?sslmode=disable` });
    const database = await client.moveTo(caller);
    const board = await makeBoard(client, { database, questions: twelve, maxCards: twelve.length });
    const raw = () => Promise.all(board.statements.map((sql) => pool.query(sql)));
    const times = await timeInTurns([
      raw,
      () => readAll(client, board, 0),
      () => readAll(client, board, null),
    ]);
    const [rawMs = 0, coldMs = 0, cachedMs = 0] = times;
    const yardstick = "a pool of six connections, the same SQL";
    return [
      {
        what: "12 cards over 1,000,000 rows in PostgreSQL, 8 alike, cold",
        value: coldMs,
        yardstick,
        yardstickValue: rawMs,
        goal: { kind: "ratio", most: 0.4 },
      },
      {
        what: "the same, cached",
        value: cachedMs,
        yardstick,
        yardstickValue: rawMs,
        goal: { kind: "ratio", most: 0.03 },
      },
    ];
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

async function fill(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(
    `CREATE TABLE sales (id integer PRIMARY KEY, sold_on date NOT NULL, region text NOT NULL, product text NOT NULL,
       channel text NOT NULL, amount numeric(10, 2) NOT NULL);
     INSERT INTO sales SELECT i, date '2024-01-01' + i % 700, 'Region ' || i % 12, 'Product ' || i % 40,
       (ARRAY['web', 'shop', 'phone'])[1 + i % 3], (i % 9973) / 100.0 FROM generate_series(1, ${rowCount}) i;
     ANALYZE sales`,
  );
  await client.end();
}

function readAll(client: SignedInClient, board: Board, maxAgeMs: number | null): Promise<unknown> {
  return Promise.all(board.cards.map((card) => readCard(client, board, card, maxAgeMs)));
}

/** Medians of several kinds of work, in turns, so that other work on the machine affects all of them. */
async function timeInTurns(works: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const times = works.map((): number[] => []);
  for (const work of works) await work();
  for (let round = 0; round < rounds; round++) {
    for (const [kind, work] of works.entries()) times[kind]?.push(...(await timeRuns(1, work)));
  }
  return times.map(median);
}

interface OfSample {
  readonly dataFolder: string;
  readonly questions: readonly ShopQuestion[];
}

const twenty = 20;

async function measureTwenty(
  server: RunningServer,
  { dataFolder, questions }: OfSample,
): Promise<readonly Measurement[]> {
  const client = await SignedInClient.signUp(server, "twenty");
  const texts = questions.map(({ text }) => text);
  const database = `/api/databases/${client.databaseId}`;
  const board = await makeBoard(client, { database, questions: texts, maxCards: twenty });
  const folder = join(dataFolder, "sample");
  const file = readdirSync(folder).find((name) => name.endsWith(".duckdb")) ?? "";
  const duckdb = await DuckDBInstance.create(join(folder, file), { access_mode: "READ_ONLY" });
  const connection = await duckdb.connect();
  const raw = async () => {
    for (const sql of board.statements) (await connection.runAndReadAll(sql)).getRowsJson();
  };
  const firstMs: number[] = [];
  const cold = async () => {
    const all = board.cards.map((card) => readCard(client, board, card, 0));
    firstMs.push(...(await timeRuns(1, () => Promise.any(all))));
    await Promise.all(all);
  };
  const [rawMs = 0, coldMs = 0, cachedMs = 0] = await timeInTurns([
    raw,
    cold,
    () => readAll(client, board, null),
  ]);
  connection.closeSync();
  duckdb.closeSync();
  const yardstick = "DuckDB alone, the same SQL one by one";
  const measured = { yardstick, yardstickValue: rawMs, goal: null };
  return [
    { ...measured, what: "20 cards over the sample, the first, cold", value: median(firstMs) },
    { ...measured, what: "the same, all 20", value: coldMs },
    { ...measured, what: "the same, all 20, cached", value: cachedMs },
  ];
}

const listed = 1_000;

async function measureList(server: RunningServer): Promise<readonly Measurement[]> {
  const client = await SignedInClient.signUp(server, "thousand");
  const path = `/api/databases/${client.databaseId}/dashboards`;
  for (let number = 0; number < listed; number++) {
    await client.call("POST", path, { title: `Sales of region ${number}` });
  }
  const [listMs = 0, searchMs = 0, bareMs = 0] = await timeInTurns([
    () => client.visit(path),
    () => client.visit(`${path}?search=${encodeURIComponent("region 73")}`),
    () => client.visit("/api/me"),
  ]);
  const measured = {
    yardstick: "the signed-in person, read over HTTP",
    yardstickValue: bareMs,
    goal: { kind: "value", most: 100 },
  } as const;
  return [
    { ...measured, what: "1,000 dashboards: a page of the list", value: listMs },
    { ...measured, what: "the same, searched", value: searchMs },
  ];
}
