import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { runServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { percentile } from "../percentile.ts";
import { makeBigCatalog } from "./big-catalog.ts";
import { median, timeRuns, type Measurement } from "./measurement.ts";
import { writeLongQuestion, writeTables } from "./measure-completions.ts";
import { post, type Caller } from "./post.ts";
import { SignedInClient } from "./signed-in-client.ts";

const quietRuns = 50;
const openings = 3;
const longQuestions = 3;
/** People are allowed a few hundred requests a minute. */
const pauseMs = 100;
const maxRatio = 10;
/** How many heavy questions one person asks, as many at once as one person may. */
const heavyQuestions = 9;
const heavyAtOnce = 3;
const lightQuestion = "how many customers are there";
const maxFairRatio = 2;

const typed = "total amount by status of customer orders per month";
const completionRounds = 2;
/** A query of SQLite that makes a million rows by itself. */
const manyRows = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000000)
  SELECT n, n * 0.37 AS figure, 'name ' || n AS name FROM numbers`;

/**
 * How long somebody's query of two rows takes while others do heavy work: a question of 1,990 characters about 2,000
 * tables, about another database and about the same, completions there, a million rows, and opening such a database; and
 * how long a light question takes while one person asks heavy ones all the time. The yardstick is the same on the idle
 * server.
 */
export async function measureCrowd(folder: string): Promise<readonly Measurement[]> {
  const large = join(folder, "crowd-large.sqlite");
  const small = join(folder, "crowd-small.sqlite");
  const { catalog } = makeBigCatalog({ tables: 2_000, columnsPerTable: 14, values: 0 });
  writeTables(large, catalog);
  writeTable(small);
  const server = await runServer(await findFreePort(), join(folder, "crowd"), {
    ASKERY_FILE_FOLDERS: folder,
  });
  try {
    const heavy = await SignedInClient.signUp(server, "heavy");
    const light = await SignedInClient.signUp(server, "light");
    const own = await light.addDatabase({ kind: "sqlite", path: small });
    const shared = await heavy.addDatabase({ kind: "sqlite", path: large });
    await heavy.moveTo(shared);
    // Each is asked once, because the plan of an earlier one is remembered.
    let round = 0;
    const askNext = () => heavy.ask(writeLongQuestion(catalog, round++));
    const askLong = async () => {
      for (let asked = 0; asked < longQuestions; asked++) await askNext();
    };
    const openMany = async () => {
      for (let opened = 0; opened < openings; opened++) {
        await heavy.moveTo(await heavy.addDatabase({ kind: "sqlite", path: large }));
        await heavy.ask("how many customers are there");
      }
    };
    const askMany = async () => {
      const asking = Array.from({ length: heavyAtOnce }, async () => {
        for (let asked = 0; asked < heavyQuestions / heavyAtOnce; asked++) await askNext();
      });
      await Promise.all(asking);
    };
    const completeAll = async () => {
      for (let at = 0; at < typed.length * completionRounds; at++) {
        const text = typed.slice(0, 1 + (at % typed.length));
        const keys = new URLSearchParams({ text, caret: String(text.length) });
        await heavy.visit(`${heavy.databasePath}/completions?${keys.toString()}`);
      }
    };
    const readMany = () => post(shared, manyRows);
    const queryOwn = () => query(own);
    const queryShared = () => query(shared);
    const quietOwn = await timeRuns(quietRuns, queryOwn);
    const quietShared = await timeRuns(quietRuns, queryShared);
    return [
      compare("a long question about 2,000 tables", await timeWhile(queryOwn, askLong), quietOwn),
      compare("such a question about the same database", await timeWhile(queryShared, askLong), quietShared),
      compare("completions on 2,000 tables", await timeWhile(queryOwn, completeAll), quietOwn),
      compare("a million rows", await timeWhile(queryOwn, readMany), quietOwn),
      await measureFairness(light, askMany),
      compare("databases of 2,000 tables are read and opened", await timeWhile(queryOwn, openMany), quietOwn),
    ];
  } finally {
    await server.stop();
  }
}

function compare(work: string, times: readonly number[], quiet: readonly number[]): Measurement {
  return {
    what: `a small query of somebody else, p99, during: ${work}`,
    value: percentile(times, 0.99),
    yardstick: "the same when idle, p50",
    yardstickValue: median(quiet),
    goal: { kind: "ratio", most: maxRatio },
  };
}

/** Half of a person's light questions while somebody else asks nothing but heavy ones. */
async function measureFairness(light: SignedInClient, askMany: () => Promise<unknown>): Promise<Measurement> {
  const askLight = () => light.ask(lightQuestion);
  await askLight();
  const quiet = await timeRuns(quietRuns, askLight);
  return {
    what: "a light question of somebody else, p50, while one person has heavy ones in progress all the time",
    value: median(await timeWhile(askLight, askMany)),
    yardstick: "the same when idle, p50",
    yardstickValue: median(quiet),
    goal: { kind: "ratio", most: maxFairRatio },
  };
}

/** The duration of each query that is sent during other work, one after the other. */
async function timeWhile(
  light: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<readonly number[]> {
  const state = { isOver: false };
  const working = work().finally(() => (state.isOver = true));
  const times: number[] = [];
  while (!state.isOver) {
    times.push(...(await timeRuns(1, light)));
    await wait(pauseMs);
  }
  await working;
  return times;
}

const query = (caller: Caller) => post(caller, "SELECT 1 AS number UNION ALL SELECT 2");

function writeTable(path: string): void {
  const file = new DatabaseSync(path);
  file.exec("CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT)");
  file.close();
}
