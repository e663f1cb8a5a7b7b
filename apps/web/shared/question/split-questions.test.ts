import { expect, test } from "vitest";
import { splitQuestions } from "./split-questions.ts";

test.each<[string, readonly string[]]>([
  ["revenue by month", ["revenue by month"]],
  ["  revenue by month\n\n", ["revenue by month"]],
  ["revenue by month\r\ntop 5 products", ["revenue by month", "top 5 products"]],
  [
    "- revenue\n* orders\n• returns\n1. customers\n2) products",
    ["revenue", "orders", "returns", "customers", "products"],
  ],
  ["2025 revenue\n-5 as the limit", ["2025 revenue", "-5 as the limit"]],
  ["", []],
])("%j has its questions", (text, questions) => {
  expect(splitQuestions(text)).toEqual(questions);
});

test("no more than twenty are taken", () => {
  expect(splitQuestions(Array.from({ length: 50 }, (_, line) => `question ${line}`).join("\n"))).toHaveLength(
    20,
  );
});
