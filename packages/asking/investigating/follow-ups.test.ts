import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile, type Connector } from "@askery/connectors";
import { defaultSettings, finish, type Investigation } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type AskableDatabase } from "../connect-database.ts";
import { planInvestigation } from "./plan-investigation.ts";

/** What continues an investigation changes what is looked at, and all else stays. */
let folder: string;
let connector: Connector;
let database: AskableDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "askery-follow-ups-"));
  const path = join(folder, "shop.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, country TEXT NOT NULL);
    INSERT INTO customers VALUES (1, 'Ada', 'Spain'), (2, 'Bo', 'Italy'), (3, 'Cy', 'Spain');
    CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (id),
      ordered_on DATE NOT NULL, amount REAL NOT NULL, channel TEXT NOT NULL);
    INSERT INTO orders (customer_id, ordered_on, amount, channel) VALUES
      (1, '2026-04-03', 10, 'Online'), (2, '2026-04-20', 20, 'Store'), (3, '2026-05-04', 5, 'Online'),
      (1, '2026-05-14', 30, 'Store'), (2, '2026-05-24', 8, 'Online'), (3, '2026-06-02', 9, 'Store');
    CREATE TABLE weather (measured_on DATE NOT NULL, degrees REAL NOT NULL);
    INSERT INTO weather VALUES ('2026-05-01', 20), ('2026-05-02', 21);
  `);
  file.close();
  connector = await openFile(path, { maxProcesses: 1 });
  database = await connectDatabase(connector);
});
afterAll(async () => {
  await connector.close();
  await rm(folder, { recursive: true });
});

const question = "Why did the number of orders fall in May?";

test.each<[Partial<Investigation>, string]>([
  [{}, "Number of orders in May 2026, compared with Apr 2026"],
  [
    { followUps: ["and in Spain?"] },
    "Number of orders where country is Spain in May 2026, compared with Apr 2026",
  ],
  [{ followUps: ["in June"] }, "Number of orders in Jun 2026, compared with May 2026"],
  [{ followUps: ["compared to last year"] }, "Number of orders in May 2026, compared with May 2025"],
  [
    { within: [{ table: "orders", column: "channel", value: "Online" }], followUps: ["in June"] },
    "Number of orders where channel is Online in Jun 2026, compared with May 2026",
  ],
])("%j", (continued, title) => {
  expect(plan(continued)).toMatchObject({ kind: "planned", title });
});

test("a part that the figure has no connection to is refused", () => {
  const within = [{ table: "weather", column: "degrees", value: "20" }];
  expect(plan({ within })).toMatchObject({
    kind: "refused",
    message: "The figure has no connection to the part that is looked at.",
  });
});

test.each([
  ["Compare this month with last month", "Number of orders on 1 Jul 2026, compared with 1 Jun 2026"],
  ["Compare orders in June with May", "Number of orders in Jun 2026, compared with May 2026"],
  ["Why was May so bad?", "Number of orders in May 2026, compared with Apr 2026"],
])("%s compares periods", (asked, title) => {
  expect(plan({ question: asked })).toMatchObject({ kind: "planned", title });
});

function plan(continued: Partial<Investigation>) {
  return finish(
    planInvestigation({
      database,
      question,
      ...continued,
      today: "2026-07-02",
      settings: defaultSettings,
    }),
  );
}
