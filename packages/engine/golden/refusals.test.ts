import { expect, test } from "vitest";
import { ask } from "./company.test-support.ts";

test.each([
  ["delete all orders", "refused: write-refused"],
  ["drop table orders", "refused: write-refused"],
  ["alter table orders add column x", "refused: write-refused"],
  ["truncate table orders", "refused: write-refused"],
  ["insert into orders values (1)", "refused: write-refused"],
  ["UPDATE customers SET name = 'x'", "refused: write-refused"],
  ["should we hire more people", "refused: not-a-question-about-data"],
  ["forecast revenue for next month", "refused: forecast-not-possible"],
  ["how are you", "refused: not-a-question-about-data"],
  ["how happy were customers", "refused: words-unknown"],
  ["revenue in Atlantis", "refused: value-not-found"],
  ["by month", "refused: question-not-understood"],
  ["the weather tomorrow", "refused: question-not-understood"],
])("%s", (question, outcome) => {
  expect(ask(question)).toBe(outcome);
});
