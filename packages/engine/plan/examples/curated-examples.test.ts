import { defaultSettings, type Catalog, type ColumnValues } from "@askery/model";
import { expect, test } from "vitest";
import { relate, tableOf } from "../../golden/company.test-support.ts";
import { lexiconOf } from "../../link/lexicon-of.test-support.ts";
import { findExample, prepareExamples, type ExampleContext } from "./curated-examples.ts";

const catalog: Catalog = {
  tables: [
    tableOf("orders", ["id integer", "city text", "status text", "total decimal", "ordered_on date"]),
    tableOf("shops", ["id integer", "name text"]),
    tableOf("sales.shops", ["id integer", "name text"]),
    tableOf("members", ["id integer", "name text", "branch_id integer", "joined_on date"]),
    tableOf("branches", ["id integer", "town text"]),
  ],
  relationships: [relate("members.branch_id", "branches.id")],
};

const values: readonly ColumnValues[] = [
  {
    table: "orders",
    column: "city",
    values: ["Berlin", "Paris", "New York", "L'Aquila", "a\\b"],
    isComplete: true,
  },
  { table: "orders", column: "status", values: ["open", "paid"], isComplete: true },
  { table: "sales.shops", column: "name", values: ["Berlin", "Corner"], isComplete: true },
  { table: "branches", column: "town", values: ["Leeds", "York"], isComplete: true },
];

const context: ExampleContext = {
  lexicon: lexiconOf(catalog, values),
  today: "2026-11-20",
  settings: defaultSettings,
};

function swapsOf(question: string, sql: string, asked: string) {
  const examples = prepareExamples([{ question, sql, author: "Ada" }], values);
  const found = findExample(examples, asked, context);
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

test("replaces several values, each within its column", () => {
  const sql = "SELECT sum(total) FROM orders WHERE city = 'Berlin' AND status = 'open'";
  expect(swapsOf("open orders in Berlin", sql, "paid orders in Paris")).toEqual({
    sql: "SELECT sum(total) FROM orders WHERE city = 'Paris' AND status = 'paid'",
    swaps: ["open → paid", "Berlin → Paris"],
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

test("prefers an exact example to one with another value", () => {
  const examples = prepareExamples(
    [
      { question: "orders in Berlin", sql: inBerlin, author: "Ada" },
      { question: "orders in Paris", sql: "SELECT 1", author: "Bo" },
    ],
    values,
  );
  expect(findExample(examples, "orders in Paris", context)?.example.author).toBe("Bo");
});

const joined = "SELECT name FROM members WHERE joined_on >= '2024-01-01' AND joined_on < '2025-01-01'";
const busiest = "SELECT town FROM branches JOIN members ON branch_id = branches.id GROUP BY 1 LIMIT 5";
const inLeeds = "SELECT count(*) FROM members JOIN branches ON branch_id = branches.id WHERE town = 'Leeds'";

test.each([
  ["Which members joined in 2024?", joined, "members who joined in 2024"],
  ["Which members joined in 2024?", joined, "Show me all the members that joined in 2024, please"],
  ["the 5 busiest branches", busiest, "which are the 5 busiest branches"],
  ["How many members are in Leeds?", inLeeds, "number of members in Leeds"],
  ["How many members are in Leeds?", inLeeds, "in Leeds, how many members do we have?"],
])("%j is answered in other words, by its own SQL: %s", (question, sql, asked) => {
  expect(swapsOf(question, sql, asked)).toEqual({ sql, swaps: [] });
});

test.each([
  [joined, "Which members joined in 2024?", "members who joined in 2023", "'2023-01-01'", "'2024-01-01'"],
  [
    joined,
    "Which members joined in 2024?",
    "members who joined in March 2025",
    "'2025-03-01'",
    "'2025-04-01'",
  ],
  [joined, "Which members joined in 2024?", "members who joined last year", "'2025-01-01'", "'2026-01-01'"],
  [
    "SELECT name FROM members WHERE strftime('%Y', joined_on) = '2024'",
    "members of 2024",
    "members of 2022",
    "'%Y'",
    "= '2022'",
  ],
  [
    "SELECT name FROM members WHERE joined_on BETWEEN '2024-02-01' AND '2024-02-29'",
    "members of February 2024",
    "members of April 2025",
    "'2025-04-01'",
    "'2025-04-30'",
  ],
  [
    busiest,
    "the 5 busiest branches",
    "what are the 12 busiest branches",
    "LIMIT 12",
    "branches.id GROUP BY 1",
  ],
  [inLeeds, "How many members are in Leeds?", "number of members in York", "'York'", "members"],
])("other dates, limits and values are put into %j", (...[sql, question, asked, one, other]) => {
  const found = swapsOf(question, sql, asked);
  expect([found?.sql.includes(one), found?.sql.includes(other), found?.sql.length]).toEqual([
    true,
    true,
    sql.length + (asked.includes("12") ? 1 : 0) - (asked.includes("York") ? 1 : 0),
  ]);
});

test.each([
  [
    "a year that means other days, too",
    "members of 2024",
    `${joined} OR joined_on > '2020-06-01'`,
    "members of 2023",
  ],
  [
    "a month where the SQL names a year",
    "members of 2024",
    "SELECT 1 WHERE y = 2024",
    "members of March 2024",
  ],
  ["a number that the SQL has twice", "5 members", "SELECT 5 LIMIT 5", "6 members"],
  ["what is not what the example says", "members in Leeds", inLeeds, "members not in Leeds"],
  ["more than the example says", "members in Leeds", inLeeds, "members in Leeds by year"],
  ["another thing", "members in Leeds", inLeeds, "branches in Leeds"],
  ["another direction", "members from Leeds to York", "SELECT 1", "members from York to Leeds"],
  [
    "more than, for less than",
    "members with more than 5 loans",
    "SELECT 5",
    "members with less than 5 loans",
  ],
])("%s is left to the engine", (_, question, sql, asked) => {
  expect(swapsOf(question, sql, asked)).toBeNull();
});
