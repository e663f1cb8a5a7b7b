import { join } from "node:path";
import { makeBigCatalog } from "../speed/big-catalog.ts";
import { writeLongQuestion, writeTables } from "../speed/measure-completions.ts";
import type { SignedInClient } from "../speed/signed-in-client.ts";
import { ask, drain, send, type Work } from "./work.ts";

const { catalog } = makeBigCatalog({ tables: 2_000, columnsPerTable: 14, values: 0 });
/** A query of SQLite that makes rows by itself. */
const manyRows = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000)
  SELECT n, n * 0.37 AS figure, 'name ' || n AS name FROM numbers`;

/** What slows down others where it can, about a database of 2,000 tables. */
export const heavyWork: readonly Work[] = [
  {
    name: "a question of 1,990 characters",
    perform: (person, round) => ask(person, writeLongQuestion(catalog, round % 1_000)),
  },
  {
    name: "100,000 rows",
    perform: (person) => drain(person, `${person.databasePath}/query`, { sql: manyRows, maxRows: 100_000 }),
  },
  {
    name: "completions on 2,000 tables",
    perform: (person, round) => {
      const text = "total amount by status of customer orders".slice(0, 6 + (round % 35));
      const query = new URLSearchParams({ text, caret: String(text.length) });
      return send(person, `${person.databasePath}/completions?${query.toString()}`);
    },
  },
];

/** Writes the file of the database. */
export function prepareHeavy(folder: string) {
  const path = join(folder, "many-tables.sqlite");
  writeTables(path, catalog);
  return {
    /** Adds the database for a person, who asks about it from now on. */
    connect: async (person: SignedInClient): Promise<SignedInClient> => {
      await person.moveTo(await person.addDatabase({ kind: "sqlite", path }));
      return person;
    },
  };
}
