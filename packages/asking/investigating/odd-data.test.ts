import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile, type Connector } from "@askery/connectors";
import { AppError, defaultSettings, type InvestigationEvent } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type AskableDatabase } from "../connect-database.ts";
import { trackChanges } from "./plan-changes.ts";
import { investigateDatabase } from "./investigate-database.ts";

/** Tables that have little to investigate: each is said why. */
let folder: string;
const connectors: Connector[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "askery-odd-"));
});
afterAll(async () => {
  for (const connector of connectors) await connector.close();
  rmSync(folder, { recursive: true });
});

test("without dates, there are no two periods to compare", async () => {
  const database = await open(
    "parts",
    "CREATE TABLE parts (id INTEGER PRIMARY KEY, kind TEXT, weight REAL); INSERT INTO parts VALUES (1, 'bolt', 2.5), (2, 'nut', 1.5), (3, 'bolt', 4);",
  );
  for (const question of ["Why did parts fall in May?", "What is unusual this week?"]) {
    expect((await investigate(database, question))[0]).toMatchObject({
      kind: "refused",
      message: "This names no figure with dates, so there are no two periods to compare.",
    });
  }
});

test("only text: there is nothing to compare, and no question is proposed that cannot be investigated", async () => {
  const database = await open(
    "notes",
    "CREATE TABLE notes (title TEXT, body TEXT); INSERT INTO notes VALUES ('one', 'some text'), ('two', 'more text');",
  );
  expect((await investigate(database, "Why did notes fall in May?"))[0]).toMatchObject({
    kind: "refused",
    questions: [],
  });
});

test("too few parts to tell causes from chance: the one that differs the most is named", async () => {
  const database = await open(
    "visits",
    `CREATE TABLE visits (id INTEGER PRIMARY KEY, visited_on DATE NOT NULL, site TEXT);
     WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 1209)
     INSERT INTO visits (visited_on, site)
       SELECT date('2026-01-01', '+' || (n / 8) || ' days'), CASE n % 2 WHEN 0 THEN 'Harbor' ELSE 'Old town' END
       FROM n WHERE NOT (n % 2 = 0 AND n / 8 >= 120 AND n % 8 > 0);`,
  );
  const report = await reportOf(database, "Why did visits fall in May?");
  expect(report.answer.map(({ text }) => text).slice(-2)).toEqual([
    "It has too few parts to tell causes from chance.",
    "Harbor differs the most: 31 in May 2026, 120 in Apr 2026 (−74%).",
  ]);
  expect(report.nothing[0]?.text).toBe("Site: too few values to tell causes from chance.");
});

test("a single row in the period is said as it is, without a cause", async () => {
  const database = await open(
    "single",
    "CREATE TABLE sales (id INTEGER PRIMARY KEY, sold_on DATE NOT NULL, amount REAL, region TEXT); INSERT INTO sales VALUES (1, '2026-05-03', 12.5, 'North');",
  );
  const report = await reportOf(database, "Why did sales rise in May?");
  expect(report.findings).toEqual([]);
  expect(report.answer.map(({ text }) => text)).toEqual([
    "Number of sales rose in May 2026: 1, after 0 in Apr 2026.",
  ]);
  expect((await reportOf(database, "What is unusual in May?")).answer.map(({ text }) => text)).toEqual([
    "There is too little before 27 Apr – 31 May 2026 to say what is usual.",
  ]);
});

test("all NULL: the figure is 0, and there is nothing to break it down by", async () => {
  const database = await open(
    "blanks",
    "CREATE TABLE sales (id INTEGER PRIMARY KEY, sold_on DATE, amount REAL, region TEXT); INSERT INTO sales (id) VALUES (1), (2), (3);",
  );
  const report = await reportOf(database, "Why did sales fall in May?");
  expect([report.answer.map(({ text }) => text), report.findings, report.caveats]).toEqual([
    ["Number of sales is 0 in May 2026 and in Apr 2026."],
    [],
    ["There is nothing to break it down by, so causes were not looked for."],
  ]);
});

