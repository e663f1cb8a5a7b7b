import { cellsOf, type Cell, type ChartFigure } from "@askery/model";
import type { ChartView } from "../chart-view.ts";
import { parseMoment } from "../format/parse-moment.ts";
import { cleanText } from "../text/clean-text.ts";
import { arrangePositions } from "./arrange-positions.ts";
import { joinForecasts } from "./join-forecasts.ts";
import { guessSeriesFormat } from "./guess-series-format.ts";
import { giveColors, sizeOf, type RawSeries } from "./give-colors.ts";
import { narrowData } from "./narrow-data.ts";
import { placeAxis } from "./place-axis.ts";
import type { PlacedData } from "./placed-data.ts";
import { nameCell, readNumber } from "./read-cells.ts";

export interface PlaceOptions {
  /** Default: 8. */
  readonly maxColors?: number;
  /** Whether numbered parts of time are sorted. Default: rows keep their order. */
  readonly isOrdered?: boolean;
  /** Whether forecasts continue the figures before them. Default: they are figures of their own. */
  readonly hasForecast?: boolean;
}

/** Reads the data of every chart with an axis. */
export function placeData(
  view: ChartView,
  { maxColors = 8, isOrdered = false, hasForecast = false }: PlaceOptions = {},
): PlacedData {
  const forecast = hasForecast ? joinForecasts(view) : null;
  const request = forecast?.view ?? view;
  const { drawn, display, table, locale, slots, incompleteFrom, orders } = request;
  const split = drawn.series === null ? null : cellsOf(table, drawn.series);
  const hasAxis = drawn.x !== null;
  const cells = hasAxis
    ? cellsOf(table, drawn.x?.column)
    : Array.from({ length: table.rowCount }, (_, row) => row + 1);
  const isAdditive = drawn.stacking !== "none";
  const { axis, positionOf } = placeAxis(cells, drawn.x, {
    isOrdered,
    isMerged: split !== null,
    stacked: split !== null && isAdditive ? cellsOf(table, drawn.y[0]?.column) : null,
    locale,
  });
  const found =
    split === null
      ? drawn.y.map((figure) => readSeries(request, figure, positionOf, axis.positions.length))
      : splitSeries(request, split, positionOf, axis.positions.length);
  const raw = axis.grain === null ? found : found.map((series) => fillUnits(series, request));
  const { kind: format = null } = drawn.x?.format ?? {};
  const isFixed = isOrdered && (format === "datePart" || format === "duration");
  const arranged = isFixed ? { axis, raw } : arrangePositions({ axis, raw }, display);
  // Times stay whole: the largest are those of the series along them.
  const top = split !== null && (axis.isTime || isFixed) ? display.top : undefined;
  const first =
    axis.isTime || isFixed ? (forecast?.findFirst(positionOf, axis.positions.length) ?? null) : null;
  const placed: PlacedData = {
    axis: arranged.axis,
    series: giveColors(top?.hasOther === false ? largestOf(arranged.raw, top.count) : arranged.raw, {
      isAdditive: isAdditive || top?.hasOther === true,
      earlier: request.marks.earlier,
      isOrdered: orders[drawn.series ?? ""] !== undefined,
      maxColors: top === undefined ? maxColors : Math.min(maxColors, top.count + (top.hasOther ? 1 : 0)),
      slots,
      findings: request.marks.findings,
    }),
    format: drawn.y[0]?.format ?? null,
    incomplete:
      first === null && incompleteFrom !== null && axis.isTime && axis.positions.length > 0
        ? axis.positions.length - 1
        : null,
    forecast: first,
  };
  return narrowData(placed, request.narrowing);
}

function largestOf(raw: readonly RawSeries[], count: number): readonly RawSeries[] {
  const largest = new Set(raw.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, count));
  return raw.filter((series) => largest.has(series));
}

/** Units of time without rows: 0 for what counts rows, and a gap for what is unknown there. */
function fillUnits(series: RawSeries, { zeroWithoutRows }: ChartView): RawSeries {
  if (!series.values.includes(undefined)) return series;
  const empty = zeroWithoutRows.has(series.column) ? 0 : null;
  return { ...series, values: series.values.map((value) => (value === undefined ? empty : value)) };
}

