import type { Table } from "@askery/model";
import { expect, test } from "vitest";
import { describeChart } from "./describe-chart.ts";
import {
  categoryAxis,
  chartOf,
  euros,
  figureOf,
  monthAxis,
  monthsOf2026,
  numberAxis,
  percents,
  partsOf,
  tableOf,
  type ChartParts,
} from "./samples.test-support.ts";

const describe = (parts: ChartParts, table: Table) => describeChart({ ...chartOf(parts), table });

const revenue = figureOf("revenue", euros);

test("a line is described by its figure, time range, extremes, trend and missing values", async () => {
  const spec = partsOf({ kind: "line", x: monthAxis, y: [revenue], incompleteFrom: "2026-04-20" });
  const table = tableOf({ month: monthsOf2026(4), revenue: [100_000, null, 120_000, 30_000] });
  expect(await describe(spec, table)).toBe(
    "Line chart of revenue by month, 4 points, Jan 2026 to Apr 2026. Highest: Mar 2026, €120k. Lowest: Apr 2026, €30.0k. " +
      "Revenue rises from €100k to €120k. The last month counts to 20 Apr. 1 missing.",
  );
});

test("several series are described by name", async () => {
  const spec = partsOf({ kind: "bar", x: categoryAxis("country"), y: [revenue], series: "kind" });
  const table = tableOf({ country: ["France", "France"], kind: ["new", "old"], revenue: [5, 7] });
  expect(await describe(spec, table)).toBe(
    "Bar chart of revenue by country, 2 series of 1 point. Highest: old, France, €7. Lowest: new, France, €5.",
  );
});

test("a pie by its shares, a scatter by its ranges and correlation, a histogram by its median", async () => {
  const pie = partsOf({ kind: "pie", x: categoryAxis("country"), y: [revenue] });
  expect(await describe(pie, tableOf({ country: ["France", "Spain"], revenue: [75, 25] }))).toBe(
    "Pie chart of revenue by country: France 75%, Spain 25%.",
  );
  const steps = [1, 2, 3, 4, 5, 6, 7, 8];
  const scatter = partsOf({
    kind: "scatter",
    x: numberAxis("price", euros),
    y: [figureOf("rate", percents)],
  });
  expect(await describe(scatter, tableOf({ price: steps, rate: steps.map((step) => step / 100) }))).toBe(
    "Scatter chart of rate against price, 8 points: price from €1 to €8, rate from 1.0% to 8.0%. They rise together clearly.",
  );
  const histogram = partsOf({
    kind: "histogram",
    x: numberAxis("price", euros),
    y: [figureOf("price", euros)],
  });
  expect(await describe(histogram, tableOf({ price: [...steps, 8, 8] }))).toBe(
    "Histogram of price, 10 values from €1 to €8, median €5.50. Most lie from €6 to €8.",
  );
});

test("a figure and a table", async () => {
  expect(await describe(partsOf({ kind: "number", y: [revenue] }), tableOf({ revenue: [6_041_233] }))).toBe(
    "revenue: €6.04M.",
  );
  expect(await describe(partsOf({ kind: "table" }), tableOf({ a: [1, 2], b: [3, 4] }))).toBe(
    "Table of 2 rows: a, b.",
  );
});

test("one point, no rows, no figures", async () => {
  const spec = partsOf({ kind: "line", x: monthAxis, y: [revenue] });
  expect(await describe(spec, tableOf({ month: ["2026-03-01"], revenue: [1200] }))).toBe(
    "Line chart of revenue by month, 1 point. The only figure: Mar 2026, €1,200.",
  );
  expect(await describe(spec, tableOf({ month: [], revenue: [] }))).toBe("Line chart. No rows.");
  expect(await describe(spec, tableOf({ month: ["2026-03-01"], revenue: [null] }))).toBe(
    "Line chart of revenue by month, 1 point. No figures.",
  );
});