test("an average of days and values without rows is unknown, not 0", async () => {
  const rows = Array.from({ length: 61 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 3, 1 + day)).toISOString().slice(0, 10);
    return day >= 40 && day < 46
      ? []
      : [`('${date}', 'Old', ${4 + (day % 3) / 10})`, ...(day > 50 ? [`('${date}', 'New', 4.2)`] : [])];
  });
  const database = await open(
    "ratings",
    `CREATE TABLE reviews (id INTEGER PRIMARY KEY, reviewed_on DATE NOT NULL, kind TEXT NOT NULL, rating REAL NOT NULL); INSERT INTO reviews (reviewed_on, kind, rating) VALUES ${rows.flat().join(", ")};`,
  );
  const events = await investigate(database, "Why did the average rating change in May?");
  const said = events.flatMap((event) =>
    event.kind === "result"
      ? [event.result.sentence]
      : event.kind === "report"
        ? [...event.report.answer, ...event.report.nothing].map(({ text }) => text)
        : [],
  );
  expect(said.filter((text) => /\b0(?:\.0+)? (?:in|a day)/.test(text))).toEqual([]);
  expect(said).toContain("Single days: no stretch of them is far from all others.");
});

test("two groups are compared month by month, and in no place that is another name for them", async () => {
  const rows = Array.from({ length: 240 }, (_, row) => {
    const country = ["Spain", "Italy", "France"][row % 3] ?? "";
    const month = String(1 + (row % 9)).padStart(2, "0");
    return `(${row}, '2026-${month}-1${row % 9}', '${country}', '${row % 3 < 2 ? "South" : "North"}', '${["web", "shop"][row % 2] ?? ""}')`;
  });
  const database = await open(
    "places",
    `CREATE TABLE orders (id INTEGER PRIMARY KEY, ordered_on DATE NOT NULL, country TEXT NOT NULL, region TEXT NOT NULL, channel TEXT NOT NULL); INSERT INTO orders VALUES ${rows.join(", ")};`,
  );
  const [planned, ...events] = await investigate(database, "Compare Spain and Italy");
  expect(planned?.kind === "planned" ? planned.steps.map(({ id }) => id) : []).toEqual([
    "total",
    "months",
    "by:orders.channel",
    "together",
  ]);
  const months = events.flatMap((event) =>
    event.kind === "result" && event.result.id === "months" ? [event.result.rows.values[1] ?? []] : [],
  );
  expect(new Set(months.flat())).toEqual(new Set(["Italy", "Spain"]));
  const report = events.at(-1);
  expect(report?.kind === "report" ? report.report.nothing.map(({ text }) => text) : []).toEqual([
    "Channel: too few values to tell causes from chance.",
  ]);
});

test("500 columns: at most twelve are breakdowns, and the report is written", async () => {
  const columns = Array.from({ length: 497 }, (_, index) => `c${index}`);
  const rows = Array.from({ length: 80 }, (_, row) => {
    const cells = columns.map((_, index) => `'v${(row * (index + 3)) % 4}'`);
    return `(${row}, '2026-0${4 + (row % 2)}-1${row % 9}', ${100 + (row % 7)}, ${cells.join(", ")})`;
  });
  const database = await open(
    "wide",
    `CREATE TABLE sales (id INTEGER PRIMARY KEY, sold_on DATE NOT NULL, amount REAL NOT NULL, ${columns.map((name) => `${name} TEXT NOT NULL`).join(", ")}); INSERT INTO sales VALUES ${rows.join(", ")};`,
  );
  const [planned, ...events] = await investigate(database, "Why did sales fall in May?");
  expect(planned?.kind === "planned" ? planned.steps.length : 0).toBeLessThan(12);
  expect(events.at(-1)?.kind).toBe("report");
});

