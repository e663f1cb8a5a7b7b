import { writeNumber } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import { formatFigure } from "../../format/format-figure.ts";
import type { Slice } from "./slices.ts";

/** The share of a slice; of figures that have no sum, such as averages, the figure itself. */
export function writeSlice(
  { share, value }: Slice,
  { drawn, locale, hasTotals }: Pick<ChartView, "drawn" | "locale" | "hasTotals">,
  decimals: number,
): string {
  if (!hasTotals) return formatFigure(value, drawn.y[0]?.format ?? null, locale);
  const digits = share < 0.01 ? 1 : decimals;
  return writeNumber(share, locale, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
