import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import type { Turn } from "@askery/api";
import { invariant } from "@askery/model";
import type { ShopQuestion } from "../accuracy/read-shop-questions.ts";
import { percentile } from "../percentile.ts";
import { median, type Measurement } from "./measurement.ts";
import { runServer, type RunningServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { SignedInClient } from "./signed-in-client.ts";

const questionCount = 20;
const rounds = 3;
const clientCount = 16;
/** The server answers up to three questions of one person at a time. */
const clientsPerPerson = 3;

/**
 * Questions about the sample shop over HTTP, signed in, from sending one until its whole answer has arrived: session,
 * words, plan, SQL, result, chart, sentence, saved in the store. The yardstick is DuckDB in this process, which runs
 * the SQL of the same answers over the same file and reads its rows.
 */
export async function measureAsking(
  dataFolder: string,
  questions: readonly ShopQuestion[],
): Promise<readonly Measurement[]> {
  const server = await runServer(await findFreePort(), dataFolder);
  try {
    const [client, ...others] = await signUpPeople(server);
    const askable = await findAnswered(client, questions);
    const texts = askable.map(({ question }) => question);
    const statements = askable.map(({ sql }) => sql);
    const duckdb = await openShop(dataFolder);
    const alone: number[] = [];
    const raw: number[] = [];
    for (let round = 0; round < rounds; round++) {
      alone.push(...(await timeEach(texts, (text) => client.ask(text))));
      raw.push(...(await timeStatements(duckdb, statements, 1)));
    }
    const together = await timeTogether(texts, [client, ...others]);
    const rawTogether = await timeStatements(duckdb, statements, clientCount);
    duckdb.closeSync();
    const yardstick = "DuckDB alone, the same SQL";
    const beyond = (times: readonly number[]) => median(times.map((ms, at) => ms - (raw[at] ?? 0)));
    const fixed = { yardstick, yardstickValue: median(raw), goal: { kind: "value", most: 10 } } as const;
    return [
      {
        what: "whole answer over HTTP, signed in: what it takes beyond its SQL, asked the first time, p50",
        value: beyond(askable.map(({ firstMs }) => firstMs)),
        ...fixed,
      },
      { what: "the same, asked before", value: beyond(alone), ...fixed },
      {
        what: "whole answer over HTTP, signed in, p50",
        value: median(alone),
        yardstick,
        yardstickValue: median(raw),
        goal: null,
      },
      {
        what: `the same, ${clientCount} at once, p50`,
        value: median(together),
        yardstick: `${yardstick}, ${clientCount} at once`,
        yardstickValue: median(rawTogether),
        goal: null,
      },
      {
        what: `the same, ${clientCount} at once, p95`,
        value: percentile(together, 0.95),
        yardstick: `${yardstick}, ${clientCount} at once`,
        yardstickValue: percentile(rawTogether, 0.95),
        goal: null,
      },
    ];
  } finally {
    await server.stop();
  }
}

async function signUpPeople(server: RunningServer): Promise<readonly [SignedInClient, ...SignedInClient[]]> {
  const people: [SignedInClient, ...SignedInClient[]] = [await SignedInClient.signUp(server, "person-0")];
  while (people.length * clientsPerPerson < clientCount) {
    people.push(await SignedInClient.signUp(server, `person-${people.length}`));
  }
  return people;
}

interface Askable {
  readonly question: string;
  readonly sql: string;
  /** How long the whole answer took when nobody had asked the question before. */
  readonly firstMs: number;
}

/** The first questions that get an answer, with their SQL. Another question opens the database before. */
async function findAnswered(
  client: SignedInClient,
  questions: readonly ShopQuestion[],
): Promise<readonly Askable[]> {
  const answered: Askable[] = [];
  await client.ask("how many customers are there");
  for (const { text } of questions) {
    const startedAt = performance.now();
    const sql = sqlOf(await client.ask(text));
    const firstMs = performance.now() - startedAt;
    if (sql !== null) answered.push({ question: text, sql, firstMs });
    if (answered.length === questionCount) return answered;
  }
  throw new Error(`Only ${answered.length} of the questions were answered.`);
}

function sqlOf({ state }: Turn): string | null {
  return state.kind === "done" && state.outcome.kind === "answered" ? state.outcome.answer.sql : null;
}

async function openShop(dataFolder: string): Promise<DuckDBInstance> {
  const folder = join(dataFolder, "sample");
  const file = readdirSync(folder).find((name) => name.endsWith(".duckdb"));
  invariant(file !== undefined, "a server that answers has a sample");
  return DuckDBInstance.create(join(folder, file), { access_mode: "READ_ONLY" });
}

/** The duration of each statement on a number of connections that are all busy. */
async function timeStatements(
  duckdb: DuckDBInstance,
  statements: readonly string[],
  connectionCount: number,
): Promise<readonly number[]> {
  const connections = await Promise.all(Array.from({ length: connectionCount }, () => duckdb.connect()));
  const times = await Promise.all(
    connections.map((connection) => timeEach(statements, (sql) => readRows(connection, sql))),
  );
  for (const connection of connections) connection.closeSync();
  return times.flat();
}

async function readRows(connection: DuckDBConnection, sql: string): Promise<unknown> {
  return (await connection.runAndReadAll(sql)).getRowsJson();
}

async function timeTogether(
  texts: readonly string[],
  people: readonly SignedInClient[],
): Promise<readonly number[]> {
  const clients = Array.from({ length: clientCount }, (_, index) => people[index % people.length]);
  const times = await Promise.all(
    clients.map((client) => timeEach(texts, async (text) => client?.ask(text))),
  );
  return times.flat();
}

async function timeEach(
  texts: readonly string[],
  work: (text: string) => Promise<unknown>,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (const text of texts) {
    const startedAt = performance.now();
    await work(text);
    times.push(performance.now() - startedAt);
  }
  return times;
}
