import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { findInterpretations, planQuestion } from "../answer.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { describeChoices, type ExplainedPlan } from "../narrate/choices/describe-choices.ts";
import { nameChoice } from "../narrate/choices/name-choice.ts";
import { describePlan } from "../narrate/describe-plan.ts";
import type { Question } from "../question/question.ts";

const database = prepareDatabase({ catalog: shop, values: [], glossary: { entries: [] } });
const scope = { catalog: database.catalog, described: database.described, settings: defaultSettings };

function read(text: string): ExplainedPlan & { readonly question: Question } {
  const planned = planQuestion({ text, database, today: "2026-11-20", settings: defaultSettings });
  if (planned.kind === "refused") throw new Error(`${text} was refused`);
  const explained = planned.interpretations[0]?.interpretation.explained ?? [];
  return { plan: planned.plan, explained, question: planned.stages.question };
}

/** The differences of other questions, whose words are not those of the answer's question. */
const differences = (rivals: readonly string[], answer: string) => {
  const { plan, question } = read(answer);
  const plans = rivals.map((text) => ({ plan: read(text).plan, explained: [] }));
  return describeChoices(plans, { plan, explained: [] }, { ...scope, question }).map(
    ({ difference }) => difference,
  );
};

/** What is offered beside the likeliest interpretation of a question, or beside another one. */
const offers = (text: string, first = 0) => {
  const found = findInterpretations({ text, database, today: "2026-11-20", settings: defaultSettings });
  if (found.kind === "problem") throw new Error(`${text} was not read`);
  const read = found.interpretations.map(({ interpretation }) => interpretation);
  const answer = read[first];
  if (answer === undefined) throw new Error(`${text} has no interpretation ${String(first)}`);
  const rivals = read.filter((one) => one !== answer).slice(0, 12);
  return describeChoices(rivals, answer, { ...scope, question: found.stages.question });
};

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
  const { plan, question } = read("number of customers by country");
  expect(describeChoices([{ plan, explained: [] }], null, { ...scope, question })).toEqual([
    {
      id: expect.stringMatching(/^number of customers by country #[0-9a-f]{8}$/) as string,
      restatement: "number of customers by country",
      difference: "number of customers by country",
    },
  ]);
});

test("a few words that are understood differently name the difference", () => {
  expect(
    offers("total of orders by country")
      .slice(0, 4)
      .map(({ difference }) => difference),
  ).toEqual([
    "country = ship country",
    "total of orders = number of orders",
    "number of orders, by ship country",
    "total of orders = number of order lines",
  ]);
});

test("a period of another date is named by its event", () => {
  const { question, ...answer } = read("total of orders by country in 2025");
  const rival = JSON.parse(
    JSON.stringify(answer.plan).replace(
      '"source":"s0","column":"ordered_at"',
      '"source":"s1","column":"signed_up_at"',
    ),
  ) as ExplainedPlan["plan"];
  const [choice] = describeChoices([{ plan: rival, explained: [] }], answer, { ...scope, question });
  expect(choice?.difference).toBe("signed up in 2025");
});

test("no two choices have the same words, and each id picks its plan", () => {
  for (const text of ["total of orders by country", "orders this year", "top 5 products by revenue"]) {
    const choices = offers(text);
    expect(new Set(choices.map(({ difference }) => difference)).size).toBe(choices.length);
    for (const { id = "", restatement } of choices) {
      const picked = planQuestion({
        text,
        database,
        today: "2026-11-20",
        settings: defaultSettings,
        choice: id,
      });
      expect(picked.kind === "planned" && nameChoice(picked.plan, restatement)).toBe(id);
    }
  }
});

test("a choice of an earlier version of the engine is found by its restatement", () => {
  const [choice] = offers("total of orders by country");
  const planned = planQuestion({
    text: "total of orders by country",
    database,
    today: "2026-11-20",
    settings: defaultSettings,
    choice: `${choice?.restatement ?? ""} #00000000`,
  });
  expect(planned.kind === "planned" && describePlan(planned.plan, scope)).toBe(choice?.restatement);
});
