import { defaultSettings, type PlanEdit } from "@askery/model";
import { expect, test } from "vitest";
import { planQuestion } from "../answer.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { editPlanInSteps } from "../edit/edit-plan.ts";

const database = prepareDatabase({ catalog: shop, values: [], glossary: { entries: [] } });
const today = "2026-11-20";

/** The groups within which the share of a question is computed, after edits. */
function within(question: string, edits: readonly PlanEdit[] = []): readonly string[] {
  const planned = planQuestion({ text: question, database, today, settings: defaultSettings });
  if (planned.kind === "refused") throw new Error(`${question} was refused`);
  const context = { schema: database.schema, today, settings: defaultSettings };
  const edited = editPlanInSteps(planned.plan, edits, context);
  if (edited.kind === "problem" || edited.plan.kind !== "query") throw new Error("an edit was refused");
  const [share] = edited.plan.measures.flatMap(({ expression }) =>
    expression.kind === "share" ? [expression] : [],
  );
  if (share === undefined) throw new Error("there is no share");
  return share.within;
}

const byMonth = { kind: "grain", grain: "month", field: null } as const;
const byStatus = { kind: "field", field: { kind: "column", table: "orders", column: "status" } } as const;

test("along time alone, shares are those of all times", () => {
  expect(within("share of orders by month")).toEqual([]);
  expect(
    within("share of orders by status", [{ kind: "setDimension", dimension: "status", to: byMonth }]),
  ).toEqual([]);
});

test("beside other groups, shares are those of each point in time", () => {
  expect(within("share of orders by month and status")).toEqual(["month"]);
  expect(within("share of orders by status", [{ kind: "addDimension", dimension: byMonth }])).toEqual([
    "month",
  ]);
  expect(within("share of orders by month", [{ kind: "addDimension", dimension: byStatus }])).toEqual([
    "month",
  ]);
});

test("without the other groups, they are those of all times again", () => {
  expect(
    within("share of orders by month and status", [{ kind: "setDimension", dimension: "status", to: null }]),
  ).toEqual([]);
});
