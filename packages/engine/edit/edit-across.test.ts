import type { Catalog, PlanEdit } from "@askery/model";
import { expect, test } from "vitest";
import { settings, today } from "../chart/shop.test-support.ts";
import { prepareAsking, relate, tableOf } from "../golden/company.test-support.ts";
import { schemaOf } from "../plan/schema/schema-of.test-support.ts";
import { editPlan } from "./edit-plan.ts";

/** A library: loans and donations share branches and nothing else. */
const catalog: Catalog = {
  tables: [
    tableOf("branches", ["branch_id integer", "name text", "town text"]),
    tableOf("loans", ["loan_id integer", "branch_id integer", "lent_on date"]),
    tableOf("donations", ["donation_id integer", "branch_id integer", "given_on date", "amount decimal"]),
  ],
  relationships: [
    relate("loans.branch_id", "branches.branch_id"),
    relate("donations.branch_id", "branches.branch_id"),
  ],
};
const { plan } = prepareAsking(catalog);

/** How often the year or the town of an edit occurs in the edited plan, or the code of the problem. */
function edit(question: string, by: PlanEdit): number | string {
  const planned = plan(question);
  if (planned.kind === "refused") return planned.problem.code;
  const result = editPlan(planned.plan, by, { schema: schemaOf(catalog), today, settings });
  return result.kind === "problem"
    ? result.problem.code
    : JSON.stringify(result.plan).split(/2024-01-01|Lyon/).length - 1;
}

const beside = "loans vs number of donations by branch in 2025";
const alone = "number of loans and number of donations in 2025";
const period: PlanEdit = {
  kind: "setPeriod",
  period: { kind: "absolute", from: "2024-01-01", to: "2025-01-01" },
  words: "2024",
  field: null,
};
const town: PlanEdit = {
  kind: "addFilter",
  filter: {
    kind: "test",
    field: { kind: "column", table: "branches", column: "town" },
    test: { kind: "compare", operator: "=", value: { type: "text", value: "Lyon" } },
  },
};

test.each<[rule: string, question: string, by: PlanEdit, result: number | string]>([
  ["a period limits the rows of all figures and dimensions", beside, period, 4],
  ["a filter limits them, too", beside, town, 4],
  [
    "the grain of one part is not changed",
    beside,
    { kind: "setGrain", dimension: "branch", grain: "year" },
    "edit-of-set",
  ],
  ["figures from elsewhere keep their rows", alone, period, "edit-of-set"],
])("%s", (_, question, by, result) => {
  expect(edit(question, by)).toBe(result);
});
