import { cellsOf, readDrawnColumns, readFigure, type ChartSpec, type Table } from "@askery/model";

/** The quartiles of the figures that a chart shows, rounded to two digits: where a new line or band is of use. Zeros without figures. */
export function findQuartiles(
  spec: ChartSpec,
  table: Table,
): readonly [low: number, middle: number, high: number] {
  const figures = readDrawnColumns(spec)
    .y.flatMap(({ column }) => cellsOf(table, column).flatMap((cell) => readFigure(cell) ?? []))
    .toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Number((figures[Math.round(share * (figures.length - 1))] ?? 0).toPrecision(2));
  return [at(0.25), at(0.5), at(0.75)];
}
