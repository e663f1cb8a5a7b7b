import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Catalog } from "@askery/model";
import { runServer, type RunningServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { makeBigCatalog } from "./big-catalog.ts";
import { writeTables } from "./measure-completions.ts";
import { median, timeRuns, type Measurement } from "./measurement.ts";
import { SignedInClient } from "./signed-in-client.ts";

const laterRuns = 20;
const lightQuestion = "how many customers are there";

interface FirstOptions {
  readonly folder: string;
  /** How long nobody asks anything before the first question after a pause. 0: that is not measured. */
  readonly pauseMs: number;
}

/**
 * What somebody waits for a first answer: with a new account on a new server, after a pause, after 2,000 tables were read,
 * and after 10,000. The yardstick is half of such questions later on.
 */
export async function measureFirst({ folder, pauseMs }: FirstOptions): Promise<readonly Measurement[]> {
  return [
    ...(await measureNewServer(join(folder, "new"))),
    ...(await measureServer(folder, (server) => measurePause(server, pauseMs))),
    ...(await measureServer(folder, (server) => measureTables(server, { folder, tables: 2_000, most: 300 }))),
    ...(await measureServer(folder, (server) =>
      measureTables(server, { folder, tables: 10_000, most: 2_000 }),
    )),
  ];
}

/** From the first response of `npm start` on an empty folder, its account and example conversations included. */
async function measureNewServer(folder: string): Promise<readonly Measurement[]> {
  const server = await runServer(await findFreePort(), folder, {}, "scripts/start.ts");
  try {
    let person: SignedInClient | null = null;
    const [firstMs = 0] = await timeRuns(1, async () => {
      person = await SignedInClient.signUp(server, "new");
      await person.ask(lightQuestion);
    });
    return [await compare("a new account's first answer on a new server", { firstMs, person, most: 2_000 })];
  } finally {
    await server.stop();
  }
}

async function measurePause(server: RunningServer, pauseMs: number): Promise<readonly Measurement[]> {
  if (pauseMs === 0) return [];
  const person = await SignedInClient.signUp(server, "pausing");
  await person.ask(lightQuestion);
  await wait(pauseMs);
  const [firstMs = 0] = await timeRuns(1, () => person.ask(lightQuestion));
  const what = `the first question after ${pauseMs / 60_000} idle minutes`;
  return [await compare(what, { firstMs, person, most: 150 })];
}

interface Tables {
  readonly folder: string;
  readonly tables: number;
  readonly most: number;
}

/** Tables of SQLite, from the end of the sync. The answer counts a table whose name nobody asked before. */
async function measureTables(
  server: RunningServer,
  { folder, tables, most }: Tables,
): Promise<readonly Measurement[]> {
  const file = join(folder, `first-${tables}.sqlite`);
  const { catalog } = makeBigCatalog({ tables, columnsPerTable: 14, values: 0 });
  writeTables(file, catalog);
  const person = await SignedInClient.signUp(server, `tables-${tables}`);
  const [syncMs = 0] = await timeRuns(1, async () => {
    await person.moveTo(await person.addDatabase({ kind: "sqlite", path: file }));
  });
  const [firstMs = 0] = await timeRuns(1, () => person.ask(countTable(catalog, 0)));
  const count = tables.toLocaleString("en-US");
  const first = await compare(`the first question after ${count} tables were read`, {
    firstMs,
    person,
    most,
    later: (run) => countTable(catalog, run + 1),
  });
  return [{ ...first, what: `${count} tables: added, read and prepared`, value: syncMs, goal: null }, first];
}

function countTable({ tables }: Catalog, at: number): string {
  return `how many ${tables[at]?.name.replaceAll("_", " ")} are there`;
}

interface FirstAnswer {
  readonly firstMs: number;
  readonly person: SignedInClient | null;
  readonly most: number;
  readonly later?: (run: number) => string;
}

async function compare(
  what: string,
  { firstMs, person, most, later = () => lightQuestion }: FirstAnswer,
): Promise<Measurement> {
  let run = 0;
  return {
    what,
    value: firstMs,
    yardstick: "such questions later on, p50",
    yardstickValue: median(await timeRuns(laterRuns, () => person?.ask(later(run++)))),
    goal: { kind: "value", most },
  };
}

async function measureServer(
  folder: string,
  measure: (server: RunningServer) => Promise<readonly Measurement[]>,
): Promise<readonly Measurement[]> {
  const environment = { ASKERY_FILE_FOLDERS: folder };
  const server = await runServer(await findFreePort(), join(folder, "first"), environment);
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}
