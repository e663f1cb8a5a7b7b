import { expect, test } from "vitest";
import { receiptFacts, describeMs } from "./receipt-facts.ts";

test("a receipt shows times in the database's time zone", () => {
  const facts = receiptFacts({
    engine: "askery 1.0.0",
    statement: { dialect: "duckdb", text: "SELECT 1", parameters: [] },
    schemaFingerprint: "7f3ac2e0",
    askedAt: "2026-09-20T22:30:00.000Z",
    planningMs: 5.4,
    runningMs: 36.4,
    rowCount: 1200,
    timeZone: "Europe/Berlin",
  });
  expect(facts).toEqual([
    "Built-in engine 1.0.0",
    "42 ms",
    "1,200 rows",
    "Europe/Berlin",
    "schema 7f3a·c2e0",
    "fresh, 21 Sep 2026 00:30",
  ]);
});

test("a receipt names the definitions that an answer uses", () => {
  const facts = receiptFacts({
    engine: "askery 1.0.0",
    statement: { dialect: "duckdb", text: "SELECT 1", parameters: [] },
    schemaFingerprint: "7f3ac2e0",
    askedAt: "2026-09-20T22:30:00.000Z",
    planningMs: 1,
    runningMs: 1,
    rowCount: 1,
    timeZone: "UTC",
    definitions: [{ words: "late", means: "rows of orders" }],
  });
  expect(facts[3]).toBe("“late” as defined: rows of orders");
});

test("a receipt names the author of edited SQL", () => {
  const receipt = {
    engine: "askery 1.0.0",
    statement: { dialect: "duckdb", text: "SELECT 1", parameters: [] },
    schemaFingerprint: "7f3ac2e0",
    askedAt: "2026-09-20T22:30:00.000Z",
    planningMs: 1,
    runningMs: 1,
    rowCount: 1,
    timeZone: "UTC",
    writer: "person",
  } as const;
  const example = { question: "Who?", author: "Ada" };
  expect(receiptFacts({ ...receipt, example })[0]).toBe("From an example by Ada");
  expect(receiptFacts({ ...receipt, example }, "Bo")[0]).toBe("SQL by Bo");
  expect(receiptFacts(receipt)[0]).toBe("SQL by hand");
});

test.each([
  [0.4, "0 ms"],
  [999.4, "999 ms"],
  [1_440, "1.4 s"],
])("%d milliseconds print as %s", (ms, text) => {
  expect(describeMs(ms)).toBe(text);
});
