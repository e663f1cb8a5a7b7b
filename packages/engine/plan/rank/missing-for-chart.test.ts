import type { ChartKind } from "@askery/model";
import { expect, test } from "vitest";
import type { Request } from "../request/request.ts";
import { countMissingForChart } from "./missing-for-chart.ts";
import type { ShownColumns } from "./plan-traits.ts";

const nothing: ShownColumns = { figures: 0, numbers: 0, labels: 0, isOneRow: false };

function count(
  kind: ChartKind | null,
  columns: Partial<ShownColumns>,
  orders: Request["orders"] = [],
): number {
  const chart = kind === null ? null : { kind, stacking: null };
  return countMissingForChart({ chart, orders }, { ...nothing, ...columns });
}

test.each<[rule: string, kind: ChartKind | null, columns: Partial<ShownColumns>, missing: number]>([
  ["bars need a figure and an axis", "bar", { figures: 1, labels: 1 }, 0],
  ["a single figure has no axis", "bar", { figures: 1, isOneRow: true }, 1],
  ["names alone have no figure", "pie", { labels: 2 }, 1],
  ["numbers that identify rows serve as figures", "bar", { numbers: 1, labels: 1 }, 0],
  ["a number is a figure or an axis, not both", "line", { numbers: 1 }, 1],
  ["two numbers are both", "line", { numbers: 2 }, 0],
  ["points need two figures", "scatter", { figures: 1, labels: 1 }, 1],
  ["a spread needs one figure of several rows", "histogram", { figures: 1 }, 0],
  ["a single figure does not spread", "histogram", { figures: 1, isOneRow: true }, 1],
  ["a table lacks nothing", "table", {}, 0],
  ["no chart is asked for", null, { figures: 1, isOneRow: true }, 0],
])("%s", (_, kind, columns, missing) => {
  expect(count(kind, columns)).toBe(missing);
});

test("an order by an axis asks for a chart with one", () => {
  const byFigure: Request["orders"][number] = { by: { kind: "drawn", axis: "y" }, direction: "descending" };
  expect(count(null, { figures: 1, isOneRow: true }, [byFigure])).toBe(1);
});
