import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile, type Connector } from "@askery/connectors";
import {
  defaultSettings,
  type Condition,
  type Expression,
  type GlossaryEntry,
  type Outcome,
} from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { connectDatabase, defineGlossary, type AskableDatabase } from "./connect-database.ts";

let folder: string;
let connector: Connector;
let clinic: AskableDatabase;

/** Visits cost 100, 50, 200 and 30; the first has three treatments, the last none. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "askery-definitions-"));
  const path = join(folder, "clinic.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE doctors (id INTEGER PRIMARY KEY, name TEXT NOT NULL, ward TEXT NOT NULL, billing_code TEXT NOT NULL);
    INSERT INTO doctors VALUES (1, 'Ines', 'North', 'B1'), (2, 'Otto', 'South', 'B2');
    CREATE TABLE visits (
      id INTEGER PRIMARY KEY, doctor_id INTEGER NOT NULL REFERENCES doctors (id),
      visited_on TEXT NOT NULL, due_on TEXT NOT NULL, cost DECIMAL(10, 2) NOT NULL, billing DECIMAL(10, 2) NOT NULL);
    INSERT INTO visits VALUES
      (1, 1, '2024-03-01', '2024-02-20', 100, 1), (2, 1, '2025-03-02', '2025-03-10', 50, 1),
      (3, 2, '2025-05-03', '2025-05-01', 200, 1), (4, 2, '2025-06-04', '2025-06-05', 30, 1);
    CREATE TABLE drugs (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    INSERT INTO drugs VALUES (1, 'Aspirin'), (2, 'Ibuprofen');
    CREATE TABLE treatments (
      id INTEGER PRIMARY KEY, visit_id INTEGER NOT NULL REFERENCES visits (id),
      drug_id INTEGER NOT NULL REFERENCES drugs (id), dose INTEGER NOT NULL);
    INSERT INTO treatments VALUES (1, 1, 1, 5), (2, 1, 1, 6), (3, 1, 2, 7), (4, 2, 2, 8), (5, 3, 1, 9);
    CREATE TABLE notes (id INTEGER PRIMARY KEY, visit_id INTEGER NOT NULL REFERENCES visits (id), pages INTEGER NOT NULL);
    INSERT INTO notes VALUES (1, 1, 2), (2, 1, 3), (3, 3, 4);`);
  file.close();
  connector = await openFile(path);
  clinic = defineGlossary(await connectDatabase(connector), { entries });
});
afterAll(async () => {
  await connector.close();
  rmSync(folder, { recursive: true });
});

const column = (name: string): Expression => ({ kind: "column", source: "s0", column: name });
const aggregate = (name: "sum" | "count", of: Expression | null): Expression => ({
  kind: "aggregate",
  function: name,
  of,
  where: null,
});
const overdue: Condition = {
  kind: "compare",
  left: column("visited_on"),
  operator: ">",
  right: column("due_on"),
};

const entries: readonly GlossaryEntry[] = [
  {
    phrase: "billing",
    meaning: { kind: "metric", table: "visits", expression: aggregate("sum", column("cost")) },
  },
  {
    phrase: "average visit value",
    meaning: {
      kind: "metric",
      table: "visits",
      expression: {
        kind: "arithmetic",
        operator: "/",
        left: aggregate("sum", column("cost")),
        right: aggregate("count", null),
      },
    },
  },
  {
    phrase: "dosage",
    meaning: { kind: "metric", table: "treatments", expression: aggregate("sum", column("dose")) },
  },
  {
    phrase: "paperwork",
    meaning: { kind: "metric", table: "notes", expression: aggregate("sum", column("pages")) },
  },
  { phrase: "overdue", meaning: { kind: "filter", table: "visits", condition: overdue } },
  { phrase: "painkiller", meaning: { kind: "value", table: "drugs", column: "name", value: "Ibuprofen" } },
];

function ask(text: string): Promise<Outcome> {
  return askDatabase({
    database: clinic,
    text,
    today: "2026-11-20",
    settings: defaultSettings,
    now: () => Date.parse("2026-11-20T12:00:00Z"),
  });
}

/** The rows of the answer, with figures rounded to cents. */
async function rowsOf(text: string): Promise<readonly (readonly unknown[])[]> {
  const outcome = await ask(text);
  if (outcome.kind === "refused") return [[outcome.problem.code]];
  const { table } = outcome.answer;
  return Array.from({ length: table.rowCount }, (_, row) => table.values.map((values) => values[row]));
}

test.each([
  ["billing", [[380]]],
  ["total billing", [[380]]],
  ["how much billing did Ines have", [[150]]],
  ["average visit value", [[95]]],
  [
    "total billing per year",
    [
      ["2024-01-01", 100],
      ["2025-01-01", 280],
    ],
  ],
  [
    "billing by doctor",
    [
      ["Otto", 230],
      ["Ines", 150],
    ],
  ],
  ["which ward has the highest billing", [["South", 230]]],
])("a metric takes precedence over built-in words and columns with its name: %s", async (text, rows) => {
  expect(await rowsOf(text)).toEqual(rows);
});

test.each([
  [
    "billing by drug",
    [
      ["Aspirin", 300],
      ["Ibuprofen", 150],
    ],
  ],
  [
    "average visit value by drug",
    [
      ["Aspirin", 150],
      ["Ibuprofen", 75],
    ],
  ],
  [
    "billing and dosage by drug",
    [
      ["Aspirin", 300, 20],
      ["Ibuprofen", 150, 15],
    ],
  ],
  [
    "billing and total dose by doctor",
    [
      ["Otto", 230, 9],
      ["Ines", 150, 26],
    ],
  ],
  [
    "dosage and paperwork by doctor",
    [
      ["Ines", 26, 5],
      ["Otto", 9, 4],
    ],
  ],
  ["top 1 drug by billing", [["Aspirin", 300]]],
  ["drugs with billing over 200", [["Aspirin"]]],
])("each row counts once in a metric, even if joins repeat it: %s", async (text, rows) => {
  expect(await rowsOf(text)).toEqual(rows);
});

test("metrics that would repeat each other's rows are refused with their names", async () => {
  expect(await ask("dosage and paperwork by doctor in 2024 vs 2025")).toMatchObject({
    kind: "refused",
    sentence:
      "“dosage” and “paperwork” would count the same rows several times in this question. Ask for one figure at a time, or break it down by something else.",
  });
});

test.each([
  ["how many visits were overdue", [[2]]],
  ["how many visits are not overdue", [[2]]],
  [
    "overdue visits by doctor",
    [
      ["Ines", 1],
      ["Otto", 1],
    ],
  ],
  ["billing of overdue visits", [[300]]],
  ["share of overdue visits", [[0.5]]],
  ["which drugs were given in overdue visits", [["Aspirin"], ["Ibuprofen"]]],
  ["how many doctors have no overdue visits", [[0]]],
  ["billing by doctor for painkiller", [["Ines", 150]]],
])("a word that is defined as a condition or a value is used as one: %s", async (text, rows) => {
  expect(await rowsOf(text)).toEqual(rows);
});

test("the receipt names the definitions that an answer follows", async () => {
  const outcome = await ask("Billing of overdue visits by doctor for painkiller");
  expect(outcome).toMatchObject({
    kind: "answered",
    answer: {
      receipt: {
        definitions: [
          { words: "Billing", means: "metric of visits" },
          { words: "overdue", means: "rows of visits" },
          { words: "painkiller", means: "drugs.name = Ibuprofen" },
        ],
      },
    },
  });
  const plain = await ask("how many visits");
  expect(plain.kind === "answered" && "definitions" in plain.answer.receipt).toBe(false);
});
