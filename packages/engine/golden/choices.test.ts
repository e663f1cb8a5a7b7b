import { defaultSettings, type Plan } from "@askery/model";
import { expect, test } from "vitest";
import { planQuestion, prepareDatabase } from "../answer.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { describeChoices } from "../narrate/describe-choices.ts";

const database = prepareDatabase({ catalog: shop, values: [], glossary: { entries: [] } });
const scope = { catalog: database.catalog, described: database.described, settings: defaultSettings };

function planOf(text: string): Plan {
  const planned = planQuestion({ text, database, today: "2026-11-20", settings: defaultSettings });
  if (planned.kind === "refused") throw new Error(`${text} was refused`);
  return planned.plan;
}

const differences = (rivals: readonly string[], answer: string) =>
  describeChoices(rivals.map(planOf), planOf(answer), scope).map(({ difference }) => difference);

test("another figure, breakdown or period is the difference", () => {
  expect(
    differences(
      ["number of orders by channel", "total of orders by status", "total of orders by channel in 2025"],
      "total of orders by channel",
    ),
  ).toEqual(["number of orders", "by status", "2025"]);
});

test("what only the answer has is left out", () => {
  expect(
    differences(
      ["total of orders", "total of orders by channel in 2025"],
      "total of orders by channel in 2024",
    ),
  ).toEqual(["not by channel, of all time", "2025"]);
});

test("plans that read alike are one choice, and the answer is none", () => {
  expect(
    differences(
      ["total of orders by channel", "number of orders by channel", "number of orders by channel"],
      "total of orders by channel",
    ),
  ).toEqual(["number of orders"]);
});

test("without an answer, a choice is described as a whole", () => {
  const plan = planOf("number of customers by country");
  expect(describeChoices([plan], null, scope)).toEqual([
    { restatement: "number of customers by country", difference: "number of customers by country" },
  ]);
});
