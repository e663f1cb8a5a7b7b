import type { ChartKind } from "@askery/model";

/** The meaning of a benchmark's name for a chart. Absent fields do not matter. */
export interface ChartName {
  readonly kinds: readonly ChartKind[];
  readonly isSplit?: boolean;
  readonly isStacked?: boolean;
}

/** Names are in lower case, with spaces instead of hyphens. */
export const chartNames: Readonly<Record<string, ChartName>> = {
  number: { kinds: ["number"] },
  table: { kinds: ["table"] },
  bar: { kinds: ["bar", "horizontalBar"] },
  "grouped bar": { kinds: ["bar", "horizontalBar"], isSplit: true, isStacked: false },
  "stacked bar": { kinds: ["bar", "horizontalBar"], isSplit: true, isStacked: true },
  line: { kinds: ["line"] },
  "multi line": { kinds: ["line"], isSplit: true },
  "grouping line": { kinds: ["line"], isSplit: true },
  area: { kinds: ["area"] },
  pie: { kinds: ["pie"] },
  scatter: { kinds: ["scatter"] },
  "grouping scatter": { kinds: ["scatter"], isSplit: true },
  heatmap: { kinds: ["heatmap"] },
  histogram: { kinds: ["histogram"] },
};
