import { findChartKinds, type DrawnResult } from "@askery/charts";
import { AppError, chartKindOf, type ChartKind, type ChartSpec } from "@askery/model";

/** @throws AppError `invalid-input` for a kind that can't show the result */
export function checkChartKind(spec: ChartSpec, result: DrawnResult, kind: ChartKind): void {
  const choice = findChartKinds(spec, result).find((candidate) => candidate.kind === kind);
  if (choice?.canShow === true) return;
  const { label } = chartKindOf(kind);
  throw new AppError("invalid-input", `This can't be drawn as “${label}”. ${choice?.reason ?? ""}`.trim(), {
    fix: "Choose another kind.",
  });
}
