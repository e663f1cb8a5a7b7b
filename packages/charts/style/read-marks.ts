import {
  cellsOf,
  type Cell,
  type ChartMark,
  type DrawnColumns,
  type Table,
  type ValueFormat,
} from "@askery/model";
import { readNumber } from "../data/read-cells.ts";
import { formatFigure } from "../format/format-figure.ts";

/** The marks of a spec, by kind. */
export interface ViewMarks {
  /** Values of the axis that the finding is about; null if there is no finding. */
  readonly findings: readonly Cell[] | null;
  readonly isBad: boolean;
  /** Whether nothing but the findings is pointed out, also not the first of a ranking. */
  readonly isPlain: boolean;
  readonly events: readonly ViewEvent[];
  /** Lines at a figure: goals, references and averages. */
  readonly goals: readonly { readonly value: number; readonly label: string }[];
  readonly bands: readonly { readonly from: number; readonly to: number; readonly label: string }[];
  /** The figure to be reached; null if no goal was set. */
  readonly target: number | null;
  readonly hasTrend: boolean;
  readonly ranges: readonly Extract<ChartMark, { readonly kind: "range" }>[];
  readonly forecasts: readonly Extract<ChartMark, { readonly kind: "forecast" }>[];
  /** The columns with figures of an earlier period. */
  readonly earlier: readonly string[];
  /** How many of the last units of the axis are a forecast. */
  readonly tailUnits: number;
}

/** Something that happened at a value of the axis. */
export interface ViewEvent {
  readonly at: Cell;
  /** The last value that it includes; null for a single one. */
  readonly until: Cell;
  readonly label: string;
}

interface MarkSource {
  readonly drawn: DrawnColumns;
  readonly table: Table;
  readonly locale: string;
}

export function readMarks(marks: readonly ChartMark[], source: MarkSource): ViewMarks {
  const highlights = marks.filter((mark) => mark.kind === "highlight");
  const targets = marks.filter((mark) => mark.kind === "goal");
  const references = marks.filter((mark) => mark.kind === "reference");
  const hasAverage = marks.some(({ kind }) => kind === "average");
  return {
    findings: highlights.length === 0 ? null : highlights.flatMap(({ values }) => values),
    isBad: highlights.some(({ isBad }) => isBad),
    isPlain: false,
    events: marks.flatMap((mark) =>
      mark.kind === "event" ? { at: mark.at, until: null, label: mark.label } : [],
    ),
    goals: [...targets, ...references, ...(hasAverage ? readAverage(source) : [])],
    bands: marks
      .filter((mark) => mark.kind === "band")
      .map(({ from, to, label }) => ({ from: Math.min(from, to), to: Math.max(from, to), label })),
    target: targets[0]?.value ?? null,
    hasTrend: marks.some(({ kind }) => kind === "trend"),
    ranges: marks.filter((mark) => mark.kind === "range"),
    forecasts: marks.filter((mark) => mark.kind === "forecast"),
    earlier: marks.flatMap((mark) => (mark.kind === "earlier" ? mark.column : [])),
    tailUnits: marks.find((mark) => mark.kind === "forecastTail")?.units ?? 0,
  };
}

/** The average of the first figure; of the sums, if figures are stacked. None for shares, which always add up to 1. */
function readAverage({ drawn, table, locale }: MarkSource): ViewMarks["goals"] {
  const [figure] = drawn.y;
  const values = cellsOf(table, figure?.column)
    .map(readNumber)
    .filter((value) => value !== null);
  if (figure === undefined || values.length === 0 || drawn.stacking === "shares") return [];
  const isStacked = drawn.stacking === "stacked" && drawn.series !== null;
  const count = isStacked ? new Set(cellsOf(table, drawn.x?.column)).size : values.length;
  const value = values.reduce((sum, one) => sum + one / Math.max(1, count), 0);
  return [{ value, label: `average ${writeAverage(value, figure.format, locale)}` }];
}

function writeAverage(value: number, format: ValueFormat | null, locale: string): string {
  const isCount = format === null || format.kind === "number";
  const rounded = isCount && Math.abs(value) >= 100 ? Math.round(value) : value;
  return formatFigure(rounded, format, locale);
}
