import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { planQuestion, type EarlierQuestion } from "../answer.ts";
import { describePlan } from "../narrate/describe-plan.ts";
import { nameChoice } from "../narrate/choices/name-choice.ts";
import { isRejection } from "../plan/follow-up/is-rejection.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { shop } from "../shop-catalog.test-support.ts";

const database = prepareDatabase({ catalog: shop, values: [], glossary: { entries: [] } });
const settings = defaultSettings;

const ask = (text: string, earlier: readonly EarlierQuestion[], choice?: string) =>
  planQuestion({ text, earlier, database, today: "2026-11-20", settings, ...(choice && { choice }) });

const restate = (one: ReturnType<typeof ask>) =>
  one.kind === "planned" ? describePlan(one.plan, { ...database, settings }) : one.problem;

test.each([
  "not that one",
  "No, not that.",
  "not this",
  "that's wrong",
  "that is not what I meant",
  "That’s not it!",
])("“%s” rejects the answer", (text) => {
  expect(isRejection(text)).toBe(true);
});

test.each(["not that one, by month", "not web", "that is wrong in 2025", "which of those are wrong", "no"])(
  "“%s” asks for something",
  (text) => {
    expect(isRejection(text)).toBe(false);
  },
);

const question = "orders by status";

test("what else the question may mean is offered, without the answer", () => {
  const answered = ask(question, []);
  const rejected = ask("not that one", [question]);
  expect(rejected).toMatchObject({
    outcome: "asked back",
    problem: { code: "answer-rejected", facts: { question } },
  });
  const offered = rejected.rivals.map(({ interpretation }) =>
    describePlan(interpretation.plan, { ...database, settings }),
  );
  expect(offered.length).toBeGreaterThan(0);
  expect(offered).not.toContain(restate(answered));
});

test("a pick answers, and follow-ups continue it", () => {
  const [rival] = ask("not that one", [question]).rivals;
  if (rival === undefined) throw new Error("nothing is offered");
  const { plan } = rival.interpretation;
  const text = describePlan(plan, { ...database, settings });
  const choice = nameChoice(plan, text);
  expect(restate(ask("not that one", [question], choice))).toBe(text);
  const followed = ask("only 2025", [question, { text: "not that one", choice }]);
  expect(restate(followed)).toContain(text);
});

test("without a pick, follow-ups continue the answer", () => {
  const followed = ask("only 2025", [question, "not that one"]);
  expect(restate(followed)).toBe(restate(ask("only 2025", [question])));
});

test("a rejection of nothing is a question as any other", () => {
  expect(restate(ask("not that one", []))).not.toMatchObject({ code: "answer-rejected" });
});
