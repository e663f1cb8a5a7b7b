import { cellsOf, type Table } from "@askery/model";
import type { ChartView } from "../chart-view.ts";
import { readNumber } from "./read-cells.ts";

interface JoinedForecasts {
  /** The view with one column for the figures and the forecast that continues them. */
  readonly view: ChartView;
  /** The first position whose figures are a forecast; null if none are. */
  readonly findFirst: (positionOf: readonly number[], length: number) => number | null;
}

/**
 * Joins columns that are a forecast to the columns that they continue, and leaves out those that are only the ends of
 * ranges. Marks of columns that the table lacks are ignored.
 */
export function joinForecasts(view: ChartView): JoinedForecasts {
  const { drawn, marks, table } = view;
  const names = new Set(table.columns.map(({ name }) => name));
  const isDrawn = (of: string) => names.has(of) && drawn.y.some(({ column }) => column === of);
  const joins = marks.forecasts.filter(({ of, column }) => of !== column && names.has(column) && isDrawn(of));
  const ranges = marks.ranges.filter(({ of, low, high }) => ![low, high].includes(of) && isDrawn(of));
  const gone = new Set([
    ...joins.map(({ column }) => column),
    ...ranges.flatMap(({ low, high }) => [low, high]),
  ]);
  return {
    view:
      gone.size === 0
        ? view
        : {
            ...view,
            drawn: { ...drawn, y: drawn.y.filter(({ column }) => !gone.has(column)) },
            table: joins.reduce(joinColumns, table),
          },
    findFirst: (positionOf, length) => {
      const known = joins.map(({ of }) => lastKnown(table, of, positionOf));
      const first = joins.length > 0 ? Math.max(...known) + 1 : length - marks.tailUnits;
      return first > 0 && first < length ? first : null;
    },
  };
}

/** Missing figures of `of` are those of `column`. */
function joinColumns(table: Table, { of, column }: { readonly of: string; readonly column: string }): Table {
  const forecast = cellsOf(table, column);
  return {
    ...table,
    values: table.columns.map(({ name }, index) => {
      const cells = table.values[index] ?? [];
      return name === of ? cells.map((cell, row) => cell ?? forecast[row] ?? null) : cells;
    }),
  };
}

function lastKnown(table: Table, column: string, positionOf: readonly number[]): number {
  return cellsOf(table, column).reduce<number>(
    (last, cell, row) => (readNumber(cell) === null ? last : Math.max(last, positionOf[row] ?? -1)),
    -1,
  );
}
