import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { planQuestion, printStatement } from "@askery/engine";
import { openFile, readTable } from "@askery/connectors";
import { invariant, type AnswerPoint, type Plan, type Table } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";
import { listPointRows } from "./list-point-rows.ts";
import { calendar } from "./editor-targets.test-support.ts";
import { readPoint } from "./read-point.ts";
import { runGuarded } from "./run-guarded.ts";

/** Two customers are called Ada; both spent 30. */
const sql = `
  CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  INSERT INTO customers VALUES (1, 'Ada'), (2, 'Bo'), (3, 'Ada');
  CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (id), total DECIMAL(10,2) NOT NULL);
  INSERT INTO orders VALUES (1, 1, 10), (2, 1, 20), (3, 2, 50), (4, 3, 30);`;

let database: AskableDatabase;
let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "askery-points-"));
  const path = join(folder, "shop.sqlite");
  const file = new DatabaseSync(path);
  file.exec(sql);
  file.close();
  database = await connectDatabase(await openFile(path));
});
afterAll(async () => {
  await database.connector.close();
  rmSync(folder, { recursive: true });
});

async function ask(text: string): Promise<{ readonly plan: Plan; readonly table: Table }> {
  const planned = planQuestion({ text, database: database.prepared, ...calendar });
  invariant(planned.kind === "planned", "it is understood");
  const { catalog } = database.prepared;
  const { dialect } = database.connector;
  const statement = printStatement(planned.plan, { catalog, dialect, ...calendar });
  return { plan: planned.plan, table: await readTable(await runGuarded(database.connector, statement)) };
}

function pointsOf({ columns, values, rowCount }: Table, column: string | null): readonly AnswerPoint[] {
  const seen = new Map<string, number>();
  return Array.from({ length: rowCount }, (_, index) => {
    const row = columns.map((__, at) => values[at]?.[index] ?? null);
    const key = JSON.stringify(row);
    const repeat = seen.get(key) ?? 0;
    seen.set(key, repeat + 1);
    return { row, column, repeat };
  });
}

test("two customers of one name are two points, with the rows of one customer each", async () => {
  const { plan, table } = await ask("total of orders by customer");
  const column = table.columns.at(-1)?.name ?? null;
  const rows = await Promise.all(
    pointsOf(table, column).map(async (point) => {
      const found = { plan, columns: table.columns, point, database, ...calendar, maxRows: 100 };
      const { table: listed } = await listPointRows(found);
      return [point.row[0], listed.values.at(-1)];
    }),
  );
  expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
    new Set(['["Ada",[20,10]]', '["Ada",[30]]', '["Bo",[50]]']),
  );
});

test("a name stands for itself, a figure for its whole row", async () => {
  const { plan, table } = await ask("number of orders by customer");
  const [name, figure] = table.columns.map(({ name: one }) => one);
  const bo = (column: string | null | undefined) =>
    pointsOf(table, column ?? null).find(({ row }) => row[0] === "Bo");
  const read = async (column: string | null | undefined) => {
    const point = bo(column);
    invariant(point, "Bo has a row");
    return readPoint({ plan, columns: table.columns, point }, { database, ...calendar });
  };
  const key = { value: { type: "number", value: "2" } };
  const value = { value: { type: "text", value: "Bo" }, keys: [key] };
  expect(await read(name)).toMatchObject({ values: [value] });
  expect(await read(figure)).toMatchObject({ values: [value], measure: figure });
});

test("SQL and lists have the value that was picked", async () => {
  const point = { row: ["web", 4], column: "channel", repeat: 0 };
  const columns = [
    { name: "channel", type: "text" },
    { name: "n", type: "integer" },
  ] as const;
  expect(
    await readPoint({ plan: { kind: "sql", text: "SELECT 1" }, columns, point }, { database, ...calendar }),
  ).toEqual({ values: [{ output: "channel", value: { type: "text", value: "web" } }], measure: null });
});
