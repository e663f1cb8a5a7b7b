import { cellsOf, isOnEarth } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import { nameCell, readNumber } from "../../data/read-cells.ts";

/** A row with a position. */
export interface PlacedPoint {
  readonly row: number;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Null if there is no figure. */
  readonly value: number | null;
}

export interface PlacedPoints {
  readonly points: readonly PlacedPoint[];
  /** The number of rows without a position on Earth. */
  readonly unplaced: number;
}

/** The rows of a table by their positions. */
export function placePoints({ drawn, table, locale }: ChartView): PlacedPoints {
  const { coordinates } = drawn;
  const longitudes = cellsOf(table, coordinates?.longitude);
  const names = cellsOf(table, coordinates?.name);
  const values = cellsOf(table, drawn.y[0]?.column);
  const points = cellsOf(table, coordinates?.latitude).flatMap((cell, row): readonly PlacedPoint[] => {
    const [latitude, longitude] = [readNumber(cell), readNumber(longitudes[row] ?? null)];
    if (latitude === null || longitude === null || !isOnEarth(latitude, longitude)) return [];
    const name = names.length === 0 ? "" : nameCell(names[row] ?? null, null, locale);
    return [{ row, name, latitude, longitude, value: readNumber(values[row] ?? null) }];
  });
  return { points, unplaced: table.rowCount - points.length };
}

/** "3 of 40 rows have no position". Empty if all have one. */
export function describeUnplaced(unplaced: number, rowCount: number): string {
  if (unplaced === 0) return "";
  return `${unplaced} of ${rowCount} ${rowCount === 1 ? "row" : "rows"} ${unplaced === 1 ? "has" : "have"} no position`;
}
