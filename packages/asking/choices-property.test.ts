import { describeChoices, prepareDatabase, readQuestion } from "@askery/engine";
import { defaultSettings, invariant, type Plan } from "@askery/model";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calendar, linkedShop } from "./linked-shop.test-support.ts";
import { randomPlan } from "./random-plan.test-support.ts";

const { catalog, described } = prepareDatabase({
  catalog: linkedShop,
  values: [],
  glossary: { entries: [] },
});
const read = readQuestion("anything", calendar);
invariant(read.kind !== "problem", "the question can be read");
const scope = { catalog, described, settings: defaultSettings, question: read.question };
const explain = (plan: Plan) => ({ plan, explained: [] });
const runs = { numRuns: 300, seed: 20_261_124 };

test("no two choices have the same words, whatever their plans", () => {
  const property = fc.property(
    fc.option(randomPlan(1)),
    fc.array(randomPlan(1), { minLength: 2, maxLength: 4 }),
    (answer, rivals) => {
      const choices = describeChoices(rivals.map(explain), answer && explain(answer), scope);
      const words = choices.map(({ difference }) => difference);
      invariant(
        words.every((text) => text.trim() !== ""),
        "every choice has words",
      );
      invariant(new Set(words).size === words.length, `different words: ${words.join(" | ")}`);
    },
  );
  expect(fc.check(property, runs).errorInstance).toBeNull();
});
