import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A museum: exhibitions with a budget and their bills, halls with a capacity, a shop with reorder levels. */
const { ask, summarize } = prepareAsking({
  tables: [
    tableOf("exhibitions", ["exhibition_id integer", "title text", "opens_on date", "budget decimal"]),
    tableOf("bills", ["bill_id integer", "exhibition_id integer", "billed_on date", "cost decimal"]),
    tableOf("articles", ["article_id integer", "name text", "on_hand integer", "reorder_level integer"]),
    tableOf("donors", ["donor_id integer", "name text", "town text"]),
  ],
  relationships: [relate("bills.exhibition_id", "exhibitions.exhibition_id")],
});

test.each([
  [
    "the total of rows that refer to it",
    "exhibitions that went over their budget",
    "SELECT e.title AS exhibition FROM bills b JOIN exhibitions e ON e.exhibition_id = b.exhibition_id GROUP BY e.title, e.exhibition_id HAVING SUM(b.cost) > MAX(e.budget) ORDER BY SUM(b.cost) DESC",
  ],
  [
    "a total below it",
    "exhibitions under budget",
    "SELECT e.title AS exhibition FROM bills b JOIN exhibitions e ON e.exhibition_id = b.exhibition_id GROUP BY e.title, e.exhibition_id HAVING SUM(b.cost) < MAX(e.budget) ORDER BY SUM(b.cost) DESC",
  ],
  [
    "another figure of the row",
    "articles below the reorder level",
    "SELECT name AS article FROM articles WHERE on_hand < reorder_level",
  ],
  [
    "a plain number",
    "exhibitions with a budget over 5000",
    "SELECT title AS exhibition FROM exhibitions WHERE budget > 5000",
  ],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("a limit is restated", () => {
  expect(summarize("exhibitions that went over their budget")).toBe("exhibitions with cost over budget");
});
