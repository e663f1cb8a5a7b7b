import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile } from "@askery/connectors";
import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { connectDatabase } from "./connect-database.ts";
import { foreignDatabases } from "./editor-databases.test-data.ts";
import { listStarters } from "./list-starters.ts";

/** Old data, and a single table. */
const others = [
  {
    name: "museum",
    sql: `
      CREATE TABLE artist (artist_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, born INTEGER, nation TEXT);
      INSERT INTO artist VALUES (1, 'Ana Vela', 1901, 'Spain'), (2, 'Jan Moor', 1923, 'Belgium'), (3, 'Li Wei', 1950, NULL);
      CREATE TABLE artwork (artwork_id INTEGER PRIMARY KEY, artist_id INTEGER NOT NULL REFERENCES artist (artist_id),
        title TEXT NOT NULL, medium TEXT NOT NULL, acquired_on DATE NOT NULL, insured_value DECIMAL(12, 2));
      INSERT INTO artwork VALUES (1, 1, 'Blue', 'oil', '1991-04-02', 5000), (2, 1, 'Red', 'ink', '1991-05-02', 900),
        (3, 2, 'Sea', 'oil', '2003-06-11', 7000), (4, 3, 'Fog', 'print', '2003-07-30', NULL);`,
  },
  {
    name: "meters",
    sql: `
      CREATE TABLE readings (reading_id INTEGER PRIMARY KEY, site TEXT NOT NULL, kind TEXT NOT NULL, read_at TIMESTAMP NOT NULL, kwh REAL NOT NULL);
      INSERT INTO readings VALUES (1, 'North', 'solar', '2026-09-01 10:00:00', 12.5), (2, 'North', 'grid', '2026-10-01 10:00:00', 30),
        (3, 'South', 'solar', '2026-10-02 10:00:00', 8.25), (4, 'South', 'grid', '2026-11-02 10:00:00', 41);`,
  },
];

test.each([...foreignDatabases, ...others])(
  "starters of $name can be answered, differ, and are worth asking",
  async ({ name, sql }) => {
    const folder = mkdtempSync(join(tmpdir(), "askery-starters-"));
    const path = join(folder, `${name}.sqlite`);
    const file = new DatabaseSync(path);
    file.exec(sql);
    file.close();
    const database = await connectDatabase(await openFile(path));
    const context = { database, today: "2026-11-20", settings: defaultSettings, now: () => 0 };
    const starters = await listStarters(context);
    const found = [];
    for (const text of starters) {
      const outcome = await askDatabase({ ...context, text });
      const answer = outcome.kind === "answered" ? outcome.answer : null;
      const isBrokenDown = answer?.plan.kind === "query" && answer.plan.dimensions.length > 0;
      const isUnderstood = answer?.interpretation.marks.every(({ kind }) => kind !== "unknown");
      found.push({ text, isUnderstood, isWorthIt: (answer?.table.rowCount ?? 0) > (isBrokenDown ? 1 : 0) });
    }
    expect(found).toEqual(starters.map((text) => ({ text, isUnderstood: true, isWorthIt: true })));
    expect([starters.length > 2, new Set(starters).size]).toEqual([true, starters.length]);
    expect(starters.some((text) => / by | per |^Top /.test(text))).toBe(true);
    await database.connector.close();
    rmSync(folder, { recursive: true });
  },
);
