import { defaultSettings, type Plan, type PlanEdit } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { editAnswer } from "./edit-answer.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";
import type { Step } from "./step.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

const common = { today: "2026-11-20", settings: defaultSettings, now: () => 0 };
const question = "total amount by status";

async function planOf(text: string): Promise<Plan> {
  const outcome = await askDatabase({ ...common, database: shop.database, text });
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  return outcome.answer.plan;
}

async function edit(edits: readonly PlanEdit[], parts: { readonly onStep?: (step: Step) => void } = {}) {
  const plan = await planOf(question);
  const request = { ...common, database: shop.database, plan, edits, question, askedOn: "2026-11-20" };
  return editAnswer({ ...request, ...parts });
}

const byCity: PlanEdit = {
  kind: "setDimension",
  dimension: "status",
  to: { kind: "field", field: { kind: "column", table: "customers", column: "city" } },
};
const onlyPaid: PlanEdit = {
  kind: "addFilter",
  filter: {
    kind: "test",
    field: { kind: "column", table: "orders", column: "status" },
    test: { kind: "in", options: [{ type: "text", value: "paid" }] },
  },
};

test("the kind and the look that the question asked for remain after an edit", async () => {
  const outcome = await askDatabase({
    ...common,
    database: shop.database,
    text: "total amount by status as a pie and use patterns",
  });
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  const { plan, chart } = outcome.answer;
  const edited = await editAnswer({
    ...common,
    database: shop.database,
    plan,
    chart,
    question,
    askedOn: "2026-11-20",
    edits: [byCity],
  });
  expect(edited.kind === "answered" && edited.answer.chart).toMatchObject({
    spec: { kind: "pie", display: { palette: "patterns" } },
    caption: { reason: "because you asked for it" },
  });
});

test("an edited answer has the sentence, chips, table, SQL, chart and receipt of the edited plan", async () => {
  const steps: Step["kind"][] = [];
  const outcome = await edit([byCity, onlyPaid], { onStep: ({ kind }) => steps.push(kind) });
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  const { answer, words, asked } = outcome;
  expect(answer.question).toBe(question);
  expect(answer.interpretation.restatement).toBe("order amount by city where status is paid");
  expect(answer.interpretation.chips.map(({ role, text }) => `${role} ${text}`)).toEqual([
    "measure order amount",
    "by city",
    "filter status is paid",
    "sort order amount, highest first",
  ]);
  expect(answer.table.values).toEqual([
    ["Paris", "Rome"],
    [50, 30.5],
  ]);
  expect(answer.sql).toContain("'paid'");
  expect(answer.sentence).toBe("Order amount is 80.5 where status is paid. Paris leads with 50, 62% of it.");
  expect(words).toBe("by city instead, only where status is paid");
  expect(answer.receipt.edits).toEqual([words]);
  expect(asked).toBe("order amount by city where status is paid");
  expect(answer.followUps.length).toBeGreaterThan(0);
  expect(steps).toEqual(["writing-sql", "running", "received", "drawing"]);
});

test("the order of groups is part of the question that an edited answer is asked by", async () => {
  const lowestFirst: PlanEdit = { kind: "setOrder", order: [{ output: "amount", direction: "ascending" }] };
  const outcome = await edit([byCity, lowestFirst]);
  expect(outcome.kind === "answered" && outcome.asked).toBe(
    "order amount by city, sorted by order amount, lowest first",
  );
});

test("follow-ups of an edited answer continue from the edited plan", async () => {
  const outcome = await edit([byCity]);
  const asked = outcome.kind === "answered" ? outcome.asked : null;
  const next = await askDatabase({
    ...common,
    database: shop.database,
    text: "only paid ones",
    earlier: [asked ?? ""],
  });
  expect(next.kind === "answered" && next.answer.interpretation.restatement).toBe(
    "order amount by city where status is paid",
  );
});

test("an edit that does not apply is refused with the reason, and nothing runs", async () => {
  const outcome = await edit([{ kind: "compare", with: "yearBefore" }]);
  expect(outcome).toMatchObject({ kind: "refused", problem: { code: "edit-without-period" } });
  expect(outcome.kind === "refused" && outcome.sentence).toBe(
    "There is no single period with a start and an end to compare with. Set a period first.",
  );
});

test("a column that is gone is named", async () => {
  const gone = { kind: "column", table: "orders", column: "gone" } as const;
  const outcome = await edit([{ kind: "addDimension", dimension: { kind: "field", field: gone } }]);
  expect(outcome).toMatchObject({ kind: "refused", problem: { code: "edit-name-unknown" } });
});

test("the result of SQL can be filtered by its columns", async () => {
  const plan = { kind: "sql", text: "SELECT status, amount FROM orders" } as const;
  const sqlColumns = [
    { name: "status", type: "text" },
    { name: "amount", type: "decimal" },
  ] as const;
  const test = { kind: "compare", operator: "=", value: { type: "text", value: "open" } } as const;
  const filter = { kind: "test", field: { kind: "output", output: "status" }, test } as const;
  const outcome = await editAnswer({
    ...common,
    database: shop.database,
    plan,
    question,
    askedOn: "2026-11-20",
    edits: [{ kind: "addFilter", filter }],
    sqlColumns,
  });
  expect(outcome.kind === "answered" && outcome.answer.table.values[1]).toEqual([20, 50]);
});

test("a figure cannot bring SQL of its own that reads what is private", async () => {
  const privateColumns = [{ table: "customers", column: "name", reason: "It is private." }];
  const expression = {
    kind: "aggregate",
    function: "max",
    of: { kind: "scalar", plan: { kind: "sql", text: "SELECT max(name) FROM customers" } },
    where: null,
  } as const;
  const measure = { figure: { kind: "metric", table: "orders", expression }, label: "name" } as const;
  const outcome = editAnswer({
    ...common,
    database: { ...shop.database, privateColumns },
    plan: await planOf(question),
    question,
    askedOn: "2026-11-20",
    edits: [{ kind: "addMeasure", measure }],
  });
  await expect(outcome).rejects.toMatchObject({ code: "query-refused" });
});
