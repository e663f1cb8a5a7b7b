import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile } from "@askery/connectors";
import { defaultSettings, type Answer, type AskSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";

let database: AskableDatabase;
const folder = mkdtempSync(join(tmpdir(), "askery-currencies-"));

beforeAll(async () => {
  const path = join(folder, "money.sqlite");
  const file = new DatabaseSync(path);
  file.exec(`
    CREATE TABLE invoices (id INTEGER PRIMARY KEY, city TEXT NOT NULL, amount_eur DECIMAL(10, 2) NOT NULL);
    INSERT INTO invoices VALUES (1, 'Paris', 5), (2, 'Rome', 20.5), (3, 'Paris', 50);
    CREATE TABLE refunds (id INTEGER PRIMARY KEY, amount DECIMAL(10, 2) NOT NULL);
    INSERT INTO refunds VALUES (1, 5), (2, 20.5), (3, 50);
    CREATE TABLE donations (id INTEGER PRIMARY KEY, amount DECIMAL(10, 2) NOT NULL, currency TEXT NOT NULL);
    INSERT INTO donations VALUES (1, 5, 'USD'), (2, 20.5, 'USD'), (3, 50, 'USD');
    CREATE TABLE transfers (id INTEGER PRIMARY KEY, amount DECIMAL(10, 2) NOT NULL, currency TEXT NOT NULL);
    INSERT INTO transfers VALUES (1, 5, 'USD'), (2, 20.5, 'EUR'), (3, 50, 'GBP');`);
  file.close();
  database = await connectDatabase(await openFile(path));
});
afterAll(async () => {
  await database.connector.close();
  rmSync(folder, { recursive: true });
});

async function answerTo(text: string, settings: AskSettings = defaultSettings): Promise<Answer> {
  const outcome = await askDatabase({
    database,
    text,
    today: "2026-11-20",
    settings,
    now: () => Date.parse("2026-11-20T12:00:00Z"),
  });
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  return outcome.answer;
}

const aboutCurrency = ({ warnings }: Answer) =>
  warnings.filter(({ code }) => code === "other-currency" || code === "mixed-currencies");

test("money without a known currency is a plain number, with a warning if the question names one", async () => {
  const total = await answerTo("total amount of refunds");
  expect(total.sentence).toBe("Refund amount is 75.5.");
  const over = await answerTo("refunds with amount over 10 dollars");
  expect(over.table.rowCount).toBe(2);
  expect(over.interpretation.chips.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/ over 10$/),
  );
  expect(aboutCurrency(over)).toEqual([
    {
      code: "other-currency",
      fact: "The question says dollars. The currency of amount is not known.",
      consequence: "Figures are compared as they are. Set the currency of the column under Tables & columns.",
      weight: "information",
    },
  ]);
  expect(aboutCurrency(total)).toEqual([]);
});

test("the settings provide the currency of money without one", async () => {
  const { sentence } = await answerTo("total amount of refunds", { ...defaultSettings, currency: "CHF" });
  expect(sentence).toBe("Refund amount is CHF\u00a075.50.");
});

test("warns that amounts are not converted if the question names another currency than the column", async () => {
  const over = await answerTo("invoices with amount over 10 dollars");
  expect(over.interpretation.chips.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/ over €10$/),
  );
  expect(aboutCurrency(over)).toEqual([
    {
      code: "other-currency",
      fact: "The question says dollars. Amount eur is in euros.",
      consequence: "Nothing is converted: figures are compared as they are.",
      weight: "caution",
    },
  ]);
  expect(aboutCurrency(await answerTo("invoices with amount over 10 euros"))).toEqual([]);
});

test("a currency column with a single value determines the currency of the amounts", async () => {
  expect((await answerTo("total amount of donations")).sentence).toBe("Donation amount is $75.50.");
});

test("money in several currencies has no currency, and its sum has a warning", async () => {
  const total = await answerTo("total amount of transfers");
  expect(total.sentence).toBe("Transfer amount is 75.5.");
  expect(aboutCurrency(total)).toEqual([
    {
      code: "mixed-currencies",
      fact: "Amount is in 3 currencies.",
      consequence: "Nothing is converted. Ask by currency, or for one of them.",
      weight: "caution",
      repair: {
        words: "By currency",
        edits: [
          {
            kind: "addDimension",
            dimension: { kind: "field", field: { kind: "column", table: "transfers", column: "currency" } },
          },
        ],
      },
    },
  ]);
  expect(aboutCurrency(await answerTo("total amount of transfers by currency"))).toEqual([]);
});
