import { editPlan, findInterpretations, planQuestion } from "@askery/engine";
import { defaultSettings, finish, invariant, type Plan, type PlanEdit } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSmallShop, type SmallShop } from "../small-shop.test-support.ts";
import { findLesson } from "./find-lesson.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

const calendar = { today: "2026-11-20", settings: defaultSettings } as const;

const planOf = (text: string): Plan => {
  const planned = planQuestion({ text, database: shop.database.prepared, ...calendar });
  invariant(planned.kind === "planned", `${text} was planned`);
  return planned.plan;
};

const edit = (text: string, ...edits: readonly PlanEdit[]): Plan =>
  edits.reduce((plan, one) => {
    const { schema } = shop.database.prepared;
    const edited = editPlan(plan, one, { schema, ...calendar });
    invariant(edited.kind !== "problem", "the edit applies");
    return edited.plan;
  }, planOf(text));

const lessonOf = (text: string, plan: Plan, isEdited: boolean) =>
  finish(findLesson({ database: shop.database, text, plan, isEdited, ...calendar }));

test("a figure that replaces another one teaches the word of the first", () => {
  const text = "sales by city";
  const [measure] =
    planOf(text).kind === "query" ? (planOf(text) as Extract<Plan, { kind: "query" }>).measures : [];
  const plan = edit(text, {
    kind: "setMeasure",
    measure: measure?.id ?? "",
    to: {
      figure: {
        kind: "aggregate",
        function: "avg",
        field: { kind: "column", table: "orders", column: "amount" },
      },
      label: null,
    },
  });
  expect(lessonOf(text, plan, true)).toEqual({
    text: "“sales” means average amount of orders",
    entry: { kind: "metric", name: "sales", table: "orders", expression: "avg(amount)", description: null },
  });
});

test("a choice teaches the words that it explains differently, and after it the question means the choice", () => {
  const text = "sales by city";
  const found = findInterpretations({ text, database: shop.database.prepared, ...calendar });
  invariant(found.kind === "found", "the question has interpretations");
  const lessons = found.interpretations
    .slice(1)
    .map(({ interpretation }) => lessonOf(text, interpretation.plan, false)?.text ?? null);
  expect(lessons).toContain("“sales” means orders");
});

test("a breakdown by something else says nothing about the name of the first one", () => {
  const text = "number of orders by status";
  const plan = edit(text, {
    kind: "setDimension",
    dimension: "status",
    to: { kind: "field", field: { kind: "column", table: "customers", column: "city" } },
  });
  expect(lessonOf(text, plan, true)).toBeNull();
});

test("a question that means the plan already has nothing to teach", () => {
  expect(lessonOf("orders by city", planOf("orders by city"), true)).toBeNull();
});
