import { findChartKinds, type DrawnResult } from "@askery/charts";
import { AppError, chartKindOf, type ChartKind, type ChartSpec } from "@askery/model";
import { libraryMessages } from "../../messages/library-messages.ts";

/** @throws AppError `invalid-input` for a kind that can't show the result */
export function checkChartKind(spec: ChartSpec, result: DrawnResult, kind: ChartKind): void {
  const choice = findChartKinds(spec, result).find((candidate) => candidate.kind === kind);
  if (choice?.canShow === true) return;
  const { label } = chartKindOf(kind);
  throw new AppError("invalid-input", libraryMessages.cannotDraw(label, choice?.reason ?? ""));
}
