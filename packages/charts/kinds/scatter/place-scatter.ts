import { cellsOf, type Cell } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { giveColors } from "../../data/give-colors.ts";
import type { PlacedSeries } from "../../data/placed-data.ts";
import { nameCell, readNumber } from "../../data/read-cells.ts";
import type { FigureColors } from "../../style/figure-colors.ts";

/** Dots of one color. */
export interface ScatterGroup {
  readonly cell: Cell;
  readonly series: PlacedSeries;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** The radii of bubbles, in pixels; empty if all dots are alike. */
  readonly radii: readonly number[];
  readonly rows: readonly number[];
  /** Default: that of the series. */
  readonly color?: string;
}

/**
 * The rows that have both figures, grouped by the value that splits them, or by the steps of the figure that colors them.
 * The largest groups get the first colors.
 */
export function placeScatter(request: FullRequest): readonly ScatterGroup[] {
  const { drawn, table, locale, slots, figureColors, marks } = request;
  const [across, up] = [cellsOf(table, drawn.x?.column), cellsOf(table, drawn.y[0]?.column)];
  const split = figureColors === null ? cellsOf(table, drawn.series ?? undefined) : stepsOf(figureColors);
  const found = new Map<Cell, { xs: number[]; ys: number[]; rows: number[] }>();
  up.forEach((cell, row) => {
    const [x, y] = [readNumber(across[row]), readNumber(cell)];
    if (x === null || y === null) return;
    const key = split[row] ?? null;
    const group = found.get(key) ?? { xs: [], ys: [], rows: [] };
    found.set(key, group);
    group.xs.push(x);
    group.ys.push(y);
    group.rows.push(row);
  });
  if (figureColors !== null) return colorSteps(found, figureColors);
  const keys = [...found.keys()];
  const named = keys.map((cell) => ({
    name: nameCell(cell, null, locale),
    cell,
    column: drawn.y[0]?.column ?? "",
    values: [found.get(cell)?.rows.length ?? 0],
    rows: [],
  }));
  const colored = giveColors(named, { isAdditive: false, maxColors: 5, slots, findings: marks.findings });
  return colored.flatMap((series) => {
    const cell = named.find(({ name }) => name === series.name)?.cell ?? null;
    const group = found.get(cell);
    return group === undefined ? [] : [{ cell, series, radii: [], ...group }];
  });
}

/** The dots of each step of a figure, the highest on top: as many steps as eyes can distinguish. */
function colorSteps(
  found: ReadonlyMap<Cell, Pick<ScatterGroup, "xs" | "ys" | "rows">>,
  { scale, colorOf }: FigureColors,
): readonly ScatterGroup[] {
  const steps = [...found].toSorted(([one], [other]) => Number(one ?? -1) - Number(other ?? -1));
  return steps.map(([step, group]) => ({
    cell: null,
    series: { name: "", column: "", values: [], rows: [], role: "own", slot: 0 },
    radii: [],
    color:
      step === null
        ? colorOf([])
        : scale.at(scale.least + ((Number(step) + 0.5) / stepCount) * reachOf(scale)),
    ...group,
  }));
}

const stepCount = 24;

function reachOf({ least, most }: FigureColors["scale"]): number {
  return most - least;
}

/** The step of each row, from 0; null without the figure. */
function stepsOf({ values, scale }: FigureColors): readonly (number | null)[] {
  const reach = reachOf(scale);
  return values.map((value) => {
    if (value === null) return null;
    return reach === 0 ? 0 : Math.min(stepCount - 1, Math.floor(((value - scale.least) / reach) * stepCount));
  });
}
