import { expect, test } from "vitest";
import { plan } from "./company.test-support.ts";

/* A refusal names the words that mean nothing here, not their neighbors. */

function unknownIn(question: string): string {
  const planned = plan(question);
  return planned.kind === "refused"
    ? `${planned.problem.code}: ${planned.problem.facts["words"] ?? ""}`
    : "answered";
}

test.each([
  ["average severity by country", "words-unknown: severity"],
  ["how many unicorns did we sell per month", "words-unknown: unicorns"],
  ["total tonnage vs orders in 2025", "words-unknown: tonnage"],
  ["median sentiment of customers in 2024", "words-unknown: sentiment"],
])("%s", (question, problem) => {
  expect(unknownIn(question)).toBe(problem);
});

test("an operator beside an unknown word is not called unknown", () => {
  const planned = plan("average severity by country");
  const marks = "marks" in planned ? planned.marks : [];
  expect(marks.filter(({ kind }) => kind === "unknown")).toHaveLength(1);
});
