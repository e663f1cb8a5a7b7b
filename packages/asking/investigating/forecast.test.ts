import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile, type Connector } from "@askery/connectors";
import { defaultSettings, type InvestigationEvent } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type AskableDatabase } from "../connect-database.ts";
import { investigateDatabase } from "./investigate-database.ts";

/** Forecasts of a small shop with three years of sales: one a day, two on Saturdays, and 20 % more each year. */
let folder: string;
let connector: Connector;
let database: AskableDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "askery-forecast-"));
  const path = join(folder, "shop.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE sales (id INTEGER PRIMARY KEY, sold_on DATE NOT NULL, amount REAL NOT NULL, region TEXT NOT NULL);
    WITH RECURSIVE days (day) AS (SELECT '2023-01-01' UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < '2026-01-31')
    INSERT INTO sales (sold_on, amount, region)
    SELECT day, 100 + 20 * (strftime('%Y', day) - 2023) + 10 * (strftime('%m', day) = '12'), 'North' FROM days;
    CREATE TABLE visits (id INTEGER PRIMARY KEY, visited_on DATE NOT NULL);
    INSERT INTO visits VALUES (1, '2026-01-02'), (2, '2026-01-05');
  `);
  file.close();
  connector = await openFile(path, { maxProcesses: 1 });
  database = await connectDatabase(connector);
});
afterAll(async () => {
  await connector.close();
  await rm(folder, { recursive: true });
});

test("a forecast has its range, its chart and how it was tested", async () => {
  const events = await investigate("Forecast the total amount of sales for the next quarter", "2026-02-01");
  const report = reportOf(events);
  expect(report.answer[0]?.text).toMatch(
    /in Q2 2026 is forecast at [\d.,k]+; in 80% of such cases it is [\d.,k]+ to [\d.,k]+\.$/,
  );
  expect(report.answer.at(-1)?.text).toMatch(/earlier forecasts as far ahead \(mean absolute scaled error/);
  const forecast = events.findLast((event) => event.kind === "result")?.result;
  expect([report.picture, forecast?.id, forecast?.sql, forecast?.chart.spec.kind]).toEqual([
    "forecast",
    "forecast",
    "",
    "line",
  ]);
  // 36 months are drawn, then February to June.
  expect(forecast?.rowCount).toBe(41);
});

test("data that end long ago are continued from their end, which is said", async () => {
  const report = reportOf(await investigate("Forecast sales for the next month", "2027-06-10"));
  expect(report.answer[0]?.text).toMatch(/in Mar 2026/);
  expect(report.caveats.join(" ")).toContain("The data end on 31 Jan 2026, so the forecast starts there.");
});

test("too little past is refused with what is needed", async () => {
  const report = reportOf(await investigate("Forecast visits for the next quarter", "2026-02-01"));
  expect(report.answer.map(({ text }) => text)).toEqual([
    "There is too little past to forecast number of visits until Q2 2026: a forecast is only given if at least six earlier ones as far ahead can be tested, by month. Ask for fewer months ahead.",
  ]);
});

test("without its past there is no forecast", async () => {
  const report = reportOf(await investigate("Forecast sales for the next month", "2026-02-01", ["history"]));
  expect(report.answer.map(({ text }) => text)).toEqual([
    "There is no forecast, because the past is missing.",
  ]);
});

async function investigate(
  question: string,
  today: string,
  without: readonly string[] = [],
): Promise<readonly InvestigationEvent[]> {
  const { signal } = new AbortController();
  const request = { database, investigation: { question, without }, today, settings: defaultSettings };
  const events: InvestigationEvent[] = [];
  for await (const event of investigateDatabase({ ...request, signal, now: () => 0 })) events.push(event);
  return events;
}

function reportOf(events: readonly InvestigationEvent[]) {
  const last = events.at(-1);
  if (last?.kind !== "report") throw new Error(JSON.stringify(last));
  return last.report;
}
