import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile } from "@askery/connectors";
import { defaultSettings, planRows, type FieldValues, type Plan } from "@askery/model";
import { describe, expect, onTestFinished, test, type TestContext } from "vitest";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";
import { listFieldValues } from "./list-field-values.ts";
import { openPostgres } from "./open-postgres.test-support.ts";

const sql = `
  CREATE TABLE states (code INTEGER PRIMARY KEY, title TEXT NOT NULL);
  INSERT INTO states VALUES (1, 'Open'), (2, 'Shipped'), (3, 'Lost');
  CREATE TABLE buyers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT, password TEXT, tax_no TEXT);
  INSERT INTO buyers VALUES (1, 'Ada', 'Paris', 'x', 'a'), (2, 'Bo', 'Rome', 'y', 'b'), (3, 'Cy', NULL, 'z', 'c');
  CREATE TABLE purchases (id INTEGER PRIMARY KEY, buyer_id INTEGER NOT NULL REFERENCES buyers (id),
    state INTEGER NOT NULL REFERENCES states (code), channel TEXT NOT NULL, stars INTEGER);
  INSERT INTO purchases VALUES (1, 1, 1, 'web', 5), (2, 1, 2, 'web', 4), (3, 2, 2, 'shop', 5), (4, 3, 2, '50% web', NULL);`;

const openers = {
  SQLite: async (): Promise<AskableDatabase> => {
    const folder = mkdtempSync(join(tmpdir(), "askery-values-"));
    const path = join(folder, "purchases.sqlite");
    const file = new DatabaseSync(path);
    file.exec(sql);
    file.close();
    const connector = await openFile(path);
    onTestFinished(async () => {
      await connector.close();
      rmSync(folder, { recursive: true });
    });
    return connectDatabase(connector);
  },
  PostgreSQL: async (context: TestContext): Promise<AskableDatabase> => {
    const server = await openPostgres();
    if ("skipped" in server) return context.skip(server.skipped);
    await server.execute(sql);
    onTestFinished(async () => {
      await server.execute("DROP TABLE purchases; DROP TABLE buyers; DROP TABLE states");
      await server.close();
    });
    return connectDatabase(server.connector);
  },
};

const common = { today: "2026-11-20", settings: defaultSettings };
const all: Plan = planRows("purchases");
const onlyWeb: Plan = {
  ...planRows("purchases"),
  filters: [
    {
      kind: "in",
      value: { kind: "column", source: "s0", column: "channel" },
      options: [{ type: "text", value: "web" }],
    },
  ],
};
const shown = ({ values }: FieldValues) => values.map(({ label, count }) => `${label} ${String(count)}`);

describe.each(Object.entries(openers))("%s", (_, open) => {
  test("values are those of the plan's rows, the most frequent first", async (context) => {
    const database = await open(context);
    const list = (plan: Plan, table: string, column: string, search = "") =>
      listFieldValues({ ...common, database, plan, field: { table, column }, search });
    expect(await list(all, "purchases", "channel")).toEqual({
      values: [
        { value: { type: "text", value: "web" }, label: "web", count: 2 },
        { value: { type: "text", value: "50% web" }, label: "50% web", count: 1 },
        { value: { type: "text", value: "shop" }, label: "shop", count: 1 },
      ],
      isComplete: true,
    });
    expect(shown(await list(all, "buyers", "city"))).toEqual(["Paris 2", "Rome 1"]);
    expect(shown(await list(onlyWeb, "buyers", "city"))).toEqual(["Paris 2"]);
    expect(shown(await list(onlyWeb, "purchases", "channel"))).toEqual(["web 2", "50% web 1", "shop 1"]);
    expect(shown(await list(all, "purchases", "channel", "WEB"))).toEqual(["web 2", "50% web 1"]);
    expect(shown(await list(all, "purchases", "channel", "%"))).toEqual(["50% web 1"]);
    expect(await list(all, "purchases", "stars", "5")).toEqual({
      values: [{ value: { type: "number", value: "5" }, label: "5", count: 2 }],
      isComplete: true,
    });
    expect(await list(planRows("buyers"), "purchases", "state")).toEqual({
      values: [
        { value: { type: "number", value: "2" }, label: "Shipped", count: 3 },
        { value: { type: "number", value: "1" }, label: "Open", count: 1 },
      ],
      isComplete: true,
    });
  });

  test("private and secret columns are refused", async (context) => {
    const found = await open(context);
    const database = {
      ...found,
      privateColumns: [
        ...found.privateColumns,
        { table: "buyers", column: "tax_no", reason: "It is private." },
      ],
    };
    for (const column of ["password", "tax_no"]) {
      const values = listFieldValues({ ...common, database, plan: all, field: { table: "buyers", column } });
      await expect(values).rejects.toMatchObject({ code: "query-refused" });
    }
    const gone = listFieldValues({
      ...common,
      database,
      plan: all,
      field: { table: "buyers", column: "gone" },
    });
    await expect(gone).rejects.toMatchObject({ code: "query-failed" });
  });
});
