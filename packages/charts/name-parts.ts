import { cellsOf, readDrawnColumns, type Cell, type ChartSpec, type Table } from "@askery/model";
import { guessSeriesFormat } from "./data/guess-series-format.ts";
import { nameCell } from "./data/read-cells.ts";
import { cleanText } from "./text/clean-text.ts";

/** Names values of the axis, series and figures as the drawing does. */
export function nameParts(
  parts: readonly Cell[],
  { spec, table }: { readonly spec: ChartSpec; readonly table: Table },
  locale = "en-US",
): readonly string[] {
  const { x, y, series } = readDrawnColumns(spec);
  const along = new Set(x === null ? [] : cellsOf(table, x.column));
  const across = series === null ? [] : cellsOf(table, series);
  const seriesFormat = series === null ? null : guessSeriesFormat(series, across);
  return parts.map((part) => {
    const figure = series === null ? y.find(({ column }) => column === part) : undefined;
    if (figure !== undefined) return cleanText(figure.label) || figure.column;
    const isOfSeries = !along.has(part) && across.includes(part);
    return nameCell(part, isOfSeries ? seriesFormat : (x?.format ?? null), locale);
  });
}
