import { expect, test } from "vitest";
import { listSeries } from "./list-series.ts";
import { chartOf, euros, figureOf, monthAxis, partsOf, tableOf } from "./samples.test-support.ts";
import { chartThemes } from "./theme/chart-themes.data.ts";

const theme = chartThemes.light;
const revenue = figureOf("revenue", euros);
const months = ["2026-01-01", "2026-01-01", "2026-01-01", "2026-02-01"];

test("three series or more can be hidden, in the colors in which they are drawn, the largest first", () => {
  const parts = partsOf({ kind: "line", x: monthAxis, y: [revenue], series: "channel" });
  const table = tableOf({ month: months, channel: ["web", "shop", "phone", "web"], revenue: [9, 5, 1, 2] });
  const source = { ...chartOf(parts), table };
  const all = listSeries(source, theme);
  expect([all.map(({ name }) => name), new Set(all.map(({ color }) => color)).size]).toEqual([
    ["web", "shop", "phone"],
    3,
  ]);
  const narrowing = { hidden: ["web"], span: null };
  expect(listSeries({ ...source, narrowing }, theme)).toEqual(all);
});

test("two series, and the slices of a pie, can't be hidden", () => {
  const table = tableOf({ month: months, channel: ["web", "shop", "web", "shop"], revenue: [9, 5, 1, 2] });
  const line = partsOf({ kind: "line", x: monthAxis, y: [revenue], series: "channel" });
  const pie = partsOf({ kind: "pie", x: monthAxis, y: [revenue] });
  expect(listSeries({ ...chartOf(line), table }, theme)).toEqual([]);
  expect(listSeries({ ...chartOf(pie), table }, theme)).toEqual([]);
});
