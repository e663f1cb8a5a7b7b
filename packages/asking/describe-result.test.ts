import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile } from "@askery/connectors";
import { defaultSettings, type SqlPlan, type SqlVariable, type ValueFormat } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";
import { rerunChart } from "./rerun-chart.ts";
import { rerunPlan } from "./rerun-plan.ts";
import { runSql } from "./run-sql.ts";

let database: AskableDatabase;
let mixed: AskableDatabase;
const folder = mkdtempSync(join(tmpdir(), "askery-describe-result-"));

async function openTables(name: string, tables: string): Promise<AskableDatabase> {
  const path = join(folder, name);
  const file = new DatabaseSync(path);
  file.exec(tables);
  file.close();
  return connectDatabase(await openFile(path));
}

const sales = `
  CREATE TABLE sales (id INTEGER PRIMARY KEY, city TEXT, amount_eur DECIMAL(10, 2), weight_kg REAL, pieces INTEGER);
  INSERT INTO sales VALUES (1, 'Paris', 10, 1.5, 2), (2, 'Rome', 20.5, 2.5, 1), (3, 'Paris', 50, 3, 4);`;

beforeAll(async () => {
  database = await openTables("sales.sqlite", sales);
  mixed = await openTables(
    "mixed.sqlite",
    `${sales} CREATE TABLE fees (id INTEGER PRIMARY KEY, amount_usd DECIMAL(10, 2)); INSERT INTO fees VALUES (1, 5);`,
  );
});
afterAll(async () => {
  await database.connector.close();
  await mixed.connector.close();
  rmSync(folder, { recursive: true });
});

const fixed = { today: "2026-11-20", settings: defaultSettings, now: () => 0 } as const;

async function lookOf(text: string, of = database, variables: readonly SqlVariable[] = []) {
  const outcome = await runSql({ database: of, text, variables, ...fixed });
  if (outcome.kind === "failed") throw new Error(outcome.problem.message);
  const rerun = await rerunPlan({ database: of, plan: outcome.answer.plan, ...fixed });
  expect(rerun.outputs).toEqual(outcome.answer.outputs);
  return outcome.answer.outputs.map(({ format, unit }) => unit ?? nameFormat(format));
}

function nameFormat(format: ValueFormat): string {
  return format.kind === "currency" ? format.currency : format.kind;
}

test("figures of SQL have the currency and unit of the columns that they are computed from", async () => {
  expect(
    await lookOf(
      "SELECT sum(amount_eur) AS x, city, max(weight_kg) AS y FROM sales WHERE id > 0 GROUP BY city",
    ),
  ).toEqual(["EUR", "text", "kg"]);
  expect(
    await lookOf("SELECT city, amount_eur * 2 AS twice, amount_eur / pieces AS each FROM sales"),
  ).toEqual(["text", "EUR", "EUR"]);
});

test("variables of SQL do not hide what its columns are", async () => {
  const text = "SELECT city, sum(amount_eur) AS x FROM sales WHERE pieces > {{least}} GROUP BY city";
  const variables: readonly SqlVariable[] = [{ kind: "number", name: "least", value: "0" }];
  expect(await lookOf(text, database, variables)).toEqual(["text", "EUR"]);
});

test("a count is a number, whatever its name is", async () => {
  expect(await lookOf("SELECT city, count(*) AS revenue FROM sales GROUP BY city")).toEqual([
    "text",
    "number",
  ]);
});

const withSteps =
  "WITH a AS (SELECT city, sum(pieces) AS p FROM sales GROUP BY 1) SELECT city, p AS revenue FROM a";

test("money by its name alone has the only currency of the database, if there is one", async () => {
  expect(await lookOf(withSteps)).toEqual(["text", "EUR"]);
  expect(await lookOf(withSteps, mixed)).toEqual(["text", "number"]);
});

test("a filter on the result of SQL leaves the looks of its columns", async () => {
  const plan: SqlPlan = { kind: "sql", text: "SELECT city, sum(amount_eur) AS x FROM sales GROUP BY city" };
  const { outputs, table } = await rerunPlan({ database, plan, ...fixed });
  const filter = {
    kind: "test",
    field: { kind: "output", output: "x" },
    test: { kind: "compare", operator: ">", value: { type: "number", value: "1" } },
  } as const;
  const filtered = await rerunChart({
    database,
    plan,
    ...fixed,
    edits: [{ kind: "addFilter", filter }],
    sqlColumns: table.columns,
    before: null,
  });
  expect(filtered).toMatchObject({ kind: "ran", ran: { plan: { kind: "query" }, outputs } });
});
