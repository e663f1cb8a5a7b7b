import { findChartTypes } from "@askery/charts";
import { AppError, type ChartSpec, type ChartType, type Table } from "@askery/model";

/** @throws AppError `invalid-input` for a type that can't show the table */
export function checkChartType(spec: ChartSpec, table: Table, type: ChartType): void {
  const choice = findChartTypes(spec, table).find((candidate) => candidate.type === type);
  if (choice?.canShow === true) return;
  throw new AppError("invalid-input", `This can't be drawn as “${type}”. ${choice?.reason ?? ""}`.trim(), {
    fix: "Choose another type.",
  });
}
