import type { SavedChart } from "@askery/api";
import { readDesign } from "@askery/charts";
import { describeDesignChange } from "@askery/model";

/** A version of a chart. */
export interface ChartVersion extends Pick<SavedChart, "title" | "design" | "spec" | "sql"> {
  /** What it computes, in words; null if nothing says so. */
  readonly computes?: string | null;
}

/** What differs between two versions of a chart, as phrases. */
export function listChartChanges(before: ChartVersion, after: ChartVersion): readonly string[] {
  const computes = after.computes ?? null;
  return [
    ...(before.title === after.title ? [] : [`“${after.title}” instead of “${before.title}”`]),
    ...(before.sql === after.sql ? [] : [computes === null ? "other data" : `computes ${computes}`]),
    ...describeDesignChange(designOf(before), designOf(after)),
  ];
}

function designOf({ design, spec }: ChartVersion) {
  return design ?? readDesign(spec);
}
