import { type Output, type Plan, planRows } from "@askery/model";
import { expect, test } from "vitest";
import { fillUnits } from "./fill-units.ts";

const rows = { ...planRows("main.visits"), aggregation: "group" as const };
const few: Plan = { ...rows, limit: { count: 3, per: [] } };
const figure = (kind: "count" | "sum" | "distinct" | "level"): Output => ({
  id: "figure",
  label: "visits",
  role: { kind: "figure", figure: kind },
  format: { kind: "number" },
  unit: null,
});
const months = [
  { key: "2025-11-01", value: 4 },
  { key: "2026-02-01", value: 2 },
];
const time = (distinct = months.map(({ key }) => key)) => ({ grain: "month" as const, distinct });
const fill = (output: Output, plan: Plan, distinct?: readonly string[]) =>
  fillUnits(months, time(distinct && [...distinct]), { output, plan }).map(({ key, value }) => [key, value]);

test.each(["count", "sum", "distinct"] as const)("a %s is 0 in months without rows, across years", (kind) => {
  expect(fill(figure(kind), rows)).toEqual([
    ["2025-11-01", 4],
    ["2025-12-01", 0],
    ["2026-01-01", 0],
    ["2026-02-01", 2],
  ]);
});

test("an average is unknown there", () => {
  expect(fill(figure("level"), rows)).toHaveLength(2);
});

test("so is a figure of a result whose limit may leave months out", () => {
  expect(fill(figure("count"), few)).toHaveLength(2);
});

test("a month with rows but without a figure is not 0", () => {
  const filled = fill(figure("sum"), rows, ["2025-11-01", "2025-12-01", "2026-02-01"]);
  expect(filled.map(([key]) => key)).toEqual(["2025-11-01", "2026-01-01", "2026-02-01"]);
});
