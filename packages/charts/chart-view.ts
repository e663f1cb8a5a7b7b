import {
  cellsOf,
  colorsByFigure,
  findHighlight,
  noFacts,
  readDrawnColumns,
  type ChartDisplay,
  type ChartFacts,
  type ChartFigure,
  type ChartSpec,
  type DrawnColumns,
  type IsoDate,
  type Spread,
  type Table,
} from "@askery/model";
import { guessSeriesFormat } from "./data/guess-series-format.ts";
import { noNarrowing, type Narrowing } from "./data/narrow-data.ts";
import { readNumber } from "./data/read-cells.ts";
import { styleFormat } from "./format/write-styled.ts";
import { readMarks, type ViewMarks } from "./style/read-marks.ts";

/** What to draw and describe: a spec, the facts and rows of a run, and how to format figures. */
export interface ChartSource {
  readonly spec: ChartSpec;
  /** Default: no facts. */
  readonly facts?: ChartFacts;
  readonly table: Table;
  /** A BCP 47 tag, for figures only; dates and words are English. Default "en-US". */
  readonly locale?: string;
  /** Fixed colors of names across cards: a slot 0–7 for the name of a series or bar. */
  readonly slots?: ReadonlyMap<string, number>;
  /** What the reader leaves out. Default: nothing. */
  readonly narrowing?: Narrowing | undefined;
}

/** A source with its defaults filled in, and with its columns in the same shape for every kind. */
export interface ChartView {
  readonly drawn: DrawnColumns;
  /** What people chose besides the kind. */
  readonly display: ChartDisplay;
  /** What colors the marks besides the drawn figures; null for nothing. */
  readonly colorBy: ColoringFigure | null;
  /** The last day that an unfinished last unit includes so far; null if the unit is not marked as unfinished. */
  readonly incompleteFrom: IsoDate | null;
  readonly spread: Spread | null;
  readonly orders: NonNullable<ChartFacts["orders"]>;
  /** The columns whose figure is 0 in a unit of time without rows. */
  readonly zeroWithoutRows: ReadonlySet<string>;
  readonly marks: ViewMarks;
  /** Whether a pivot table has totals. */
  readonly hasTotals: boolean;
  readonly table: Table;
  readonly locale: string;
  readonly slots: ReadonlyMap<string, number>;
  readonly narrowing: Narrowing;
}

export interface ColoringFigure {
  readonly figure: ChartFigure;
  /** By row. */
  readonly values: readonly (number | null)[];
}

export function readChartView({
  spec,
  facts = noFacts,
  table,
  locale: tag,
  slots,
  narrowing = noNarrowing,
}: ChartSource): ChartView {
  const { marks, display = {} } = spec;
  const locale = tag ?? "en-US";
  const drawn = styleColumns(nameSwapped(readDrawnColumns(spec), { spec, table }), display);
  const incompleteFrom = marks.some(({ kind }) => kind === "incompletePeriod") ? facts.incompleteFrom : null;
  return {
    drawn,
    display,
    colorBy: readColoring(spec, table),
    incompleteFrom,
    spread: facts.spread,
    orders: facts.orders ?? {},
    zeroWithoutRows: new Set(facts.zeroWithoutRows),
    hasTotals: !("totals" in spec.settings) || spec.settings.totals === "shown",
    marks: withEvents(
      { ...readMarks(marks, { drawn, table, locale }), ...readHighlight(spec, { table, incompleteFrom }) },
      { display, facts },
    ),
    table,
    locale,
    slots: slots ?? new Map(),
    narrowing,
  };
}

/** The figure that colors the marks, if the chart can show it and the run has it. */
function readColoring(spec: ChartSpec, table: Table): ColoringFigure | null {
  const { colorBy, numbers } = spec.display ?? {};
  if (colorBy === undefined || !colorsByFigure(spec)) return null;
  const values = cellsOf(table, colorBy.column).map(readNumber);
  if (values.every((value) => value === null)) return null;
  return {
    figure: { ...colorBy, format: styleFormat(colorBy.format, numbers?.[colorBy.column]) },
    values,
  };
}

/** What people highlight, in place of what a finding is about. If the run has none of it, nothing is pale. */
function readHighlight(
  spec: ChartSpec,
  { table, incompleteFrom }: Pick<ChartView, "table" | "incompleteFrom">,
): Pick<ViewMarks, "findings" | "isBad" | "isPlain"> | null {
  const { highlight } = spec.display ?? {};
  if (highlight === undefined) return null;
  const { parts } = findHighlight(highlight, { spec, table, isLastOpen: incompleteFrom !== null });
  return { findings: parts.length === 0 ? null : parts, isBad: false, isPlain: true };
}

/** Columns of a grid that were its rows have the format that their values suggest. */
function nameSwapped(
  drawn: DrawnColumns,
  { spec, table }: Pick<ChartSource, "spec" | "table">,
): DrawnColumns {
  const { x } = drawn;
  if (x === null || x.kind === "number" || spec.encoding.form !== "grid") return drawn;
  if (x.column !== spec.encoding.series) return drawn;
  return { ...drawn, x: { ...x, format: guessSeriesFormat(x.column, cellsOf(table, x.column)) } };
}

/** The marks with the database's events, unless they are hidden. */
function withEvents(
  marks: ViewMarks,
  { display, facts }: { readonly display: ChartDisplay; readonly facts: ChartFacts },
): ViewMarks {
  if (display.events === "hidden" || facts.events === undefined) return marks;
  const events = facts.events.map(({ from, to, title }) => ({ at: from, until: to, label: title }));
  return { ...marks, events: [...marks.events, ...events] };
}

/** The columns with the formats that people chose. */
function styleColumns(drawn: DrawnColumns, { numbers }: ChartDisplay): DrawnColumns {
  if (numbers === undefined) return drawn;
  const { x, y } = drawn;
  return {
    ...drawn,
    x: x?.kind === "number" ? { ...x, format: styleFormat(x.format, numbers[x.column]) } : x,
    y: y.map((figure) => ({ ...figure, format: styleFormat(figure.format, numbers[figure.column]) })),
  };
}
