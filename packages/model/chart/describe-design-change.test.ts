import { expect, test } from "vitest";
import type { ChartDesign } from "./chart-design.ts";
import { describeDesignChange } from "./describe-design-change.ts";

const plain: ChartDesign = { kind: "bar", display: {}, marks: [] };

test("designs that are the same differ in nothing", () => {
  expect(describeDesignChange(plain, { ...plain })).toEqual([]);
});

test("a kind that stacks nothing differs in its kind alone", () => {
  const columns: ChartDesign = { ...plain, stacking: "none" };
  expect(describeDesignChange(columns, { ...plain, kind: "donut" })).toEqual(["Donut instead of Columns"]);
  expect(describeDesignChange({ ...plain, kind: "donut" }, columns)).toEqual(["Columns instead of Donut"]);
});

test("each part that differs has its words, in the order of the editor", () => {
  const changed: ChartDesign = {
    kind: "pie",
    stacking: "shares",
    columns: { axis: "a", figures: ["b"], series: null },
    display: {
      sort: "largest",
      top: { count: 5, hasOther: true },
      labels: "hidden",
      scale: "log",
      colorBy: { column: "margin", label: "margin", format: null },
    },
    marks: [{ kind: "goal", value: 2000, label: "" }, { kind: "average" }],
  };
  expect(describeDesignChange(plain, changed)).toEqual([
    "Pie instead of Columns",
    "stacked to 100%",
    "other columns are drawn",
    "sorted by largest",
    "the largest 5 and the rest",
    "figures hidden",
    "logarithmic scale",
    "colored by margin",
    "with the goal at 2,000",
    "with the average",
  ]);
  expect(describeDesignChange(changed, plain)).toEqual([
    "Columns instead of Pie",
    "not stacked",
    "other columns are drawn",
    "in the order of the result",
    "all values",
    "figures where they fit",
    "linear scale",
    "not colored by a figure",
    "without the goal at 2,000",
    "without the average",
  ]);
});
