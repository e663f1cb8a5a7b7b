import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile, type Connector } from "@askery/connectors";
import { defaultSettings, type InvestigationEvent, type InvestigationReport } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type AskableDatabase } from "../connect-database.ts";
import { investigateDatabase } from "./investigate-database.ts";

/** A club whose data end on 17 March 2025, long before today, with names of its own. */
let folder: string;
let connector: Connector;
let database: AskableDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "askery-earlier-"));
  const path = join(folder, "club.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE members (id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, joined_on DATE NOT NULL);
    CREATE TABLE contracts (
      id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, signed_on DATE NOT NULL, fee REAL NOT NULL);
    CREATE TABLE visits (
      id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members, visited_on DATE NOT NULL,
      status TEXT NOT NULL, cancelled_on DATE, cancel_reason TEXT, spent DECIMAL(10, 2) NOT NULL, voucher TEXT);
    WITH RECURSIVE rows (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM rows WHERE n < 239)
    INSERT INTO members SELECT n, 'First' || (n % 7), 'Last' || n, date('2023-01-01', '+' || (n * 3) || ' days') FROM rows;
    INSERT INTO contracts SELECT id, id, joined_on, 20 + id % 3 FROM members;
    WITH RECURSIVE days (d) AS (SELECT 0 UNION ALL SELECT d + 1 FROM days WHERE d < 806)
    INSERT INTO visits (member_id, visited_on, status, cancelled_on, cancel_reason, spent, voucher)
      SELECT m.id, date('2023-01-01', '+' || d || ' days'),
        CASE WHEN (m.id + d) % 10 = 0 THEN 'cancelled' ELSE 'done' END,
        CASE WHEN (m.id + d) % 10 = 0 THEN date('2023-01-01', '+' || d || ' days') END,
        CASE WHEN (m.id + d) % 10 = 0 THEN CASE d % 2 WHEN 0 THEN 'ill' ELSE 'rain' END END,
        10 + (m.id + d) % 5, CASE WHEN (m.id + d) % 4 = 0 THEN 'V' || (d % 3) END
      FROM days, members m WHERE m.id * 3 <= d AND (d + m.id * 11) % 60 = 0;`);
  file.close();
  connector = await openFile(path);
  database = await connectDatabase(connector);
});
afterAll(async () => {
  await connector.close();
  rmSync(folder, { recursive: true });
});

const asOf = "The data end on 17 Mar 2025, so the question is answered as of that day.";

test("a month without a year is the last one with data", async () => {
  const { answer, caveats } = await reportOf("Why did visits change in May?");
  expect(answer[0]?.text).toMatch(/in May 2024: \d+, after \d+ in Apr 2024\.$/);
  expect(caveats).toContain(asOf);
});

test("a month after the data is said to be after them", async () => {
  const { answer, findings, nothing, caveats } = await reportOf("Why did visits fall in May 2026?");
  expect([answer.map(({ text }) => text), findings, nothing]).toEqual([
    ["Number of visits is 0 in May 2026 and in Apr 2026."],
    [],
    [],
  ]);
  expect(caveats[0]).toBe("The data end on 17 Mar 2025, before the period that is asked about.");
});

test("this week is the last week of the data with the one before, which is not called usual because it is empty", async () => {
  const { answer, caveats } = await reportOf("What is unusual this week?");
  expect(answer[0]?.text).toMatch(/from 10 Mar to 17 Mar 2025/);
  expect(caveats[0]).toBe(asOf);
});

test("silence is counted until the data end, in what comes again and again", async () => {
  const { answer, nothing } = await reportOf("Which members are we losing?");
  expect(answer.map(({ text }) => text)).toEqual([
    "None of 200 members with at least 4 visits is silent for longer than their own rhythm explains.",
  ]);
  expect(nothing.at(-1)?.text).toMatch(
    /^About as many of the new ones stay as before .*: 100% .* of the new members of Q3 2024 had visits in Q1 2025|^Cohorts: /,
  );
});

test("a share names what it is of, and is not broken down by the reasons of what it counts", async () => {
  const events = await investigate("What drives cancellations?");
  const [planned] = events;
  expect(planned?.kind === "planned" && [planned.title, planned.steps.map(({ id }) => id)]).toEqual([
    "What share of cancelled visits depends on",
    expect.not.arrayContaining(["by:visits.cancel_reason", "by:members.first_name"]),
  ]);
});

test("what a figure is limited to is part of the answer", async () => {
  const { answer } = await reportOf("Why did cancelled visits change in May?");
  expect(answer[0]?.text).toMatch(/^Number of visits that were cancelled (?:rose|fell|did not change)/);
});

test("what would be without something: what there is without it, and what cannot be known", async () => {
  const { answer, caveats } = await reportOf("What would spending be without vouchers?");
  expect(answer.map(({ text }) => text)).toEqual([
    "Without vouchers, spent is 8,920, 50% of 17,960 in all.",
    "The other 9,040 came with vouchers; how much of it would have come without them cannot be known from what happened.",
  ]);
  expect(caveats.join(" ")).toContain("The data show what happened, not what would have happened otherwise");
});

async function investigate(question: string): Promise<readonly InvestigationEvent[]> {
  const request = {
    database,
    investigation: { question, without: [] },
    today: "2026-11-20",
    settings: defaultSettings,
    signal: new AbortController().signal,
    now: () => 0,
  };
  const events: InvestigationEvent[] = [];
  for await (const event of investigateDatabase(request)) events.push(event);
  return events;
}

async function reportOf(question: string): Promise<InvestigationReport> {
  const last = (await investigate(question)).at(-1);
  if (last?.kind !== "report") throw new Error(`${question} has no report: ${JSON.stringify(last)}`);
  return last.report;
}
