import {
  cellsOf,
  type Cell,
  type ChartFigure,
  type Table,
  type ValueFormat,
  formatChange,
} from "@askery/model";
import { readChartView, type ChartSource, type ChartView } from "../../chart-view.ts";
import { figureFormat, formatExact, formatFigure } from "../../format/format-figure.ts";
import { formatMoment } from "../../format/format-moment.ts";
import { parseMoment } from "../../format/parse-moment.ts";
import { readNumber } from "../../data/read-cells.ts";
import { cleanText } from "../../text/clean-text.ts";

/** The texts of a figure on a tile. */
export interface FigureText {
  readonly label: string;
  /** Three significant figures: "€6.04M". */
  readonly text: string;
  /** With all digits: "€6,041,233.50". */
  readonly exact: string;
  /** Null if it is not a number: a date, a name, or missing. */
  readonly value: number | null;
}

export interface FigureReading extends FigureText {
  /** The comparison with the spec's second figure, if that is a change or the same measure of an earlier period. */
  readonly comparison: FigureComparison | null;
  /** The other figures of the row, in the spec's order. */
  readonly others: readonly FigureText[];
}

export interface FigureComparison {
  readonly label: string;
  /** Always with its sign: "+17.0%", "−€12.4k". */
  readonly text: string;
  readonly direction: "up" | "down" | "same";
}

/** Reads the figures of a `number` chart from the first row; null if there are none. */
export function readFigure(source: ChartSource): FigureReading | null {
  return readFigures(readChartView(source));
}

export function readFigures({
  drawn,
  table,
  locale,
}: Pick<ChartView, "drawn" | "table" | "locale">): FigureReading | null {
  const [first, ...rest] = drawn.y;
  if (first === undefined || table.rowCount === 0) return null;
  const others = rest.map((figure) => describeFigure(figure, cellOf(table, figure), locale));
  return {
    ...describeFigure(first, cellOf(table, first), locale),
    comparison: compare(first, rest, { table, locale }),
    others,
  };
}

function cellOf(table: Table, { column }: ChartFigure): Cell {
  return cellsOf(table, column)[0] ?? null;
}

function describeFigure({ label, format }: ChartFigure, cell: Cell, locale: string): FigureText {
  const value = readNumber(cell);
  const exact = cleanText(formatExact(cell, format, locale));
  return {
    label: nameChange(cleanText(label)),
    text:
      value === null
        ? describeOther(cell, format, exact)
        : format?.kind === "percent" && relativeChange.test(label)
          ? printChange(value, format, locale)
          : formatFigure(value, format, locale),
    exact,
    value,
  };
}

function describeOther(cell: Cell, format: ValueFormat | null, exact: string): string {
  const moment = parseMoment(cell);
  return moment === null ? exact : formatMoment(moment, format?.kind === "date" ? format.grain : null);
}

/** If the label of another figure names a change, it is shown as a change. */
function compare(
  first: ChartFigure,
  rest: readonly ChartFigure[],
  { table, locale }: { readonly table: Table; readonly locale: string },
): FigureComparison | null {
  const change = rest.find(({ label, column }) => changeWords.test(label) || changeWords.test(column));
  const value = change === undefined ? null : readNumber(cellOf(table, change));
  if (change === undefined || value === null || change.column === first.column) return null;
  return {
    label: nameChange(cleanText(change.label)),
    text: printChange(value, change.format, locale),
    direction: value > 0 ? "up" : value < 0 ? "down" : "same",
  };
}

/** With its sign: "+4.1%"; "0%" has none. */
function printChange(value: number, format: ValueFormat | null, locale: string): string {
  return value === 0
    ? formatFigure(0, format, locale)
    : formatChange(value, figureFormat(format), { locale });
}

/** "+4.1% change", not "+4.1% change rate": the sign and the percentage say what it is. */
function nameChange(label: string): string {
  return changeWords.test(label) ? label.replace(/ (?:rate|ratio|percentage|percent|pct)$/i, "") : label;
}

/** A percentage that is one of these is a change itself, and no share of what changed. */
const relativeChange = /\b(?:change|growth)\b/i;
const changeWords = /\b(?:change|changed|growth|difference)\b/i;
