import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile, readTable, type Connector } from "@askery/connectors";
import { planQuestion, printStatement } from "@askery/engine";
import { defaultSettings, finish, invariant, type Plan } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type AskableDatabase } from "../connect-database.ts";
import { readPoint } from "../read-point.ts";
import { runGuarded } from "../run-guarded.ts";
import { inquireIntoPlan, inquireIntoPoint } from "./inquire-into-point.ts";
import { planInvestigation } from "./plan-investigation.ts";

/** A point's figure is investigated by a question that reads as the same figure of the same rows. */
const calendar = { today: "2026-06-10", settings: defaultSettings };
let folder: string;
let connector: Connector;
let database: AskableDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "askery-inquiries-"));
  const path = join(folder, "shop.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, country TEXT NOT NULL);
    INSERT INTO customers VALUES (1, 'Ada', 'Spain'), (2, 'Bo', 'Italy'), (3, 'Ada', 'Spain');
    CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (id),
      ordered_on DATE NOT NULL, amount REAL NOT NULL, channel TEXT NOT NULL);
    INSERT INTO orders (customer_id, ordered_on, amount, channel) VALUES
      (1, '2026-05-04', 10, 'Online'), (1, '2026-05-05', 30, 'Online'), (2, '2026-05-20', 20, 'Store'),
      (3, '2026-06-02', 5, 'Online');
  `);
  file.close();
  connector = await openFile(path, { maxProcesses: 1 });
  database = await connectDatabase(connector);
});
afterAll(async () => {
  await connector.close();
  await rm(folder, { recursive: true });
});

test.each([
  ["number of orders by month", "Number of orders in May 2026, compared with Apr 2026"],
  ["total amount by day", "Order amount on 4 May 2026, compared with 3 May 2026"],
  ["total amount by week", "Order amount from 4 May to 10 May 2026, compared with 27 Apr – 3 May 2026"],
  [
    "average amount by channel in May",
    "Average order amount where channel is Store in May 2026, compared with Apr 2026",
  ],
  [
    "orders by country this year",
    "Number of orders where country is Spain from 1 Jan to 9 Jun 2026, compared with 1 Jan – 9 Jun 2025",
  ],
  [
    "number of orders in May for Spain",
    "Number of orders where country is Spain in May 2026, compared with Apr 2026",
  ],
  [
    "number of orders by channel",
    "Number of orders where channel is Online in May 2026, compared with Apr 2026",
  ],
])("the first row of %j is investigated as “%s”", async (question, title) => {
  const inquiry = await inquire(question);
  invariant(inquiry !== null, "it has a period");
  const planned = finish(planInvestigation({ database, ...calendar, ...inquiry }));
  expect(planned).toMatchObject({ kind: "planned", title });
});

test.each([
  ["of a thing that shares its name", "total amount by customer in May"],
  ["that is limited by more than values", "number of orders over 10 by month"],
  ["of a list", "list orders in May"],
])("a point %s is not investigated", async (_, question) => {
  expect(await inquire(question)).toBeNull();
});

test.each([
  ["number of orders by month", "Number of orders in May 2026, compared with Apr 2026"],
  [
    "total amount in 2026 by channel",
    "Order amount from 1 Jan to 9 Jun 2026, compared with 1 Jan – 9 Jun 2025",
  ],
  ["number of orders by channel", "Number of orders in May 2026, compared with Apr 2026"],
  [
    "number of orders for Spain",
    "Number of orders where country is Spain in May 2026, compared with Apr 2026",
  ],
])("what changed in %j is “%s”", (question, title) => {
  const inquiry = finish(inquireIntoPlan(planOf(question), { database, ...calendar }));
  invariant(inquiry !== null, "it has a figure and a date");
  expect(finish(planInvestigation({ database, ...calendar, ...inquiry }))).toMatchObject({
    kind: "planned",
    title,
  });
});

function planOf(text: string): Plan {
  const planned = planQuestion({ text, database: database.prepared, ...calendar });
  invariant(planned.kind === "planned", "it is understood");
  return planned.plan;
}

async function inquire(text: string) {
  const plan = planOf(text);
  const { catalog } = database.prepared;
  const statement = printStatement(plan, { catalog, dialect: connector.dialect, ...calendar });
  const table = await readTable(await runGuarded(connector, statement));
  const row = table.values.map((cells) => cells[0] ?? null);
  const found = await readPoint(
    { plan, columns: table.columns, point: { row, column: null, repeat: 0 } },
    { database, ...calendar },
  );
  return finish(inquireIntoPoint(plan, found, { database, ...calendar }));
}
