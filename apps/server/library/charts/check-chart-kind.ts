import { findChartKinds, type DrawnResult } from "@askery/charts";
import { AppError, chartKindOf, type ChartKind, type ChartSpec, type DesignColumns } from "@askery/model";
import { libraryMessages } from "../../messages/library-messages.ts";

/** @throws AppError `invalid-input` for a kind that can't show the result, with the chosen columns if there are any */
export function checkChartKind(
  spec: ChartSpec,
  result: DrawnResult,
  { kind, columns }: { readonly kind: ChartKind; readonly columns?: DesignColumns | undefined },
): void {
  const choice = findChartKinds(spec, result, columns).find((candidate) => candidate.kind === kind);
  if (choice?.canShow === true) return;
  const { label } = chartKindOf(kind);
  throw new AppError("invalid-input", libraryMessages.cannotDraw(label, choice?.reason ?? ""));
}