type Source = Pick<ChartView, "drawn" | "table" | "locale" | "orders">;

function readSeries(
  { table }: Source,
  figure: ChartFigure,
  positionOf: readonly number[],
  length: number,
): RawSeries {
  const cells = cellsOf(table, figure.column);
  const known = readFigures.get(cells);
  const own = known?.positionOf === positionOf ? known : fillPlaces(cells, positionOf, length);
  readFigures.set(cells, own);
  const name = cleanText(figure.label) || figure.column;
  return { name, cell: null, column: figure.column, values: own.values, rows: own.rows };
}

interface FilledPlaces extends Pick<RawSeries, "values" | "rows"> {
  readonly positionOf: readonly number[];
}

/** The figures of a column along an axis, which are read once: they are drawn, described and resized. */
const readFigures = new WeakMap<readonly Cell[], FilledPlaces>();

function fillPlaces(cells: readonly Cell[], positionOf: readonly number[], length: number): FilledPlaces {
  if (cells.length === length && isInPlace(positionOf, length)) {
    return { values: cells.map(readNumber), rows: cells.map((_, row) => [row]), positionOf };
  }
  const series = emptySeries("", null, "", length);
  for (const [row, cell] of cells.entries()) fillPlace(series, positionOf[row] ?? -1, row, cell);
  return { values: series.values, rows: series.rows, positionOf };
}

/** Whether each row is at its own place: most long results are in order. */
function isInPlace(positionOf: readonly number[], length: number): boolean {
  return positionOf.length === length && positionOf.every((position, row) => position === row);
}

/** One series for each value of the splitting column: numbers and dates ascending, enumerations as declared. */
function splitSeries(
  { drawn, table, locale, orders }: Source,
  split: readonly Cell[],
  positionOf: readonly number[],
  length: number,
): readonly RawSeries[] {
  const [figure] = drawn.y;
  if (figure === undefined) return [];
  const found = new Map<Cell, FilledSeries>();
  const values = cellsOf(table, figure.column);
  const format = guessSeriesFormat(drawn.series ?? "", split);
  split.forEach((cell, row) => {
    const series =
      found.get(cell) ?? emptySeries(nameCell(cell, format, locale), cell, figure.column, length);
    found.set(cell, series);
    fillPlace(series, positionOf[row] ?? -1, row, values[row] ?? null);
  });
  const all = [...found.values()];
  const declared = orders[drawn.series ?? ""];
  if (declared !== undefined) {
    return all.toSorted((one, other) => rankIn(declared, one) - rankIn(declared, other));
  }
  return isOrdered([...found.keys()])
    ? all.toSorted((one, other) => orderOf(one.cell) - orderOf(other.cell))
    : all;
}

interface FilledSeries extends RawSeries {
  readonly values: (number | null | undefined)[];
  readonly rows: (readonly number[])[];
}

const noRows: readonly number[] = [];

function emptySeries(name: string, cell: Cell, column: string, length: number): FilledSeries {
  return {
    name,
    cell,
    column,
    values: Array.from<number | null | undefined>({ length }).fill(undefined),
    rows: Array.from({ length }, () => noRows),
  };
}

function fillPlace(series: FilledSeries, position: number, row: number, cell: Cell): void {
  if (position < 0 || series.values[position] !== undefined) return;
  series.values[position] = readNumber(cell);
  series.rows[position] = [row];
}

function rankIn(order: readonly string[], { cell }: RawSeries): number {
  const rank = order.indexOf(String(cell));
  return rank < 0 ? order.length : rank;
}

function isOrdered(cells: readonly Cell[]): boolean {
  return cells.every((cell) => cell === null || Number.isFinite(orderOf(cell)));
}

function orderOf(cell: Cell): number {
  if (cell === null) return Number.POSITIVE_INFINITY;
  return readNumber(cell) ?? parseMoment(cell) ?? Number.POSITIVE_INFINITY;
}
