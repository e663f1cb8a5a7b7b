import { defaultSettings, invariant, type InvestigationReport } from "@askery/model";
import { expect, test } from "vitest";
import { openScripted } from "../scripted-database.test-support.ts";
import { investigateDatabase } from "./investigate-database.ts";

/** Rides start at one of four stations and end at another; in August nobody could start at the harbor. */
const database = openScripted(`
    CREATE TABLE stations (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE riders (id INTEGER PRIMARY KEY, name TEXT NOT NULL, plan TEXT NOT NULL);
    CREATE TABLE rentals (
      id INTEGER PRIMARY KEY, rider_id INTEGER NOT NULL REFERENCES riders (id),
      start_station_id INTEGER NOT NULL REFERENCES stations (id), end_station_id INTEGER NOT NULL REFERENCES stations (id),
      started_at TIMESTAMP NOT NULL, riding_minutes INTEGER NOT NULL, price REAL NOT NULL);
    INSERT INTO stations (name) VALUES ('Harbor'), ('Market'), ('Castle'), ('Museum');
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 89)
      INSERT INTO riders (name, plan) SELECT 'Rider ' || n, CASE n % 3 WHEN 0 THEN 'day pass' ELSE 'yearly' END FROM n;
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 23999)
      INSERT INTO rentals (rider_id, start_station_id, end_station_id, started_at, riding_minutes, price)
      SELECT 1 + (n * 7) % 90, 1 + (n * 13 + n / 5) % 4, 1 + (n * 11 + n / 9) % 4,
        datetime('2025-01-01', '+' || (n / 40) || ' days', '+' || (n % 12) || ' hours'), 10 + (n * 17) % 50,
        CASE (n * 7) % 3 WHEN 0 THEN 11.6 ELSE 2.6 END + 0.2 * (n % 5)
      FROM n WHERE NOT (1 + (n * 13 + n / 5) % 4 = 1
        AND strftime('%Y-%m', datetime('2025-01-01', '+' || (n / 40) || ' days')) = '2026-07');`);

test("each of two references to a table is a breakdown of its own", async () => {
  const { findings } = await investigate("Why did rentals drop in July?");
  expect(findings[0]?.text).toMatch(/^Where start station is Harbor, number of rentals fell from \d+ to 0/);
  expect(findings[0]?.part).toEqual([
    {
      table: "stations",
      column: "name",
      via: { table: "rentals", column: "start_station_id" },
      value: "Harbor",
    },
  ]);
});

test("a part that is reached by one of them can be looked at alone", async () => {
  const within = (await investigate("Why did rentals drop in July?")).findings[0]?.part ?? [];
  const { answer } = await investigate("Why did rentals drop in July?", within);
  expect(answer[0]?.text).toMatch(
    /^Number of rentals where start station is Harbor fell by 100% in Jul 2026: 0, after \d+ in Jun 2026\.$/,
  );
});

test("takings are the sum of the prices of what happened", async () => {
  const { answer } = await investigate("Why did takings drop in July?");
  expect(answer[0]?.text).toMatch(/^Rental price fell by \d\d% in Jul 2026/);
});

test("how long something takes is called a time, whatever its unit is", async () => {
  const { answer } = await investigate("Why did ride times get worse in July?");
  expect(answer[0]?.text).toMatch(/^Average riding minutes (?:rose|fell) by .* in Jul 2026/);
});

test("what some pay more than others is an average", async () => {
  const { answer } = await investigate("Why do day pass riders pay more?");
  expect(answer[0]?.text).toMatch(
    /^Average rental price is \d+% higher for day pass riders than for all others: 12 and 3\.$/,
  );
});

async function investigate(
  question: string,
  within: InvestigationReport["findings"][number]["part"] = [],
): Promise<InvestigationReport> {
  const events = investigateDatabase({
    database: database(),
    investigation: { question, within, without: [] },
    today: "2026-08-20",
    settings: defaultSettings,
    signal: new AbortController().signal,
    now: () => 0,
  });
  let found: InvestigationReport | null = null;
  for await (const event of events) if (event.kind === "report") found = event.report;
  invariant(found, "the question can be investigated");
  return found;
}