test("a database that goes away in mid-report fails the steps that are left, and the report says so", async () => {
  const database = await open(
    "gone",
    "CREATE TABLE sales (id INTEGER PRIMARY KEY, sold_on DATE NOT NULL, amount REAL NOT NULL, region TEXT NOT NULL); INSERT INTO sales VALUES (1, '2026-04-03', 10, 'North'), (2, '2026-04-04', 20, 'South'), (3, '2026-05-03', 5, 'North'), (4, '2026-05-04', 20, 'South');",
  );
  let count = 0;
  const run: Connector["run"] = (...request) => {
    count += 1;
    if (count > 1) {
      throw new AppError("connection-refused", {
        message: "The database cannot be reached.",
        fix: "Check that it runs.",
      });
    }
    return database.connector.run(...request);
  };
  const gone: AskableDatabase = {
    ...database,
    connector: Object.assign(Object.create(database.connector) as Connector, { run }),
  };
  const events = await investigate(gone, "Why did sales fall in May?");
  expect(events.filter(({ kind }) => kind === "failed").length).toBeGreaterThan(1);
  const report = events.at(-1);
  expect(report?.kind === "report" ? report.report.caveats.join(" ") : "").toMatch(
    /\d+ steps failed and could not be considered\. The database cannot be reached\./,
  );
});

test("steps are taken out and added while others run, if they have not started", async () => {
  const database = await open(
    "changing",
    "CREATE TABLE sales (id INTEGER PRIMARY KEY, sold_on DATE NOT NULL, amount REAL NOT NULL, region TEXT NOT NULL, channel TEXT NOT NULL); INSERT INTO sales VALUES (1, '2026-04-03', 10, 'North', 'web'), (2, '2026-04-04', 20, 'South', 'web'), (3, '2026-05-03', 5, 'North', 'shop'), (4, '2026-05-04', 20, 'South', 'shop'), (5, '2025-05-04', 20, 'South', 'shop');",
  );
  const changes = trackChanges({ without: [], added: [] });
  const request = {
    database,
    investigation: { question: "Why did sales rise in May 2026?", without: [] },
    today: "2026-11-20",
    settings: defaultSettings,
    signal: new AbortController().signal,
    now: () => 0,
    changes,
  };
  const ran: string[] = [];
  const offers: string[] = [];
  let answer: readonly string[] = [];
  for await (const event of investigateDatabase(request)) {
    if (event.kind === "planned") offers.push(...event.offers.map(({ id }) => id));
    if (event.kind === "running" && event.id === "total") {
      changes.change({ without: ["total", "together"], added: ["beside:2025-05-01"] });
    }
    if (event.kind === "result") ran.push(event.result.id);
    if (event.kind === "report") {
      answer = [...event.report.answer.map(({ text }) => text), ...event.report.caveats];
    }
  }
  expect(offers).toEqual(["beside:2025-05-01"]);
  expect(ran).toContain("beside:2025-05-01");
  expect(ran).not.toContain("together");
  expect(answer).toContain("2 steps were left out.");
});

async function open(name: string, statements: string): Promise<AskableDatabase> {
  const path = join(folder, `${name}.sqlite`);
  const file = new DatabaseSync(path);
  file.exec(statements);
  file.close();
  const connector = await openFile(path);
  connectors.push(connector);
  return connectDatabase(connector);
}

async function investigate(
  database: AskableDatabase,
  question: string,
): Promise<readonly InvestigationEvent[]> {
  const { signal } = new AbortController();
  const request = {
    database,
    investigation: { question, without: [] },
    today: "2026-11-20",
    settings: defaultSettings,
  };
  const events: InvestigationEvent[] = [];
  for await (const event of investigateDatabase({ ...request, signal, now: () => 0 })) events.push(event);
  return events;
}

async function reportOf(database: AskableDatabase, question: string) {
  const last = (await investigate(database, question)).at(-1);
  if (last?.kind !== "report") throw new Error(`${question} has no report: ${JSON.stringify(last)}`);
  return last.report;
}
