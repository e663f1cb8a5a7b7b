import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile, type Connector } from "@askery/connectors";
import {
  defaultSettings,
  wholeDatabase,
  type Exploration,
  type ExplorationEvent,
  type Finding,
} from "@askery/model";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectDatabase, type AskableDatabase } from "../connect-database.ts";
import { answerFinding } from "./answer-finding.ts";
import { exploreDatabase } from "./explore-database.ts";

const context = { today: "2026-11-20", settings: defaultSettings, now: () => 0 };

const wideColumns = Array.from({ length: 497 }, (_, index) => `c${index}`);

function wideRows(): readonly string[] {
  return Array.from({ length: 200 }, (_, row) => {
    const cells = wideColumns.map((_, index) => `'v${(row * (index + 3)) % 4}'`);
    return `(${row}, '2026-0${1 + (row % 9)}-1${row % 9}', ${100 + ((row * 7) % 31)}, ${cells.join(", ")})`;
  });
}

let folder: string;
let connector: Connector;
let database: AskableDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "askery-explore-"));
  const path = join(folder, "odd.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE sales (
      id INTEGER PRIMARY KEY, sold_on TEXT NOT NULL, region TEXT NOT NULL, channel TEXT, amount DECIMAL(10, 2) NOT NULL);
    WITH RECURSIVE months (m) AS (SELECT 0 UNION ALL SELECT m + 1 FROM months WHERE m < 29),
      copies (c) AS (SELECT 0 UNION ALL SELECT c + 1 FROM copies WHERE c < 29)
    INSERT INTO sales (sold_on, region, channel, amount)
      SELECT date('2024-05-01', '+' || m || ' months', '+' || (c % 27) || ' days'),
        CASE c % 3 WHEN 0 THEN 'North' WHEN 1 THEN 'South' ELSE 'West' END,
        CASE WHEN c % 4 = 0 THEN NULL WHEN c % 4 = 1 THEN 'Web' ELSE 'Store' END,
        (CASE WHEN m < 15 THEN 100 ELSE 160 END) + (c * 7 + m * 13) % 23 + CASE c % 3 WHEN 0 THEN 40 ELSE 0 END
      FROM months, copies;
    CREATE TABLE parts (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, weight REAL NOT NULL, price REAL NOT NULL);
    WITH RECURSIVE rows (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM rows WHERE n < 120)
    INSERT INTO parts SELECT n, CASE n % 4 WHEN 0 THEN 'bolt' WHEN 1 THEN 'nut' WHEN 2 THEN 'gear' ELSE 'pin' END,
      (n * 37) % 101 + 0.5, ((n * 37) % 101) * 3 + n % 5 FROM rows;
    CREATE TABLE readings (id INTEGER PRIMARY KEY, heat REAL NOT NULL, load REAL NOT NULL);
    WITH RECURSIVE rows (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM rows WHERE n < 9000)
    INSERT INTO readings SELECT n, (n * 7919) % 1013, CASE WHEN n <= 2000 THEN (n * 104729) % 997 ELSE (n * 7919) % 1013 END FROM rows;
    CREATE TABLE single (id INTEGER PRIMARY KEY, amount REAL, happened_on TEXT);
    INSERT INTO single VALUES (1, 12.5, '2026-01-01');
    CREATE TABLE blanks (id INTEGER PRIMARY KEY, amount REAL, happened_on TEXT, kind TEXT);
    INSERT INTO blanks (id) VALUES (1), (2), (3), (4), (5);
    CREATE TABLE animals (id INTEGER PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, born DATE NOT NULL);
    WITH RECURSIVE rows (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM rows WHERE n < 1200)
    INSERT INTO animals SELECT n, 'Pet ' || n, CASE n % 3 WHEN 0 THEN 'Dog' WHEN 1 THEN 'Cat' ELSE 'Parrot' END,
      date('2020-12-20', '+' || ((n * n) % 1201) || ' days') FROM rows;
    CREATE TABLE hollow (id INTEGER PRIMARY KEY, sold_on DATE, amount REAL, kind TEXT);
    CREATE TABLE wide (id INTEGER PRIMARY KEY, sold_on DATE NOT NULL, amount REAL NOT NULL, ${wideColumns.map((name) => `${name} TEXT NOT NULL`).join(", ")});
    INSERT INTO wide VALUES ${wideRows().join(", ")};
    CREATE TABLE notes (title TEXT, body TEXT);
    INSERT INTO notes VALUES ('one', 'some text about it'), ('two', 'more text'), ('three', 'yet more text');`);
  file.close();
  connector = await openFile(path);
  database = await connectDatabase(connector);
});
afterAll(async () => {
  await connector.close();
  rmSync(folder, { recursive: true });
});

test("a new level and a difference are found, each with its sentence and its reason", async () => {
  const findings = findingsIn(await explore({ table: "sales" }));
  const level = findings.find(({ claim }) => claim === "break");
  expect([level?.sentence, level?.chart.spec.kind, level?.zooms[0]]).toEqual([
    "Sale amount is at another level since August 2025: usually 5,530 a month, 3,728 before.",
    "line",
    { words: "August 2025", filter: null, period: { from: "2025-08-01", to: "2025-09-01" } },
  ]);
  expect(level?.why).toMatch(
    /^The level changes once and lasts, .* Pettitt's test over 30 months, p < 0.001\.$/,
  );
  expect(findings.filter(({ claim }) => claim === "difference").map(({ measure }) => measure?.key)).toEqual([
    "sum:amount",
  ]);
});

test("an exploration starts with what will be done and the profile, and ends with the best findings", async () => {
  const events = await explore({ table: "sales" });
  const [started, profiled] = events;
  expect(started).toMatchObject({
    kind: "started",
    title: "sales",
    tables: [{ table: "sales", name: "sales" }],
  });
  expect(profiled).toMatchObject({
    kind: "profile",
    profile: {
      rowCount: 900,
      isCounted: true,
      dates: { column: "sold_on", from: "1 May 2024", to: "27 Oct 2026" },
    },
  });
  const channel =
    profiled?.kind === "profile" ? profiled.profile.columns.find(({ name }) => name === "channel") : null;
  expect(channel?.missing).toBeCloseTo(8 / 30, 2);
  const end = events.at(-1);
  const ids = findingsIn(events).map(({ id }) => id);
  expect(end?.kind === "ended" && end.best.every((id) => ids.includes(id))).toBe(true);
});

test("a value beside another one, or the rest: both figures, their course, and what they are made of", async () => {
  const region = (value: string) => ({ table: "sales", column: "region", value });
  const compare = { kind: "values", of: region("North"), with: region("West") } as const;
  const events = await explore({ table: "sales", compare });
  const findings = findingsIn(events);
  expect(events[0]).toMatchObject({ title: "sales: North and West" });
  expect(findings.map(({ sentence }) => sentence).toSorted()).toEqual([
    "Average sale amount differs by region: 181 for North, 141 for West.",
    "Sale amount for North is above that for West in 30 of 30 months.",
    "Sale amount is 54,296 for North and 42,287 for West, 28% more.",
    "Sales are 300 for North and 300 for West, about the same.",
    "Web makes up 20% of sale amount for North, and 30% for West.",
  ]);
  const rest = findingsIn(await explore({ table: "sales", compare: { ...compare, with: null } }));
  expect(rest.map(({ claim, sentence }) => `${claim}: ${sentence}`)).toContain(
    "association: Channel Store makes up 71% of the sales for North, and 60% of the sales for the rest.",
  );
});

test("two periods are compared, without other days", async () => {
  const [of, other] = [
    { from: "2025-08-01", to: "2025-09-01" },
    { from: "2025-07-01", to: "2025-08-01" },
  ];
  const events = await explore({ table: "sales", compare: { kind: "periods", of, with: other } });
  expect(events[0]).toMatchObject({ title: "sales: Aug 2025 and Jul 2025" });
  expect(events[1]).toMatchObject({ profile: { rowCount: 60 } });
  expect(findingsIn(events).map(({ sentence }) => sentence)).toContain(
    "Sale amount is 5,516 for Aug 2025 and 3,740 for Jul 2025, 47% more.",
  );
});

test("values are left out, and the rows of each mark are named", async () => {
  const without = [{ table: "sales", column: "region", value: "North" }];
  const events = await explore({ table: "sales", without, by: { table: "sales", column: "region" } });
  expect(events.slice(0, 2)).toMatchObject([
    { title: "sales where region is not North" },
    { profile: { rowCount: 600 } },
  ]);
  const [byRegion, monthly] = [/groups:.*region$/, /series:sum:amount$/].map((id) =>
    findingsIn(events).find((finding) => id.test(finding.id)),
  );
  expect(byRegion?.parts).toEqual(
    ["South", "West"].map((value) => ({
      output: "region",
      cell: value,
      words: value,
      filter: { table: "sales", column: "region", value },
      period: null,
    })),
  );
  expect(monthly?.parts[0]).toEqual({
    output: "month",
    cell: "2024-05-01",
    words: "May 2024",
    filter: null,
    period: { from: "2024-05-01", to: "2024-06-01" },
  });
});

test("a relation in a large table is that of a sample of all its rows, not of the first ones", async () => {
  const relation = findingsIn(await explore({ table: "readings" })).find(
    ({ claim }) => claim === "correlation",
  );
  expect([relation?.sentence, relation?.rowCount]).toEqual([
    "The higher the heat of readings, the higher their load tends to be.",
    1800,
  ]);
  expect(relation?.why).toContain("over 1,800 rows, one in 5 by id");
});

test("filters and a period limit what is looked at", async () => {
  const events = await explore({
    table: "sales",
    filters: [{ table: "sales", column: "region", value: "North" }],
    period: { from: "2026-01-01", to: "2026-07-01" },
  });
  expect(events.slice(0, 2)).toMatchObject([
    { title: "sales where region is North, 1 Jan – 30 Jun 2026" },
    { profile: { rowCount: 60 } },
  ]);
});

test("a breakdown that people ask for comes first", async () => {
  const by = { table: "sales", column: "channel" };
  const events = await explore({ table: "sales", measure: "rows", by });
  const end = events.at(-1);
  expect(end?.kind === "ended" && end.best[0]).toBe("sales/groups:rows:sales.channel");
});

test("a finding is opened as an answer with the same figures", async () => {
  const exploration = { ...wholeDatabase, table: "sales" };
  const id = "sales/series:sum:amount";
  const found = findingsIn(await explore(exploration)).find((one) => one.id === id);
  const answer = await answerFinding({ ...context, database, exploration, id });
  expect([answer.table.values, answer.question]).toEqual([found?.rows.values, "Sale amount by month"]);
  await expect(
    answerFinding({ ...context, database, exploration, id: "sales/series:sum:invented" }),
  ).rejects.toMatchObject({ code: "not-found" });
});

test("a month in which the data end is no outlier, and things are counted as new ones", async () => {
  const series = findingsIn(await explore({ table: "animals" })).find(
    ({ id }) => id === "animals/series:rows",
  );
  expect([series?.claim, series?.outputs.at(-1)?.label]).toEqual(["none", "new animals"]);
});

describe("odd tables", () => {
  test("without dates, relations and differences are found", async () => {
    const found = findingsIn(await explore({ table: "parts" }));
    expect(found.find(({ claim }) => claim === "correlation")?.sentence).toBe(
      "The higher the price of parts, the higher their weight tends to be.",
    );
    expect(found.map(({ claim }) => claim)).not.toContain("trend");
  });

  test.each(["single", "blanks", "notes"])("%s: nothing is claimed, and nothing fails", async (table) => {
    const events = await explore({ table });
    const findings = findingsIn(events).filter(({ claim }) => claim !== "missing");
    expect(findings.map(({ claim }) => claim).filter((claim) => claim !== "none")).toEqual([]);
    expect(events.filter(({ kind }) => kind === "failed")).toEqual([]);
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["started", "profile", "ended"]));
  });

  test("one row is shown, and why nothing is tested", async () => {
    const why = "It shows the course. 8 days or more would be needed to test for a trend.";
    const found = findingsIn(await explore({ table: "single" }));
    expect(new Set(found.map((one) => `${one.sentence} ${one.why}`))).toEqual(
      new Set([`Single amount is 12.5 on 1 Jan. ${why}`, `There is 1 new single on 1 Jan. ${why}`]),
    );
  });

  test("all NULL: the only card says what is missing", async () => {
    expect(findingsIn(await explore({ table: "blanks" })).map(({ sentence }) => sentence)).toEqual([
      "Amount is missing in 100% of the rows, happened on in 100%.",
    ]);
  });

  test("only text, and no rows at all: there is a profile, and no card", async () => {
    for (const [table, rowCount] of [
      ["notes", 3],
      ["hollow", 0],
    ] as const) {
      const events = await explore({ table });
      expect(events.find(({ kind }) => kind === "profile")).toMatchObject({ profile: { table, rowCount } });
      expect([findingsIn(events), events.at(-1)]).toMatchObject([[], { kind: "ended", best: [] }]);
    }
  });

  test("500 columns: no more queries than for other tables, and the profile names the columns left out", async () => {
    const events = await explore({ table: "wide" });
    const [started, profiled] = events;
    expect(started?.kind === "started" && started.queryCount <= 20).toBe(true);
    expect(profiled).toMatchObject({ profile: { otherColumns: 470 } });
    expect(findingsIn(events).length).toBeGreaterThan(3);
    expect(events.filter(({ kind }) => kind === "failed")).toEqual([]);
  });

  test("a database with one table is explored as a whole", async () => {
    const path = join(folder, "one.sqlite");
    const file = new DatabaseSync(path);
    file.exec(`CREATE TABLE readings (id INTEGER PRIMARY KEY, sensor TEXT NOT NULL, weight REAL NOT NULL);
      WITH RECURSIVE rows (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM rows WHERE n < 200)
      INSERT INTO readings SELECT n, 'S' || (n % 3), 20 + n * 37 % 11 + 5 * (n % 3) FROM rows;`);
    file.close();
    const alone = await openFile(path);
    const events = await explore({}, await connectDatabase(alone));
    await alone.close();
    expect(events[0]).toMatchObject({ title: "the whole database", tables: [{ table: "readings" }] });
    expect(findingsIn(events).map(({ claim }) => claim)).toContain("difference");
  });

  test("a table that does not exist is refused", async () => {
    await expect(explore({ table: "invented" })).rejects.toMatchObject({ code: "not-found" });
  });

  test("a whole database has findings of its most important tables", async () => {
    const tables = new Set(findingsIn(await explore({})).map(({ table }) => table));
    expect(tables).toContain("sales");
  });
});

test("a query that fails is reported, and the others go on", async () => {
  const { catalog, schema } = database.prepared;
  const gone = (table: string) => ({ ...schema.table(table), name: "gone" });
  const broken = {
    ...database,
    prepared: {
      ...database.prepared,
      catalog: {
        ...catalog,
        tables: catalog.tables.map((one) => (one.id === "sales" ? gone("sales") : one)),
      },
    },
  };
  const events = await explore({ table: "sales" }, broken);
  const failed = events.filter(({ kind }) => kind === "failed");
  expect([failed.length > 5, events.at(-1)?.kind]).toEqual([true, "ended"]);
});

test("stopping ends the exploration", async () => {
  const stopping = new AbortController();
  const events: ExplorationEvent[] = [];
  const run = async () => {
    for await (const event of exploreDatabase({
      ...context,
      database,
      exploration: { ...wholeDatabase, table: "sales" },
      signal: stopping.signal,
    })) {
      events.push(event);
      if (event.kind === "finding") stopping.abort();
    }
  };
  await expect(run()).rejects.toThrow(/abort|stopped/i);
  expect(events.some(({ kind }) => kind === "ended")).toBe(false);
});

async function explore(
  exploration: Partial<Exploration>,
  asked: AskableDatabase = database,
): Promise<readonly ExplorationEvent[]> {
  const events: ExplorationEvent[] = [];
  for await (const event of exploreDatabase({
    ...context,
    database: asked,
    exploration: { ...wholeDatabase, ...exploration },
    signal: new AbortController().signal,
  })) {
    events.push(event);
  }
  return events;
}

function findingsIn(events: readonly ExplorationEvent[]): readonly Finding[] {
  return events.flatMap((event) => (event.kind === "finding" ? [event.finding] : []));
}
