import { cellsOf, writeNumber } from "@askery/model";
import type { ChartPoint, FullRequest } from "../chart-request.ts";
import type { PointText } from "../drawing.ts";
import { formatExact } from "../format/format-figure.ts";
import { colorOf } from "../style/series-styles.ts";
import { listEventsAt } from "../style/events.ts";
import { describeIncomplete } from "../style/marks.ts";
import type { PlacedData } from "./placed-data.ts";

/** All figures at one position of an axis, largest first, with every digit from the database. */
export function describePosition(
  request: Pick<
    FullRequest,
    "drawn" | "table" | "theme" | "locale" | "incompleteFrom" | "marks" | "figureColors"
  >,
  data: PlacedData,
  position: number,
): PointText | null {
  const { drawn, theme, figureColors } = request;
  const value = data.axis.positions[position];
  if (value === undefined) return null;
  const known = data.series.filter(({ values }) => values[position] !== undefined);
  const total = known.reduce((sum, { values }) => sum + Math.abs(values[position] ?? 0), 0);
  const lines = known
    .toSorted((one, other) => (other.values[position] ?? 0) - (one.values[position] ?? 0))
    .slice(0, maxLines)
    .map((series) => {
      const figure = describeFigure(request, data, { series: data.series.indexOf(series), position });
      const share = (series.values[position] ?? 0) / total;
      const isShare = drawn.stacking === "shares" && total > 0;
      return {
        color: figureColors?.colorOf(series.rows[position] ?? []) ?? colorOf(series, theme),
        name: series.name,
        value: isShare ? `${writeNumber(share, request.locale, percent)} · ${figure}` : figure,
      };
    });
  const note = position === data.incomplete ? `, ${describeIncomplete(request)}` : "";
  const events = listEventsAt(request, data.axis, position).map((event) => ({ color: null, ...event }));
  const colored = figureColors?.describe(known[0]?.rows[position] ?? []) ?? [];
  return { title: `${value.name}${note}`, lines: [...lines, ...colored, ...events] };
}

const maxLines = 12;
const percent = { style: "percent", maximumFractionDigits: 1 } as const;

/** One exact figure, from the cell itself if a single row has it. */
export function describeFigure(
  { drawn, table, locale }: Pick<FullRequest, "drawn" | "table" | "locale">,
  data: PlacedData,
  { series, position }: { readonly series: number; readonly position: number },
): string {
  const one = data.series[series];
  const format = drawn.y.find(({ column }) => column === one?.column)?.format ?? data.format;
  const rows = one?.rows[position] ?? [];
  const cell =
    rows.length === 1
      ? (cellsOf(table, one?.column)[rows[0] ?? -1] ?? one?.values[position] ?? null)
      : (one?.values[position] ?? null);
  return formatExact(cell, format, locale);
}

/** The figure of a series at a position. A figure of an earlier period has no row of its own. */
export function findPoint(data: PlacedData, series: number, position: number): ChartPoint | null {
  const one = data.series[series];
  const rows = one?.rows[position] ?? [];
  if (one === undefined || one.values[position] === undefined) return null;
  return {
    row: rows.length === 1 && one.role !== "earlier" ? (rows[0] ?? null) : null,
    rows,
    column: one.column,
    value: one.values[position] ?? null,
  };
}
