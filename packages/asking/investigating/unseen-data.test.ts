import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile, type Connector } from "@askery/connectors";
import { defaultSettings, finish } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type AskableDatabase } from "../connect-database.ts";
import { planInvestigation } from "./plan-investigation.ts";

/** Questions about a gym, whose words are close to something else that they could mean. */
let folder: string;
let connector: Connector;
let database: AskableDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "askery-unseen-"));
  const path = join(folder, "gym.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE members (id INTEGER PRIMARY KEY, name TEXT NOT NULL, gender TEXT NOT NULL);
    WITH RECURSIVE rows (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM rows WHERE n < 60)
    INSERT INTO members SELECT n, 'Member ' || n, CASE n % 2 WHEN 0 THEN 'f' ELSE 'm' END FROM rows;
    CREATE TABLE checkins (
      id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (id), checked_in_at TEXT NOT NULL);
    CREATE TABLE bookings (
      id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (id), status TEXT NOT NULL,
      booked_on TEXT NOT NULL);
    WITH RECURSIVE rows (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM rows WHERE n < 1500)
    INSERT INTO checkins SELECT n, 1 + n % 60, datetime('2025-09-01 08:00', '+' || (n * 7) || ' hours') FROM rows;
    INSERT INTO bookings SELECT id, member_id, CASE id % 9 WHEN 0 THEN 'booked' WHEN 1 THEN 'cancelled' ELSE 'attended' END,
      date(checked_in_at) FROM checkins;
    CREATE TABLE equipment (id INTEGER PRIMARY KEY, name TEXT NOT NULL, purchase_price REAL NOT NULL);
    INSERT INTO equipment VALUES (1, 'Rower', 900), (2, 'Bike', 1200);`);
  file.close();
  connector = await openFile(path);
  database = await connectDatabase(connector);
});
afterAll(async () => {
  await connector.close();
  rmSync(folder, { recursive: true });
});

function titleOf(question: string): string {
  const planned = finish(
    planInvestigation({ database, question, today: "2026-11-20", settings: defaultSettings }),
  );
  return planned.kind === "planned" ? planned.title : `refused: ${planned.message}`;
}

test("a word that is only nearly the name of a table keeps the period of the question", () => {
  expect(titleOf("Why did check-ins fall in May?")).toBe(
    "Number of checkins in May 2026, compared with Apr 2026",
  );
});

test("what all rows of a table depend on is neither the share of a status that is called so, nor another table’s average", () => {
  expect(titleOf("What drives bookings?")).toBe("Number of bookings in Oct 2026, compared with Sep 2026");
  expect(titleOf("What drives cancellations?")).toMatch(/^What share of .*cancelled.* depends on$/);
});

test("a comparison without two groups is no question about last month", () => {
  expect(titleOf("Compare checkins of the two largest members")).toMatch(/^refused: /);
});
