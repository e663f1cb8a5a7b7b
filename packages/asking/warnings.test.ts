import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile } from "@askery/connectors";
import { defaultSettings, type Answer, type WarningCode } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";
import { editAnswer } from "./edit-answer.ts";

const folder = mkdtempSync(join(tmpdir(), "askery-warnings-"));
let database: AskableDatabase;

beforeAll(async () => {
  const path = join(folder, "shop.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE stores (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    INSERT INTO stores VALUES (1, 'Lyon'), (2, 'Turin');
    CREATE TABLE sales (
      id INTEGER PRIMARY KEY, store_id INTEGER REFERENCES stores (id), channel TEXT, payment TEXT NOT NULL,
      revenue DECIMAL(10, 2) NOT NULL, sold_on DATE NOT NULL);
    INSERT INTO sales VALUES
      (1, 1, 'web', 'card', 10, '2024-03-02'), (2, 1, 'web', 'cash', 20, '2024-03-05'),
      (3, 2, 'shop', 'card', 30, '2025-03-02'), (4, NULL, NULL, 'card', 400, '2025-03-05'),
      (5, 1, 'phone', 'cash', 20, '2026-03-02'), (6, 1, 'fax', 'cash', 20, '2026-10-02'), (8, 1, 'mail', 'cash', 20, '2026-10-03'),
      (7, 1, 'shop', 'cash', 25, '2026-11-02');
    CREATE TABLE deliveries (id INTEGER PRIMARY KEY, sale_id INTEGER NOT NULL REFERENCES sales (id), days INTEGER);
    INSERT INTO deliveries VALUES (1, 1, 7), (2, 1, 8), (3, 2, 9), (4, 3, 1);
    CREATE TABLE transfers (
      id INTEGER PRIMARY KEY, amount DECIMAL(10, 2) NOT NULL, currency TEXT NOT NULL, branch TEXT NOT NULL);
    INSERT INTO transfers VALUES (1, 5, 'USD', 'North'), (2, 20.5, 'EUR', 'North'), (3, 50, 'GBP', 'South');
    CREATE TABLE readings (id INTEGER PRIMARY KEY, taken_on DATE NOT NULL, level INTEGER NOT NULL);
    INSERT INTO readings VALUES (1, '2026-01-01', 4), (2, '2026-01-03', 5), (3, '2026-02-01', 6), (4, '2026-03-31', 7);`);
  file.close();
  database = await connectDatabase(await openFile(path));
});
afterAll(async () => {
  await database.connector.close();
  rmSync(folder, { recursive: true });
});

const today = "2026-11-20";
const settings = { ...defaultSettings, currency: "EUR" };
const now = () => Date.parse("2026-11-20T12:00:00Z");

async function ask(text: string): Promise<Answer> {
  const outcome = await askDatabase({ database, text, today, settings, now });
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  return outcome.answer;
}

function findWarning({ warnings }: Answer, code: WarningCode) {
  return warnings.find((warning) => warning.code === code);
}

/** The answer after the repair of a warning. */
async function repair(answer: Answer, code: WarningCode): Promise<Answer> {
  const { question, plan } = answer;
  const edits = findWarning(answer, code)?.repair?.edits ?? [];
  const outcome = await editAnswer({ database, plan, edits, question, askedOn: today, today, settings, now });
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  return outcome.answer;
}

interface Case {
  readonly code: WarningCode;
  /** A question whose data set the warning off, and the first sentence of the warning. */
  readonly asked: string;
  readonly fact: string;
  readonly words: string;
  /** What the repaired answer computes, and its rows. */
  readonly repaired: string;
  readonly rows: readonly (readonly unknown[])[];
  /** A question whose data do not. */
  readonly quiet: string;
}

const cases: readonly Case[] = [
  {
    code: "null-group",
    asked: "total revenue by channel",
    fact: "€400 of revenue has no channel.",
    words: "Leave it out",
    repaired: "revenue by channel with channel",
    rows: [
      ["shop", "web", "phone", "mail", "fax"],
      [55, 30, 20, 20, 20],
    ],
    quiet: "total revenue by payment",
  },
  {
    code: "null-group",
    asked: "total revenue by store",
    fact: "1 sale has no store.",
    words: "Show it",
    repaired: "revenue by store",
    rows: [
      [null, "Lyon", "Turin"],
      [400, 115, 30],
    ],
    quiet: "total revenue by store where store is Lyon",
  },
  {
    code: "null-group",
    asked: "which channel has the highest total revenue",
    fact: "€400 of revenue has no channel.",
    words: "Leave it out",
    repaired: "channel with the highest revenue with channel",
    rows: [["shop"], [55]],
    quiet: "which payment has the highest total revenue",
  },
  {
    code: "period-incomplete",
    asked: "total revenue by year",
    fact: "2026 is not over.",
    words: "Only whole years",
    repaired: "revenue by year, until the end of last year",
    rows: [
      ["2024-01-01", "2025-01-01"],
      [30, 430],
    ],
    quiet: "total level by month",
  },
  {
    code: "period-incomplete",
    asked: "total revenue by month until 9 november 2026",
    fact: "November is counted to 9 Nov 2026 only.",
    words: "Only whole months",
    repaired: "revenue by month, before 1 Nov 2026",
    rows: [
      ["2024-03-01", "2025-03-01", "2026-03-01", "2026-10-01"],
      [30, 430, 20, 40],
    ],
    quiet: "total level by month",
  },
  {
    code: "period-incomplete",
    asked: "number of sales this year vs last year",
    fact: "2026 is not over.",
    words: "Compare the same days",
    repaired: "sales this year to date, sales this year to date, a year earlier and change",
    rows: [[4], [2], [1]],
    quiet: "number of sales 2024 vs 2025",
  },
  {
    code: "dates-missing",
    asked: "average level by day",
    fact: "86 of 90 days are missing.",
    words: "By month",
    repaired: "average level by month",
    rows: [
      ["2026-01-01", "2026-02-01", "2026-03-01"],
      [4.5, 6, 7],
    ],
    quiet: "average level by month",
  },
  {
    code: "limit-reached",
    asked: "top 2 channels by revenue",
    fact: "Only the first 2 are shown.",
    words: "Show all",
    repaired: "revenue by channel",
    rows: [
      [null, "shop", "web", "phone", "mail", "fax"],
      [400, 55, 30, 20, 20, 20],
    ],
    quiet: "top 3 payments by revenue",
  },
  {
    code: "ties-cut",
    asked: "top 5 channels by revenue",
    fact: "The last place is shared at €20.",
    words: "Include ties",
    repaired: "revenue by channel with revenue of at least €20",
    rows: [
      [null, "shop", "web", "phone", "mail", "fax"],
      [400, 55, 30, 20, 20, 20],
    ],
    quiet: "top 3 channels by revenue",
  },
  {
    code: "ties-cut",
    asked: "which channel has the most sales",
    fact: "The first place is shared at 2.",
    words: "Include ties",
    repaired: "number of sales by channel with at least 2 sales",
    rows: [
      ["web", "shop"],
      [2, 2],
    ],
    quiet: "which payment has the most sales",
  },
  {
    code: "mixed-currencies",
    asked: "total amount by branch",
    fact: "Amount is in 3 currencies.",
    words: "By currency",
    repaired: "transfer amount by branch and currency",
    rows: [
      ["South", "North", "North"],
      ["GBP", "EUR", "USD"],
      [50, 20.5, 5],
    ],
    quiet: "total amount of transfers where currency is EUR",
  },
  {
    code: "result-empty",
    asked: "total revenue where revenue is over 1000",
    fact: "Nothing matches.",
    words: "Leave the filter out",
    repaired: "revenue",
    rows: [[545]],
    quiet: "total revenue where revenue is over 100",
  },
  {
    code: "result-empty",
    asked: "total revenue in 2020",
    fact: "Nothing matches.",
    words: "Any time",
    repaired: "revenue",
    rows: [[545]],
    quiet: "total revenue in 2024",
  },
  {
    code: "result-empty",
    asked: "how many sales were there in 2020",
    fact: "Nothing matches.",
    words: "Any time",
    repaired: "number of sales",
    rows: [[8]],
    quiet: "how many sales were there where revenue is over 1000",
  },
];

test.each(cases)("$code: $words", async ({ code, asked, fact, words, repaired, rows, quiet }) => {
  const answer = await ask(asked);
  const warning = findWarning(answer, code);
  expect([warning?.fact, warning?.repair?.words]).toEqual([fact, words]);
  const after = await repair(answer, code);
  expect(after.interpretation.restatement).toBe(repaired);
  expect(after.table.values).toEqual(rows);
  expect(findWarning(after, code)?.fact).not.toBe(fact);
  expect(findWarning(await ask(quiet), code)).toBeUndefined();
});
