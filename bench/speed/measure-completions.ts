import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Catalog, ColumnType } from "@askery/model";
import { runServer } from "../../scripts/start/run-server.ts";
import { findFreePort } from "../../scripts/test-servers/find-free-port.ts";
import { percentile } from "../percentile.ts";
import { makeBigCatalog } from "./big-catalog.ts";
import { median, type Measurement } from "./measurement.ts";
import { SignedInClient } from "./signed-in-client.ts";

const tableCount = 2_000;
const healthChecks = 100;
const longestQuestion = 1_990;

/** What somebody types, a key at a time. */
const typed = [
  "total amount by status of customer orders per month",
  "number of customers by country this year",
  "average price of products by supplier last year",
  "top 5 employees by salary",
];

/**
 * Completions over HTTP on 2,000 tables, after a question of 1,990 characters was answered there: one call for each key.
 * The yardstick is a health request to the same server.
 */
export async function measureCompletions(folder: string): Promise<readonly Measurement[]> {
  const file = join(folder, "many-tables.sqlite");
  const { catalog } = makeBigCatalog({ tables: tableCount, columnsPerTable: 14, values: 0 });
  writeTables(file, catalog);
  const environment = { ASKERY_FILE_FOLDERS: folder };
  const server = await runServer(await findFreePort(), join(folder, "data"), environment);
  try {
    const client = await SignedInClient.signUp(server, "completing");
    const database = await client.moveTo(await client.addDatabase({ kind: "sqlite", path: file }));
    await client.ask(writeLongQuestion(catalog));
    const keys = typed.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
    const path = `${database}/completions`;
    await client.visit(`${path}?text=o&caret=1`);
    const health = await time(
      Array.from({ length: healthChecks }, () => "/api/health"),
      client,
    );
    const times = await time(
      keys.map((text) => `${path}?text=${encodeURIComponent(text)}&caret=${text.length}`),
      client,
    );
    const yardstick = { yardstick: "a health request", yardstickValue: median(health) };
    const what = "completions, 2,000 tables, after a long question";
    return [
      { what: `${what}, p50`, value: median(times), ...yardstick, goal: null },
      {
        what: `${what}, p95`,
        value: percentile(times, 0.95),
        ...yardstick,
        goal: { kind: "value", most: 50 },
      },
    ];
  } finally {
    await server.stop();
  }
}

async function time(paths: readonly string[], client: SignedInClient): Promise<readonly number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const startedAt = performance.now();
    await client.visit(path);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/**
 * A question of 1,990 characters that names as many tables as fit.
 *
 * @param round questions of different rounds name other tables, so that none is remembered; up to 1,000
 */
export function writeLongQuestion({ tables }: Catalog, round = 0): string {
  const [first] = tables;
  const names = tables.slice(1 + round).map(({ name }) => name.replaceAll("_", " "));
  return `number of ${first?.name ?? ""} by ${names.join(" and ")}`.slice(0, longestQuestion);
}

/** Writes a SQLite file of empty tables: only their names are read. */
export function writeTables(path: string, { tables }: Catalog): void {
  const file = new DatabaseSync(path);
  const statements = tables.map(({ name, columns }) => {
    const list = columns.map(
      (column) =>
        `"${column.name}" ${sqlTypes[column.type] ?? "TEXT"}${column.name === "id" ? " PRIMARY KEY" : ""}`,
    );
    return `CREATE TABLE "${name}" (${list.join(", ")});`;
  });
  file.exec(`BEGIN;${statements.join("\n")}COMMIT;`);
  file.close();
}

const sqlTypes: Readonly<Partial<Record<ColumnType, string>>> = {
  integer: "INTEGER",
  decimal: "DECIMAL(10, 2)",
  date: "DATE",
  timestamp: "TIMESTAMP",
  boolean: "BOOLEAN",
};
