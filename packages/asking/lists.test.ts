import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFile, type Connector } from "@askery/connectors";
import { DuckDBInstance } from "@duckdb/node-api";
import { formatExact, type Answer } from "@askery/model";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerQuestions, shownRows } from "./answer-questions.test-support.ts";
import { openClickhouse } from "./open-clickhouse.test-support.ts";
import { openMariadb } from "./open-mariadb.test-support.ts";
import { openPostgres } from "./open-postgres.test-support.ts";

/* Columns of lists and of enumerations, in each kind of database that has them. */

const stays = (list: (...elements: readonly string[]) => string): string =>
  [
    `(1, 'Ada', 'low', ${list("pool", "bar")}, 100)`,
    `(2, 'Bo', 'high', ${list("bar", "it's quiet")}, 50)`,
    `(3, 'Cy', 'high', ${list("pool")}, 30)`,
    `(4, 'Di', 'medium', ${list()}, 20)`,
  ].join(", ");

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

interface Opened {
  readonly connector: Connector;
  readonly close: () => Promise<void>;
}

async function openDuckdb(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), "askery-lists-"));
  const path = join(folder, "stays.duckdb");
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run(
    `CREATE TABLE stays (id int PRIMARY KEY, guest text, priority ENUM ('low', 'medium', 'high', 'unused'), features text[], price decimal(8, 2))`,
  );
  await connection.run(`INSERT INTO stays VALUES ${stays((...list) => `[${list.map(quote).join(", ")}]`)}`);
  connection.closeSync();
  instance.closeSync();
  const connector = await openFile(path);
  return {
    connector,
    close: async () => {
      await connector.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const openers = {
  PostgreSQL: async () => {
    const server = await openPostgres();
    if ("skipped" in server) return server;
    await server.execute(`
      CREATE TYPE priority AS ENUM ('low', 'medium', 'high', 'unused');
      CREATE TABLE stays (id int PRIMARY KEY, guest text, priority priority, features text[], price numeric(8, 2));
      INSERT INTO stays VALUES ${stays((...list) => `ARRAY[${list.map(quote).join(", ")}]::text[]`)}`);
    return server;
  },
  MariaDB: async () => {
    const server = await openMariadb();
    if ("skipped" in server) return server;
    await server.execute(`
      CREATE TABLE stays (id int PRIMARY KEY, guest varchar(20), priority ENUM ('low', 'medium', 'high', 'unused'),
        features SET ('bar', 'it''s quiet', 'pool', 'unused'), price decimal(8, 2));
      INSERT INTO stays VALUES ${stays((...list) => quote(list.join(",")))}`);
    return server;
  },
  DuckDB: openDuckdb,
  ClickHouse: async () => {
    const server = await openClickhouse();
    if ("skipped" in server) return server;
    const values = stays((...list) => `[${list.map(quote).join(", ")}]`);
    await server.execute(`CREATE TABLE stays (id Int32, guest String, features Array(LowCardinality(String)), price Decimal(8, 2));
INSERT INTO stays VALUES ${values.replaceAll(/, '(?:low|medium|high)'/g, "")}`);
    return server;
  },
};

describe.each(Object.entries(openers))("in %s", (name, open) => {
  let database: Opened;
  let answerTo: (text: string) => Promise<Answer>;
  let missing: string | null = null;
  beforeAll(async () => {
    const opened = await open();
    if ("skipped" in opened) {
      missing = opened.skipped;
      return;
    }
    database = opened;
    answerTo = await answerQuestions(opened.connector);
  });
  beforeEach((context) => {
    if (missing !== null) context.skip(missing);
  });
  afterAll(async () => {
    if (missing === null) await database.close();
  });

  test.each([
    ["how many stays with pool", 2],
    ["how many stays without pool", 2],
    ["how many stays with pool or bar", 3],
    ["how many stays with pool and bar", 1],
    ["how many stays with feature it's quiet", 1],
    ["how many different features are there", 3],
    ["how many stays without features", 1],
    ["how many stays with features", 3],
  ])("%s: %d", async (question, count) => {
    expect((await answerTo(question)).table.values).toEqual([[count]]);
  });

  test("a condition on a list says what the list includes", async () => {
    const { sentence } = await answerTo("how many stays with pool and bar");
    expect(sentence).toBe("There is 1 stay where features include pool and features include bar.");
  });

  test("a list is shown as its elements", async () => {
    const { table, outputs, sentence } = await answerTo("features of Ada");
    const cell = table.values[0]?.[0] ?? null;
    const shown = formatExact(cell, outputs[0]?.format ?? { kind: "text" }, { locale: "en-US" });
    expect(shown.split(", ").toSorted()).toEqual(["bar", "pool"]);
    expect(sentence).toContain(shown);
  });

  test("a breakdown by a list has a group for each element, and does not claim a total", async () => {
    const { table, outputs, sentence, warnings } = await answerTo("total price by feature");
    expect(Map.groupBy(table.values[0] ?? [], (_cell, row) => Number(table.values[1]?.[row]))).toEqual(
      new Map([
        [150, ["bar"]],
        [130, ["pool"]],
        [50, ["it's quiet"]],
      ]),
    );
    expect(outputs[1]?.role).toEqual({ kind: "figure", figure: "level" });
    expect(sentence).not.toContain("330");
    expect(warnings).toContainEqual({
      code: "list-overlap",
      fact: "Stays count once for each of their features.",
      consequence: "The groups overlap, so they add up to more than the total.",
      weight: "information",
    });
  });

  test("a filter on a list leaves the other elements of its rows in the breakdown", async () => {
    const { table } = await answerTo("how many stays with pool by feature");
    const counts = new Map((table.values[0] ?? []).map((cell, row) => [cell, table.values[1]?.[row]]));
    expect(counts).toEqual(
      new Map([
        ["pool", 2],
        ["bar", 1],
      ]),
    );
  });

  test("the lowest and highest value of an enumeration follow its declared order", async ({ skip }) => {
    if (name === "ClickHouse") skip("Enumerations of ClickHouse are read as text.");
    const lowest = await answerTo("lowest priority");
    expect([lowest.table.values, lowest.sentence]).toEqual([[["low"]], "The lowest priority is low."]);
    const byGuest = await answerTo("highest priority by guest");
    expect(new Set(byGuest.table.values[1])).toEqual(new Set(["low", "medium", "high"]));
    expect((await answerTo("highest priority")).table.values.flat()).toContain("high");
  });

  test("an enumeration sorts as it was declared, in the rows and in the order that charts and tables are given", async ({
    skip,
  }) => {
    if (name === "ClickHouse") skip("Enumerations of ClickHouse are read as text.");
    const sorted = await answerTo("how many stays by priority sorted by priority");
    expect(shownRows(sorted)).toEqual([
      ["low", "1"],
      ["medium", "1"],
      ["high", "2"],
    ]);
    const grouped = await answerTo("how many stays by guest and priority");
    expect(grouped.outputs.map(({ order }) => order)).toEqual([
      undefined,
      ["low", "medium", "high"],
      undefined,
    ]);
    expect(grouped.chart.facts.orders).toEqual({ priority: ["low", "medium", "high"] });
  });
});
