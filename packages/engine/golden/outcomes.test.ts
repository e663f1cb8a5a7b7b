import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { planQuestion, weighCandidates, type EarlierQuestion, type Planned } from "../answer.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { describePlan } from "../narrate/describe-plan.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { decideOutcome } from "../plan/outcome/decide-outcome.ts";
import { estimate } from "../plan/outcome/estimate.ts";
import type { Evidence } from "../plan/outcome/evidence.ts";
import { outcomeThresholds, outcomeWeights } from "../plan/outcome/outcome-weights.data.ts";
import { readStanding } from "../plan/outcome/read-standing.ts";
import { resultKeyOf } from "../plan/outcome/result-key.ts";

const database = prepareDatabase({ catalog: shop, values: [], glossary: { entries: [] } });
const request = (text: string) => ({ text, database, today: "2026-11-20", settings: defaultSettings });
const plan = (text: string): Planned => planQuestion(request(text));

function evidenceOf(text: string): Evidence {
  const ranked = weighCandidates(request(text), 12);
  const [first] = ranked;
  if (first === undefined) throw new Error(`nothing found for ${text}`);
  return { ...first.evidence, ...readStanding(first, ranked), refused: first.problem === null ? 0 : 1 };
}

test.each(["right", "offered"] as const)(
  "every weight of “%s” is of some evidence, and the reverse",
  (event) => {
    const { bias: _, ...weights } = outcomeWeights[event];
    expect(Object.keys(weights).toSorted()).toEqual(
      Object.keys(evidenceOf("customers by country")).toSorted(),
    );
  },
);

test("probabilities are between 0 and 1, and a question that names all that it asks for has a higher one", () => {
  const [clear, vague] = [
    evidenceOf("number of customers by country"),
    evidenceOf("customers by moon country"),
  ];
  expect(estimate("right", clear)).toBeGreaterThan(estimate("right", vague));
  expect(estimate("right", clear)).toBeLessThan(1);
});

test("a clear question is answered plainly, without rivals", () => {
  expect(plan("number of customers by country")).toMatchObject({
    kind: "planned",
    outcome: "told",
    rivals: [],
  });
});

test("a doubtful question has rivals, each with another result", () => {
  const planned = plan("best customers channel weight");
  expect(planned.outcome).not.toBe("told");
  const plans = planned.rivals.map(({ interpretation }) => resultKeyOf(interpretation.plan));
  const all = planned.kind === "planned" ? [resultKeyOf(planned.plan), ...plans] : plans;
  expect(all.length).toBeGreaterThan(1);
  expect(new Set(all).size).toBe(all.length);
});

test("where only the answer before is in doubt, no question that leaves it is offered", () => {
  const countries = { table: "customers", column: "country", values: ["Germany", "Spain"], isComplete: true };
  const stocked = prepareDatabase({ catalog: shop, values: [countries], glossary: { entries: [] } });
  const earlier = ["best customers weight"];
  expect(planQuestion({ ...request("only Germany"), database: stocked, earlier })).toMatchObject({
    kind: "planned",
    outcome: "choices",
    rivals: [],
  });
});

test("what is unknown in every way is refused, without rivals", () => {
  expect(plan("how many unicorns")).toMatchObject({ kind: "refused", outcome: "refused", rivals: [] });
});

test("a refusal that no choice of words can lift offers nothing", () => {
  const evidence = evidenceOf("number of customers by country");
  expect(decideOutcome(evidence, 0.5, "write-refused")).toBe("refused");
  expect(decideOutcome(evidence, 0.5, "words-unknown")).toBe("asked back");
});

test("thresholds are probabilities, and a plain answer needs the highest", () => {
  const { told, choices, askedBack } = outcomeThresholds;
  expect([askedBack, choices, told].toSorted((one, other) => one - other)).toEqual([
    askedBack,
    choices,
    told,
  ]);
  expect(told).toBeLessThan(1);
});

test("a choice that the user picked is the answer, also of later questions", () => {
  const text = "best customers channel weight";
  const [rival] = plan(text).rivals;
  if (rival === undefined) throw new Error("there is no rival");
  const choice = describePlan(rival.interpretation.plan, { ...database, settings: defaultSettings });
  const picked = planQuestion({ ...request(text), choice });
  expect(picked).toMatchObject({
    outcome: "told",
    plan: rival.interpretation.plan,
    confidence: 1,
    rivals: [],
  });
  const top = (earlier: EarlierQuestion) => {
    const planned = planQuestion({ ...request("only the top 2"), earlier: [earlier] });
    return planned.kind === "planned" ? planned.plan : null;
  };
  expect(top({ text, choice })).not.toEqual(top(text));
});

test("a choice that nothing reads like is ignored", () => {
  const text = "number of customers by country";
  expect(planQuestion({ ...request(text), choice: "something else" })).toEqual(plan(text));
});
