import type { Grain } from "../calendar.ts";
import { cellsOf } from "../cells-of.ts";
import { readFigure } from "../format/read-figure.ts";
import type { FigureKind, Output } from "../output.ts";
import { matchPlaces } from "../places/match-places.ts";
import type { Cell, Table } from "../table.ts";
import { countPlaced } from "../places/find-coordinates.ts";
import type { ChartRoles } from "./chart-roles.ts";

/** The properties of a result that decide which kinds of chart suit it. */
export interface ResultTraits {
  readonly rowCount: number;
  readonly hasAxis: boolean;
  /** The axis is a time, a numbered part of time, a time since, or numbers. */
  readonly isOrdered: boolean;
  /** Points along the axis: distinct values if figures are split or the axis is time, otherwise rows. */
  readonly points: number;
  /** The unit of a time axis; null if the axis is not time, or has none. */
  readonly grain: Grain | null;
  /** The number of different values of the axis; 0 without one. */
  readonly axisValues: number;
  /** The number of different regions of a map among the values of the axis. */
  readonly placeCount: number;
  /** The number of rows with a latitude and a longitude. */
  readonly coordinateCount: number;
  /** The number of values that split the figures; 0 if nothing does. */
  readonly seriesCount: number;
  /** The number of rows of a pivot table: one for each value that splits the figures, within each group. */
  readonly pivotRows: number;
  /** The number of columns that the rows are broken down by. */
  readonly breakdowns: number;
  /** The number of numeric columns that are drawn. */
  readonly drawnColumns: number;
  readonly numericColumns: number;
  /** The number of drawn figures that are not null. */
  readonly figureCount: number;
  readonly hasNegative: boolean;
  readonly hasPositive: boolean;
  /** Two rows share a point of a time axis, or of an axis and a series, so one would hide the other. */
  readonly hasTwins: boolean;
  /** The first figure is part of a whole: a count, a sum or a share, never an average. */
  readonly isPartOfWhole: boolean;
  /** The first drawn figure is a fraction of something. */
  readonly isFraction: boolean;
  /** A goal was set. */
  readonly hasGoal: boolean;
  /** The label of the first drawn figure. */
  readonly figureLabel: string;
}

export interface TraitSource {
  readonly table: Table;
  readonly outputs: readonly Output[];
  /** Whether the chart has a goal. Default: no. */
  readonly hasGoal?: boolean;
}

/** The traits of a result. `breakdowns` defaults to the axis, the series and what groups them. */
export function findTraits(
  roles: ChartRoles,
  { table, outputs, hasGoal = false }: TraitSource,
  breakdowns?: number,
): ResultTraits {
  const { axis, figures, series, group = null, coordinates = null, numeric } = roles;
  const values = figures.flatMap(({ column }) => cellsOf(table, column)).map(readFigure);
  const along = cellsOf(table, axis?.column);
  const isMerged = series !== null || axis?.kind === "time";
  const [first] = figures;
  return {
    rowCount: table.rowCount,
    hasAxis: axis !== null,
    isOrdered:
      axis !== null &&
      (axis.kind === "time" ||
        axis.format?.kind === "datePart" ||
        axis.format?.kind === "duration" ||
        isNumbered(along)),
    points: isMerged ? new Set(along).size : along.length,
    grain: axis?.kind === "time" ? axis.grain : null,
    axisValues: axis === null ? 0 : new Set(along).size,
    placeCount: axis?.kind === "category" ? matchPlaces(along).found : 0,
    coordinateCount: coordinates === null ? 0 : countPlaced(coordinates, table),
    seriesCount: series === null ? 0 : new Set(cellsOf(table, series)).size,
    pivotRows: countPivotRows(roles, table),
    breakdowns: breakdowns ?? [axis, series, group].filter((role) => role !== null).length,
    drawnColumns: figures.length,
    numericColumns: numeric.length,
    figureCount: values.filter((value) => value !== null).length,
    hasNegative: values.some((value) => value !== null && value < 0),
    hasPositive: values.some((value) => value !== null && value > 0),
    isFraction: first?.format?.kind === "percent",
    hasGoal,
    hasTwins: isMerged && hasTwins(roles, table),
    isPartOfWhole: isPartOfWhole(outputs.find(({ id }) => id === first?.column)),
    figureLabel: first?.label ?? "",
  };
}

/** Whether things are in an order of their own: years as text, floors, classes. */
function isNumbered(along: readonly Cell[]): boolean {
  const known = along.filter((cell) => cell !== null);
  return known.length > 1 && known.every((cell) => readFigure(cell) !== null);
}

function hasTwins({ axis, series, group }: ChartRoles, table: Table): boolean {
  const [split, outer] = [cellsOf(table, series), cellsOf(table, group)];
  const groups = cellsOf(table, axis?.column).map((cell, row) =>
    JSON.stringify([cell, split[row] ?? null, outer[row] ?? null]),
  );
  return new Set(groups).size < groups.length;
}

function countPivotRows({ series, group = null }: ChartRoles, table: Table): number {
  const outer = cellsOf(table, group);
  return new Set(cellsOf(table, series).map((cell, row) => JSON.stringify([cell, outer[row] ?? null]))).size;
}

/** A column without a description, or from SQL that a person wrote, may be part of a whole. */
export function isPartOfWhole(output: Output | undefined): boolean {
  return output === undefined || (output.role.kind === "figure" && parts.has(output.role.figure));
}

const parts: ReadonlySet<FigureKind> = new Set(["count", "sum", "share", "distinct", "unknown"]);
