import { defaultSettings, type InvestigationEvent } from "@askery/model";
import { expect, test } from "vitest";
import { openScripted } from "../scripted-database.test-support.ts";
import { investigateDatabase } from "./investigate-database.ts";

/** A clinic that is closed at weekends and in July: its patients are its customers, and live in towns. */
const database = openScripted(`
    CREATE TABLE patients (id INTEGER PRIMARY KEY, name TEXT NOT NULL, town TEXT NOT NULL, registered_on DATE NOT NULL);
    CREATE TABLE visits (
      id INTEGER PRIMARY KEY, patient_id INTEGER NOT NULL REFERENCES patients (id), visited_on DATE NOT NULL,
      kind TEXT NOT NULL, fee REAL NOT NULL);
    CREATE TABLE nurses (id INTEGER PRIMARY KEY, name TEXT NOT NULL, level TEXT NOT NULL);
    CREATE TABLE absences (
      id INTEGER PRIMARY KEY, nurse_id INTEGER NOT NULL REFERENCES nurses (id), absent_on DATE NOT NULL, days INTEGER NOT NULL,
      is_excused BOOLEAN NOT NULL);
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 11)
      INSERT INTO nurses (name, level) SELECT 'Nurse ' || n, CASE n % 2 WHEN 0 THEN 'senior' ELSE 'junior' END FROM n;
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 299)
      INSERT INTO absences (nurse_id, absent_on, days, is_excused)
      SELECT 1 + n % 12, date('2025-01-01', '+' || (n * 2) || ' days'), 1 + (n * 5) % 7, n % 3 > 0 FROM n;
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 79)
      INSERT INTO patients (name, town, registered_on)
      SELECT 'Patient ' || n, CASE n % 3 WHEN 0 THEN 'Ghent' WHEN 1 THEN 'Aalst' ELSE 'Ninove' END,
        date('2024-01-01', '+' || (n * 3) || ' days') FROM n;
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 8199)
      INSERT INTO visits (patient_id, visited_on, kind, fee)
      SELECT 1 + (n * 7) % 80, day, CASE n % 4 WHEN 0 THEN 'check-up' ELSE 'consultation' END, 40 + (n * 13) % 9
      FROM (SELECT n, date('2025-01-01', '+' || (n / 12) || ' days') AS day FROM n)
      WHERE strftime('%w', day) NOT IN ('0', '6') AND strftime('%m', day) <> '07' AND (n * 31) % 12 < 9;`);

test("customers are the people of the database, whatever they are called", async () => {
  expect(titleOf(await investigate("Which customers are we losing?"))).toBe(
    "Which patients are silent for longer than usual",
  );
});

test("values such as towns do not come again, and are not taken for what has them", async () => {
  expect((await investigate("Which towns are we losing?"))[0]).toMatchObject({ kind: "refused" });
});

test("what is unusual in a town is what happens there, and not who was registered", async () => {
  expect(stepsOf(await investigate("What is unusual in Ghent?"))).toContain("Fee by week");
});

test("what is unusual with things that have no dates is what happens to them", async () => {
  expect(stepsOf(await investigate("What stands out for senior nurses?"))).toContain(
    "Number of absences by week",
  );
});

test("days that are always closed are no stretch of days on which it happened", async () => {
  const said = sentencesOf(await investigate("Why did visits change in June 2026?"));
  expect(said.filter((text) => text.startsWith("It happened"))).toEqual([]);
});

test("a period of several units is said from its start to its end", async () => {
  const [first] = sentencesOf(await investigate("Why did visits change this year?"));
  expect(first).toMatch(/ from 1 Jan to 19 Nov 2026: .* from 1 Jan to 19 Nov 2025\.$/);
});

test("an average that is unknown in a period is said so, with the one that is known", async () => {
  expect(sentencesOf(await investigate("Why did the average fee change in August 2026?"))).toEqual([
    expect.stringMatching(
      /^There is nothing to compare: average fee is [\d.]+ in Aug 2026, and no rows have it in Jul 2026\.$/,
    ),
  ]);
});

test("how far to look ahead is no part of the figure", async () => {
  const title = titleOf(await investigate("forecast visits in Ghent for 3 months"));
  expect(title).toBe("Forecast of number of visits where town is Ghent for 1 Dec 2026 – 28 Feb 2027");
});

test("a period after two values is that of both, and the rows are those that have them", async () => {
  const kinds = await investigate("Compare check-up and consultation in March 2026");
  expect(titleOf(kinds)).toBe("Number of visits for consultation, compared with check-up");
  expect(stepsOf(kinds)[0]).toMatch(/consultation and check-up/);
  expect(titleOf(await investigate("Compare senior and junior"))).toBe(
    "Number of absences for junior, compared with senior",
  );
});

test("what nearly all have had once depends on nothing, so its size is explained", async () => {
  expect(titleOf(await investigate("What drives absences?"))).toBe("What average days depends on");
});

test("what there is without something is of the figure that was asked about", async () => {
  expect(titleOf(await investigate("What would we earn without consultations?"))).toBe(
    "Fee for rows with consultations, compared with rows without consultations",
  );
});

test("a yes-or-no column alone means the rows that have it", async () => {
  expect(titleOf(await investigate("Why did excused change in March 2026?"))).toMatch(/is excused/);
});

test("a period that has not begun has no change to explain", async () => {
  expect((await investigate("Why did visits change in March 2027?"))[0]).toMatchObject({
    kind: "refused",
    message: "This period has not begun, so there is no change to explain.",
  });
});

async function investigate(question: string): Promise<readonly InvestigationEvent[]> {
  const { signal } = new AbortController();
  const events: InvestigationEvent[] = [];
  for await (const event of investigateDatabase({
    database: database(),
    investigation: { question, without: [] },
    today: "2026-11-20",
    settings: defaultSettings,
    signal,
    now: () => 0,
  })) {
    events.push(event);
  }
  return events;
}

function titleOf(events: readonly InvestigationEvent[]): string | null {
  return events[0]?.kind === "planned" ? events[0].title : null;
}

function stepsOf(events: readonly InvestigationEvent[]): readonly string[] {
  return events[0]?.kind === "planned" ? events[0].steps.map(({ title }) => title) : [];
}

function sentencesOf(events: readonly InvestigationEvent[]): readonly string[] {
  const last = events.at(-1);
  return last?.kind === "report" ? last.report.answer.map(({ text }) => text) : [];
}
