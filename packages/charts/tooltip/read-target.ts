import type { DrawnTarget } from "../drawing.ts";

/** The target of an ECharts event: for an axis, the value under the pointer, otherwise a series and its item. */
export function readTarget(params: unknown): DrawnTarget | null {
  const first: unknown = Array.isArray(params) ? params[0] : params;
  if (typeof first !== "object" || first === null) return null;
  const item = "dataIndex" in first && typeof first.dataIndex === "number" ? first.dataIndex : -1;
  const series = "seriesIndex" in first && typeof first.seriesIndex === "number" ? first.seriesIndex : -1;
  const value = "axisValue" in first ? first.axisValue : null;
  return { series, item, axis: typeof value === "number" ? value : item, value: null };
}
