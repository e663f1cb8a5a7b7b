import type { ColumnValues } from "@askery/model";
import { expect, test } from "vitest";
import { findExample, prepareExamples } from "./curated-examples.ts";

const values: readonly ColumnValues[] = [
  {
    table: "orders",
    column: "city",
    values: ["Berlin", "Paris", "New York", "L'Aquila", "a\\b"],
    isComplete: true,
  },
  { table: "orders", column: "status", values: ["open", "paid"], isComplete: true },
  { table: "sales.shops", column: "name", values: ["Berlin", "Corner"], isComplete: true },
];

function swapsOf(question: string, sql: string, asked: string) {
  const examples = prepareExamples([{ question, sql, author: "Ada" }], values);
  const found = findExample(examples, asked);
  return found && { sql: found.example.sql, swaps: found.swaps.map(({ from, to }) => `${from} → ${to}`) };
}

const inBerlin = "SELECT count(*) FROM orders WHERE city = 'Berlin'";

test.each([
  ["orders in Berlin", "orders in Paris", "city = 'Paris'"],
  ["orders in Berlin", "Orders in new york?", "city = 'New York'"],
  ["orders in Berlin", "orders in l'aquila", "city = 'L''Aquila'"],
])("%j answers %j with %s", (question, asked, condition) => {
  expect(swapsOf(question, inBerlin, asked)?.sql).toContain(condition);
});

test("several values are put in together, each of its own column", () => {
  const sql = "SELECT sum(total) FROM orders WHERE city = 'Berlin' AND status = 'open'";
  expect(swapsOf("open orders in Berlin", sql, "paid orders in Paris")).toEqual({
    sql: "SELECT sum(total) FROM orders WHERE city = 'Paris' AND status = 'paid'",
    swaps: ["Berlin → Paris", "open → paid"],
  });
});

test.each([
  ["a value of another table's column", "orders in Berlin", inBerlin, "orders in Corner"],
  ["a value of another column", "orders in Berlin", inBerlin, "orders in paid"],
  ["what is no value", "orders in Berlin", inBerlin, "orders in Rome"],
  ["a value that is part of a word", "orders in Berlin", inBerlin, "orders in Parisian"],
  ["what means something else to some databases", "orders in Berlin", inBerlin, "orders in a\\b"],
  ["other words beside", "orders in Berlin", inBerlin, "returns in Paris"],
  [
    "a value that the SQL does not name",
    "orders in Berlin",
    "SELECT count(*) FROM orders",
    "orders in Paris",
  ],
])("%s is left to the engine", (_, question, sql, asked) => {
  expect(swapsOf(question, sql, asked)).toBeNull();
});

test("an example of its own comes before one with another value", () => {
  const examples = prepareExamples(
    [
      { question: "orders in Berlin", sql: inBerlin, author: "Ada" },
      { question: "orders in Paris", sql: "SELECT 1", author: "Bo" },
    ],
    values,
  );
  expect(findExample(examples, "orders in Paris")?.example.author).toBe("Bo");
});
