import { defaultSettings, type InvestigationEvent } from "@askery/model";
import { expect, test } from "vitest";
import { openScripted } from "../scripted-database.test-support.ts";
import { investigateDatabase } from "./investigate-database.ts";
import { proposeInvestigations } from "./propose-investigations.ts";

/**
 * Workshops for bicycles: a quarter of what Anders repairs comes back, a twentieth of what the others do. Punctures take a third
 * of the time of other jobs, for every mechanic. Canal Street has few e-bikes.
 */
const database = openScripted(`
    CREATE TABLE branches (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT NOT NULL);
    CREATE TABLE mechanics (id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, level TEXT NOT NULL);
    CREATE TABLE jobs (
      id INTEGER PRIMARY KEY, branch_id INTEGER NOT NULL REFERENCES branches (id),
      mechanic_id INTEGER NOT NULL REFERENCES mechanics (id), job_type TEXT NOT NULL, bike_kind TEXT NOT NULL,
      brought_in_at TIMESTAMP NOT NULL, labour_hours REAL NOT NULL, price REAL NOT NULL, was_reopened BOOLEAN NOT NULL);
    INSERT INTO branches (name, city) VALUES
      ('Canal Street', 'Velden'), ('Northgate', 'Velden'), ('Hillcrest', 'Marrow'), ('Old Mill', 'Marrow');
    INSERT INTO mechanics (full_name, level) VALUES
      ('Anders Holt', 'senior'), ('Bea Quist', 'junior'), ('Carlo Fenn', 'senior'), ('Dora Lisle', 'junior');
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 7999)
      INSERT INTO jobs (branch_id, mechanic_id, job_type, bike_kind, brought_in_at, labour_hours, price, was_reopened)
      SELECT 1 + n % 4, 1 + (n / 4) % 4, kind, CASE WHEN r % 100 < (CASE n % 4 WHEN 0 THEN 8 ELSE 40 END) THEN 'E-bike' ELSE 'City' END,
        datetime('2024-12-01', '+' || (n * 130) || ' minutes'),
        (CASE kind WHEN 'Puncture' THEN 0.4 ELSE 1.2 END) * (0.8 + (r % 41) / 100.0), 40 + r % 60,
        (r / 7) % 100 < (CASE (n / 4) % 4 WHEN 0 THEN 25 ELSE 5 END)
      FROM (SELECT n, (n * 7919 + n * n * 31) % 100003 AS r,
        CASE (n / 16) % 3 WHEN 0 THEN 'Puncture' WHEN 1 THEN 'Brakes' ELSE 'Gears' END AS kind FROM n);`);

test.each(["What drives reopened jobs?", "Why are so many jobs reopened?"])(
  "rows with a property depend on something by their share: %s",
  async (question) => {
    const [title, ...sentences] = await investigate(question);
    expect(title).toBe("What share of reopened jobs depends on");
    expect(sentences.join(" ")).toMatch(/Where mechanic is Anders Holt, share of reopened jobs is 2\d%;/);
  },
);

test("an average that is so low somewhere depends on something there", async () => {
  const [title] = await investigate("Why is the average price so low at Hillcrest?");
  expect(title).toBe("What average job price where branch is Hillcrest depends on");
});

test("why a sum of rows is so low in a period is its change", async () => {
  const [title] = await investigate("Why are jobs so low in March 2026?");
  expect(title).toBe("Number of jobs in Mar 2026, compared with Feb 2026");
});

test("what is alike for seniors and juniors is said once", async () => {
  const sentences = await investigate("What influences labour hours?");
  expect(sentences.filter((text) => text.includes("job type is Puncture"))).toEqual([
    expect.stringMatching(/^Where job type is Puncture, average labour hours is 0\.399/),
  ]);
});

test.each([
  [
    "How does Canal Street differ from the other branches?",
    "Number of jobs for Canal Street, compared with all others",
  ],
  ["Compare Canal Street with the rest", "Number of jobs for Canal Street, compared with all others"],
  ["What sets Canal Street apart?", "Number of jobs for Canal Street, compared with all others"],
  ["Compare Northgate and Canal Street", "Number of jobs for Canal Street, compared with Northgate"],
])("branches are compared by what is done there, and not by where they are: %s", async (question, title) => {
  const [first, ...sentences] = await investigate(question);
  expect(first).toBe(title);
  expect(sentences.join(" ")).toMatch(/Where bike kind is E-bike, number of jobs is \d+ for Canal Street/);
  expect(sentences.join(" ")).not.toMatch(/too few parts|Velden/);
});

test("a season that was the last one, too, is compared with that of the year before", async () => {
  const [title] = await investigate("Compare the number of jobs this summer with last summer");
  expect(title).toBe("Number of jobs from 1 Jun to 31 Aug 2026, compared with 1 Jun – 31 Aug 2025");
});

test("what would be earned without something is refused where no sum is known", async () => {
  const refused = await collect("What would we earn without punctures?");
  expect(refused[0]).toMatchObject({
    kind: "refused",
    message: expect.stringContaining("revenue") as string,
  });
});

test("what is proposed has one question of each form first, and each can be investigated", async () => {
  const questions = proposeInvestigations({
    database: database(),
    today: "2026-11-28",
    settings: defaultSettings,
  });
  expect(questions).toEqual([
    "Why did average job price change last month?",
    "What is unusual this week?",
    "Forecast jobs for the next quarter",
  ]);
  for (const question of questions) {
    expect((await collect(question)).map(({ kind }) => kind)).not.toContain("refused");
  }
});

/** The title of an investigation, and all sentences of its report. */
async function investigate(question: string): Promise<readonly string[]> {
  return (await collect(question)).flatMap((event) => {
    if (event.kind === "planned") return [event.title];
    if (event.kind !== "report") return [];
    const { answer, findings } = event.report;
    return [...answer, ...findings].map(({ text }) => text);
  });
}

async function collect(question: string): Promise<readonly InvestigationEvent[]> {
  const events = investigateDatabase({
    database: database(),
    investigation: { question, without: [] },
    today: "2026-11-28",
    settings: defaultSettings,
    signal: new AbortController().signal,
    now: () => 0,
  });
  const all: InvestigationEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}
