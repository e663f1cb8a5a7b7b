import { expect, test } from "vitest";
import { exampleOf } from "../chart/result-examples.test-data.ts";
import {
  aggregate,
  by,
  col,
  describedShop,
  dimension,
  from,
  join,
  measure,
  query,
  result,
  settings,
  today,
} from "../chart/shop.test-support.ts";
import { editPlanInSteps } from "../edit/edit-plan.ts";
import { schemaOf } from "../plan/schema/schema-of.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { describePlan } from "./describe-plan.ts";
import { findWarnings } from "./find-warnings.ts";

const schema = schemaOf(shop);

/** The repairs of a result: their words, and what the repaired plan computes. */
function repairsOf(answer: ReturnType<typeof result>): readonly string[] {
  return findWarnings({ ...answer, schema }).flatMap(({ repair }) => {
    if (repair === undefined) return [];
    const repaired = editPlanInSteps(answer.plan, repair.edits, { schema, today, settings });
    const plan = repaired.kind === "edited" ? repaired.plan : answer.plan;
    return `${repair.words}: ${describePlan(plan, { catalog: shop, described: describedShop, settings })}`;
  });
}

test.each<[name: string, repairs: readonly string[]]>([
  ["sum by category", ["Leave it out: revenue by category with category, 1 Jan – 20 Nov 2026"]],
  [
    "top 3",
    ["Include ties: revenue by product with revenue of at least €98,210", "Show all: revenue by product"],
  ],
  ["bottom 2", ["Show all: revenue by product"]],
  ["over time", ["Only whole months: revenue by month, from 1 Jan 2026 to the end of last month"]],
  [
    "average over time",
    ["Only whole quarters: average order total by quarter, until the end of last quarter"],
  ],
  [
    "years, the first of which is not whole",
    [
      "Only whole years: order total by year, until the end of last year",
      "Only whole years: order total by year, since 1 Jan 2024",
    ],
  ],
  ["days with gaps", []],
  ["nothing", ["Leave the filter out: orders"]],
  ["sum of nothing", ["Any time: order total where status is lost"]],
  ["count", []],
  ["orders of a joined table, counted twice", []],
])("%s", (name, repairs) => {
  const { plan, cells } = exampleOf(name);
  expect(repairsOf(result(plan, cells))).toEqual(repairs);
});

test("rows that a filter's join repeats are counted once", () => {
  const plan = query({
    sources: [...from("orders"), join("s1", "shipments", ["s0", "order_id"], true)],
    filters: [
      {
        kind: "compare",
        left: col("s1", "delivery_days"),
        operator: ">",
        right: { kind: "literal", value: { type: "number", value: "5" } },
      },
    ],
    dimensions: [dimension("channel", col("s0", "channel"))],
    measures: [measure("total", aggregate("sum", col("s0", "total")))],
    order: by("total"),
  });
  expect(repairsOf(result(plan, [["web", 5]]))).toEqual([
    "Count each once: order total by channel with shipments where delivery days is over 5 days",
  ]);
});
