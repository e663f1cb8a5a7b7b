import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile, type Connector } from "@askery/connectors";
import { DuckDBInstance } from "@duckdb/node-api";
import type { Answer, MeaningCorrection } from "@askery/model";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerQuestions } from "./answer-questions.test-support.ts";
import { openClickhouse } from "./open-clickhouse.test-support.ts";
import { openMariadb } from "./open-mariadb.test-support.ts";
import { openPostgres } from "./open-postgres.test-support.ts";

/* A value in several spellings, in each kind of database. MariaDB's usual collation takes them as one by itself. */

const schema = (text: string, end = ""): readonly string[] => [
  `CREATE TABLE invoices (id int, status ${text}, amount decimal(8, 2))${end}`,
  `INSERT INTO invoices VALUES (1, 'Paid', 10), (2, 'Paid', 20), (3, 'paid', 40), (4, 'PAID ', 80), (5, 'in progress', 5),
    (6, 'In-Progress', 6), (7, 'open', 7)`,
];

interface Opened {
  readonly connector: Connector;
  readonly close: () => Promise<void>;
}

async function openWritten(name: string, write: (path: string) => void | Promise<void>): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), "askery-spellings-"));
  const path = join(folder, name);
  await write(path);
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
  SQLite: () =>
    openWritten("invoices.sqlite", (path) => {
      const file = new DatabaseSync(path);
      file.exec(schema("text").join(";"));
      file.close();
    }),
  DuckDB: () =>
    openWritten("invoices.duckdb", async (path) => {
      const instance = await DuckDBInstance.create(path);
      const connection = await instance.connect();
      await connection.run(schema("text").join(";"));
      connection.closeSync();
      instance.closeSync();
    }),
  PostgreSQL: async () => {
    const server = await openPostgres();
    if (!("skipped" in server)) await server.execute(schema("text").join(";"));
    return server;
  },
  MariaDB: async () => {
    const server = await openMariadb();
    if (!("skipped" in server)) {
      await server.execute(schema("varchar(20) COLLATE utf8mb4_nopad_bin").join(";"));
    }
    return server;
  },
  ClickHouse: async () => {
    const server = await openClickhouse();
    if (!("skipped" in server)) await server.execute(schema("String").join(";\n"));
    return server;
  },
};

const united: MeaningCorrection = { kind: "spellings", table: "invoices", column: "status", areOne: true };

const aboutSpellings = ({ warnings }: Answer) => warnings.filter(({ code }) => code === "other-spellings");

function groupsOf({ table }: Answer): ReadonlyMap<unknown, number> {
  return new Map((table.values[0] ?? []).map((cell, row) => [cell, Number(table.values[1]?.[row])]));
}

describe.each(Object.entries(openers))("in %s", (_, open) => {
  let database: Opened;
  let missing: string | null = null;
  beforeAll(async () => {
    const opened = await open();
    if ("skipped" in opened) missing = opened.skipped;
    else database = opened;
  });
  beforeEach((context) => {
    if (missing !== null) context.skip(missing);
  });
  afterAll(async () => {
    if (missing === null) await database.close();
  });

  test("a filter that names one spelling reports the others, and offers to take them as one", async () => {
    const answerTo = await answerQuestions(database.connector);
    const answer = await answerTo("total amount of Paid invoices");
    expect(answer.table.values.map(([cell]) => Number(cell))).toEqual([30]);
    expect(aboutSpellings(answer)).toEqual([
      {
        code: "other-spellings",
        fact: "Status is also spelled “PAID ” (1 row) and “paid” (1 row).",
        consequence: "The filter matches only “Paid” (2 rows).",
        weight: "caution",
        offer: { kind: "unite-spellings", table: "invoices", column: "status" },
      },
    ]);
    expect(aboutSpellings(await answerTo("total amount of open invoices"))).toEqual([]);
  });

  test("a breakdown that counts spellings apart says so", async () => {
    const answerTo = await answerQuestions(database.connector);
    const answer = await answerTo("total amount by status");
    expect(groupsOf(answer).size).toBe(6);
    expect(aboutSpellings(answer)).toMatchObject([
      {
        fact: "“Paid” (2 rows), “PAID ” (1 row) and “paid” (1 row) are counted apart. So are the spellings of 1 more value.",
        consequence: "They may be one status.",
      },
    ]);
  });

  test("once they are one, a filter matches all and a breakdown shows the most frequent one, as the receipt reports", async () => {
    const answerTo = await answerQuestions(database.connector, [united]);
    const filtered = await answerTo("total amount of paid invoices");
    expect(filtered.table.values.map(([cell]) => Number(cell))).toEqual([150]);
    expect(filtered.sql).toMatch(/IN \('Paid', 'PAID ', 'paid'\)/);
    expect(filtered.receipt.definitions).toEqual([
      { words: "status", means: "“Paid”, “PAID ” and “paid” are one" },
    ]);
    expect(aboutSpellings(filtered)).toEqual([
      {
        code: "other-spellings",
        fact: "“Paid”, “PAID ” and “paid” count as one status.",
        consequence: "A person set that for the column.",
        weight: "information",
      },
    ]);
    const grouped = groupsOf(await answerTo("total amount by status"));
    expect([...grouped.values()].toSorted((one, other) => one - other)).toEqual([7, 11, 150]);
    expect(grouped.get("Paid")).toBe(150);
    const unpaid = await answerTo("total amount of invoices that are not paid");
    expect(unpaid.table.values.map(([cell]) => Number(cell))).toEqual([18]);
    expect((await answerTo("how many different statuses")).table.values).toEqual([[3]]);
  });
});
