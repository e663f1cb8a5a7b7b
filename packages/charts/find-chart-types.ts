import type { ChartSpec, ChartType, Table } from "@askery/model";
import { cellsOf, readNumber } from "./data/read-cells.ts";
import { settlePlacement, type Placement } from "./find-roles.ts";

/** A row of the type picker. */
export interface ChartTypeChoice {
  readonly type: ChartType;
  readonly canShow: boolean;
  /** Why not, as a sentence; empty when it can. */
  readonly reason: string;
}

/** Every chart type, in the order of the picker, and whether it can show this table. */
export function findChartTypes(spec: ChartSpec, table: Table): readonly ChartTypeChoice[] {
  const facts = gatherFacts(settlePlacement(spec, table), table);
  return pickerOrder.map((type) => {
    const failed = needs[type].find(({ holds }) => !holds(facts));
    return { type, canShow: failed === undefined, reason: failed?.reason ?? "" };
  });
}

const pickerOrder: readonly ChartType[] = [
  "line",
  "area",
  "bar",
  "horizontalBar",
  "pie",
  "heatmap",
  "scatter",
  "histogram",
  "number",
  "table",
];

interface Facts {
  readonly placement: Placement;
  readonly rowCount: number;
  /** Different values along the axis. */
  readonly places: number;
  readonly seriesCount: number;
  readonly figureCount: number;
  readonly numericColumns: number;
  readonly isOrdered: boolean;
  readonly hasNegative: boolean;
  /** Two rows stand at the same place of a time axis, or of an axis and a series: one would hide the other. */
  readonly hasTwins: boolean;
}

function gatherFacts(placement: Placement, table: Table): Facts {
  const { x, y, series, numeric } = placement;
  const values = y.flatMap(({ column }) => cellsOf(table, column)).map(readNumber);
  const along = cellsOf(table, x?.column);
  return {
    placement,
    rowCount: table.rowCount,
    places: series === null && x?.kind !== "time" ? along.length : new Set(along).size,
    seriesCount: series === null ? 0 : new Set(cellsOf(table, series)).size,
    figureCount: values.filter((value) => value !== null).length,
    numericColumns: numeric.length,
    isOrdered: x !== null && (x.kind !== "category" || x.format?.kind === "datePart"),
    hasTwins: hasTwins(placement, table),
    hasNegative: values.some((value) => value !== null && value < 0),
  };
}

function hasTwins({ x, series }: Placement, table: Table): boolean {
  if (series === null && x?.kind !== "time") return false;
  const split = cellsOf(table, series);
  const places = cellsOf(table, x?.column).map((cell, row) => JSON.stringify([cell, split[row] ?? null]));
  return new Set(places).size < places.length;
}

interface Need {
  readonly reason: string;
  readonly holds: (facts: Facts) => boolean;
}

const someRows: Need = { reason: "There are no rows to draw.", holds: ({ rowCount }) => rowCount > 0 };
const someFigures: Need = {
  reason: "There are no figures to draw.",
  holds: ({ figureCount }) => figureCount > 0,
};
const someAxis: Need = {
  reason: "There is nothing to compare by.",
  holds: ({ placement }) => placement.x !== null,
};
const noTwins: Need = { reason: "Several rows stand at the same place.", holds: (facts) => !facts.hasTwins };
const anOrder: Need = {
  reason: "A line needs something that runs, such as months.",
  holds: ({ isOrdered }) => isOrdered,
};
const severalPlaces: Need = {
  reason: "A line needs at least two points.",
  holds: ({ places }) => places > 1,
};
const fewLines: Need = {
  reason: "There are too many lines to tell apart.",
  holds: ({ seriesCount }) => seriesCount <= 60,
};
const fewBars: Need = { reason: "There are too many bars to read.", holds: ({ places }) => places <= 400 };
const fewRows: Need = { reason: "There are too many bars to read.", holds: ({ places }) => places <= 100 };
const fewParts: Need = {
  reason: "There are too many series to tell apart.",
  holds: ({ seriesCount }) => seriesCount <= 12,
};
const oneBreakdown: Need = {
  reason: "A pie shows one breakdown, and there are two.",
  holds: ({ placement }) => placement.series === null && placement.y.length === 1,
};
const wholeParts: Need = {
  reason: "A slice cannot be less than zero.",
  holds: ({ hasNegative }) => !hasNegative,
};
const notRates: Need = {
  reason: "Averages and durations are not parts of a whole.",
  holds: ({ placement }) => placement.y[0]?.format?.kind !== "duration",
};
const fewSlices: Need = {
  reason: "There are too many slices to read.",
  holds: ({ places }) => places > 1 && places <= 30,
};
const twoBreakdowns: Need = {
  reason: "A heatmap needs two breakdowns.",
  holds: ({ placement, seriesCount }) => placement.series !== null && seriesCount > 1,
};
const fewCells: Need = {
  reason: "There are too many cells to read.",
  holds: ({ places, seriesCount }) => places <= 400 && seriesCount <= 60,
};
const twoFigures: Need = {
  reason: "A scatter chart needs two figures in each row.",
  holds: ({ numericColumns }) => numericColumns > 1,
};
const someSpread: Need = {
  reason: "A histogram needs at least five values.",
  holds: ({ figureCount }) => figureCount >= 5,
};
const oneRow: Need = { reason: "There is more than one row.", holds: ({ rowCount }) => rowCount === 1 };

/** What each type needs; the first that fails is told. */
const needs: Readonly<Record<ChartType, readonly Need[]>> = {
  line: [someRows, someFigures, someAxis, noTwins, anOrder, severalPlaces, fewLines],
  area: [someRows, someFigures, someAxis, noTwins, anOrder, severalPlaces, wholeParts, fewParts],
  bar: [someRows, someFigures, someAxis, noTwins, fewBars, fewParts],
  horizontalBar: [someRows, someFigures, someAxis, noTwins, fewRows, fewParts],
  pie: [someRows, someFigures, someAxis, oneBreakdown, wholeParts, notRates, fewSlices],
  heatmap: [someRows, someFigures, someAxis, noTwins, twoBreakdowns, fewCells],
  scatter: [someRows, someFigures, twoFigures],
  histogram: [someRows, someFigures, someSpread],
  number: [someRows, someFigures, oneRow],
  table: [],
};
