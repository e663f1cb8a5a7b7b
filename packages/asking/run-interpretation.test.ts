import { planQuestion, type RankedInterpretation } from "@askery/engine";
import { defaultSettings, type Plan } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runInterpretation } from "./run-interpretation.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;

beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

test("an interpretation that finds something runs once, and no other one runs", async () => {
  const ran = await run([customersIn("Rome"), customersIn("Paris")]);
  expect(ran.table.values).toEqual([["Bo"]]);
  expect(ran.checks).toEqual([]);
});

test("if the first one finds nothing, the next one that finds something replaces it", async () => {
  const ran = await run([customersIn("Oslo"), customersIn("Bonn"), customersIn("Paris")]);
  expect(ran.table.values).toEqual([["Ada", "Cy"]]);
  expect(ran.checks.map(({ index, probe }) => [index, probe])).toEqual([
    [0, { outcome: "no-rows", rowCount: 0 }],
    [1, { outcome: "no-rows", rowCount: 0 }],
    [2, { outcome: "rows", rowCount: 2 }],
  ]);
});

test("if none finds anything, the first one remains", async () => {
  const ran = await run([customersIn("Oslo"), customersIn("Bonn")]);
  expect(ran.table.rowCount).toBe(0);
  expect(ran.planned.plan).toEqual(customersIn("Oslo"));
});

test("one that leaves words out replaces none, whatever it finds", async () => {
  const ran = await run([customersIn("Oslo"), customersIn("Paris")], { leavingWordsOut: [1] });
  expect(ran.table.rowCount).toBe(0);
  expect(ran.planned.plan).toEqual(customersIn("Oslo"));
});

test("interpretations with the same SQL are checked once", async () => {
  const ran = await run([customersIn("Oslo"), customersIn("Oslo"), customersIn("Bonn")]);
  expect(ran.checks.map(({ index }) => index)).toEqual([0, 2]);
});

/** Runs these plans as the interpretations of a question, likeliest first. Some leave its words unexplained. */
function run(
  plans: readonly [Plan, ...Plan[]],
  { leavingWordsOut = [] }: { readonly leavingWordsOut?: readonly number[] } = {},
) {
  const planned = planQuestion({
    text: "list all customers",
    database: shop.database.prepared,
    today: "2026-11-20",
    settings: defaultSettings,
  });
  const real = planned.kind === "planned" ? planned.interpretations[0] : undefined;
  if (planned.kind === "refused" || !real) throw new Error("refused");
  const interpretations = plans.map((plan, index): RankedInterpretation => ({
    ...real,
    interpretation: {
      ...real.interpretation,
      plan,
      ...(leavingWordsOut.includes(index) && { explained: [] }),
      features: [{ name: "likely", figure: 1, worth: 5 - index / 10 }],
    },
  }));
  return runInterpretation(
    { ...planned, plan: plans[0], interpretations },
    { database: shop.database, today: "2026-11-20", settings: defaultSettings, now: () => 0 },
  );
}

function customersIn(city: string): Plan {
  return {
    kind: "query",
    sources: [{ kind: "table", id: "s0", table: "customers", join: null }],
    filters: [
      {
        kind: "compare",
        left: { kind: "column", source: "s0", column: "city" },
        operator: "=",
        right: { kind: "literal", value: { type: "text", value: city } },
      },
    ],
    aggregation: "none",
    dimensions: [
      {
        id: "name",
        expression: { kind: "column", source: "s0", column: "name" },
        label: "name",
        isShown: true,
        format: null,
      },
    ],
    measures: [],
    having: [],
    order: [{ by: { kind: "output", output: "name" }, direction: "ascending" }],
    limit: null,
  };
}
