import type { ChartType } from "@askery/model";

/** What a benchmark means by the name of a chart. What is not said does not matter. */
export interface ChartName {
  readonly types: readonly ChartType[];
  readonly isSplit?: boolean;
  readonly isStacked?: boolean;
}

/** By name in lower case, with blanks for hyphens. */
export const chartNames: Readonly<Record<string, ChartName>> = {
  number: { types: ["number"] },
  table: { types: ["table"] },
  bar: { types: ["bar", "horizontalBar"] },
  "grouped bar": { types: ["bar", "horizontalBar"], isSplit: true, isStacked: false },
  "stacked bar": { types: ["bar", "horizontalBar"], isSplit: true, isStacked: true },
  line: { types: ["line"] },
  "multi line": { types: ["line"], isSplit: true },
  "grouping line": { types: ["line"], isSplit: true },
  area: { types: ["area"] },
  pie: { types: ["pie"] },
  scatter: { types: ["scatter"] },
  "grouping scatter": { types: ["scatter"], isSplit: true },
  heatmap: { types: ["heatmap"] },
  histogram: { types: ["histogram"] },
};
