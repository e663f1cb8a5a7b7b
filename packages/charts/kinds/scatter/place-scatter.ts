import { cellsOf, type Cell } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { giveColors } from "../../data/give-colors.ts";
import type { PlacedSeries } from "../../data/placed-data.ts";
import { nameCell } from "../../data/read-cells.ts";
import type { FigureColors } from "../../style/figure-colors.ts";
import { readPoints, type Points } from "./read-points.ts";

/** Dots of one color. */
export interface ScatterGroup extends Points {
  readonly cell: Cell;
  readonly series: PlacedSeries;
  /** The radii of bubbles, in pixels; empty if all dots are alike. */
  readonly radii: readonly number[];
  /** Default: that of the series. */
  readonly color?: string;
}

/**
 * The rows that have both figures, grouped by the value that splits them, or by the steps of the figure that colors them.
 * The largest groups get the first colors.
 */
export function placeScatter(request: FullRequest): readonly ScatterGroup[] {
  const { drawn, table, locale, slots, figureColors, marks } = request;
  const points = readPoints(request);
  const split =
    figureColors !== null
      ? stepsOf(figureColors)
      : drawn.series === null
        ? null
        : cellsOf(table, drawn.series);
  const found = split === null ? new Map([[null, points]]) : splitPoints(points, split);
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

function splitPoints(
  { xs, ys, rows }: Points,
  split: readonly (Cell | undefined)[],
): ReadonlyMap<Cell, Points> {
  const found = new Map<Cell, { xs: number[]; ys: number[]; rows: number[] }>();
  rows.forEach((row, index) => {
    const key = split[row] ?? null;
    const group = found.get(key) ?? { xs: [], ys: [], rows: [] };
    found.set(key, group);
    group.xs.push(xs[index] ?? 0);
    group.ys.push(ys[index] ?? 0);
    group.rows.push(row);
  });
  return found;
}

/** The dots of each step of a figure, the highest on top: as many steps as eyes can distinguish. */
function colorSteps(
  found: ReadonlyMap<Cell, Points>,
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
