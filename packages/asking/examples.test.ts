import type { Answer, Outcome } from "@askery/model";
import { AppError, defaultSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { defineGlossary, type AskableDatabase } from "./connect-database.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;
let curated: AskableDatabase;

const sql = "SELECT city, count(*) AS best FROM customers WHERE name <> 'Cy' GROUP BY city ORDER BY city";
beforeAll(async () => {
  shop = await openSmallShop();
  curated = defineGlossary(shop.database, {
    entries: [],
    examples: [
      { question: "Which cities have the best customers?", sql, author: "Ada" },
      { question: "which city has the best customer", sql: "SELECT 1", author: "Bo" },
      { question: "How many orders?", sql: "DROP TABLE orders", author: "Eve" },
      { question: "How many visits?", sql: "SELECT count(*) FROM visits", author: "Eve" },
      {
        question: "Who lives in Rome?",
        sql: "SELECT name AS person, 'Rome' AS place FROM customers WHERE city = 'Rome' ORDER BY name",
        author: "Ada",
      },
    ],
  });
});
afterAll(() => shop.close());

function ask(text: string, earlier: readonly string[] = []): Promise<Outcome> {
  return askDatabase({
    database: curated,
    text,
    today: "2026-11-20",
    settings: defaultSettings,
    earlier,
    now: () => Date.parse("2026-11-20T12:00:00Z"),
  });
}

async function answerTo(text: string, earlier: readonly string[] = []): Promise<Answer> {
  const outcome = await ask(text, earlier);
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  return outcome.answer;
}

test("a question in the words of an example is answered by its SQL, and the receipt names the author", async () => {
  const answer = await answerTo("Which cities have the best customers?");
  expect(answer.plan).toEqual({ kind: "sql", text: sql });
  expect(answer.statement).toEqual({ dialect: "sqlite", text: sql, parameters: [] });
  expect(answer.sql).toBe(sql);
  expect(answer.table.values).toEqual([
    ["Paris", "Rome"],
    [1, 1],
  ]);
  expect(answer.interpretation).toMatchObject({
    chips: [],
    restatement: "Which cities have the best customers",
    confidence: 1,
    marks: [{ kind: "understood", reason: "Ada wrote the SQL that answers this question" }],
  });
  expect(answer.receipt).toMatchObject({
    writer: "person",
    example: { question: "Which cities have the best customers?", author: "Ada" },
  });
});

test.each([
  "which cities have the best customers",
  "WHICH CITIES HAVE THE BEST CUSTOMERS??",
  "  Which  city has the best customer ",
])("case, punctuation and inflection do not matter, and the first example counts: %s", async (text) => {
  expect((await answerTo(text)).receipt.example?.author).toBe("Ada");
});

test("an example also answers for another value of its column, and the receipt names the author", async () => {
  const answer = await answerTo("who lives in paris");
  expect(answer.sql).toBe(
    "SELECT name AS person, 'Paris' AS place FROM customers WHERE city = 'Paris' ORDER BY name",
  );
  expect(answer.interpretation.marks).toMatchObject([
    { reason: "Ada wrote the SQL that answers this question, with “Paris” for “Rome”" },
  ]);
  expect(answer.receipt.example).toEqual({ question: "Who lives in Rome?", author: "Ada" });
});

test("a text that is not a value of that column is not put into an example's SQL", async () => {
  const outcome = await ask("Who lives in Atlantis?");
  expect(JSON.stringify(outcome)).not.toContain("Ada wrote");
});

test("the engine reads a question in other words", async () => {
  const answer = await answerTo("How many customers by city?");
  expect(answer.plan.kind).toBe("query");
  expect(answer.receipt).not.toHaveProperty("example");
});

test("a follow-up to an example is a new question, because the meaning of its SQL is unknown", async () => {
  const example = "Which cities have the best customers?";
  const answer = await answerTo("how many customers", ["total amount by city", example]);
  expect(answer.interpretation.chips.map(({ text }) => text)).toEqual(["number of customers"]);
  const base = await answerTo("only Rome", ["total amount by city"]);
  expect(base.table.values).toContainEqual([30.5]);
  const after = await ask("only Rome", ["total amount by city", example]);
  const alone = await ask("only Rome");
  expect({ ...after, answer: undefined }).toEqual({ ...alone, answer: undefined });
  expect("answer" in after ? after.answer.statement : null).toEqual(
    "answer" in alone ? alone.answer.statement : null,
  );
});

test.each([
  ["how many orders", "query-refused", /^The SQL that Eve wrote for this question does not run: /],
  ["how many visits", "name-unknown", /^The SQL that Eve wrote for this question does not run: .*visits/],
])(
  "SQL that does not only read, or that fails, is reported as the example's: %s",
  async (text, code, message) => {
    const failure = await ask(text).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({
      code,
      message: expect.stringMatching(message) as unknown,
      fix: "Correct the example under Knowledge, or rephrase the question.",
    });
  },
);
