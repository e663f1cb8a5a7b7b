import type { ChartAxis, ChartFigure, ChartSpec, ColumnType, Table, TableColumn } from "@askery/model";
import { guessSeriesFormat } from "./data/guess-series-format.ts";
import { cellsOf } from "./data/read-cells.ts";

/** Which columns of a table play which part in a chart with an axis. */
export interface Placement {
  readonly x: ChartAxis | null;
  readonly y: readonly ChartFigure[];
  readonly series: string | null;
  /** All columns of numbers, those of the spec first. */
  readonly numeric: readonly ChartFigure[];
}

/** The spec's own where it has an axis of things or times, else read off the table's columns. */
export function settlePlacement(spec: ChartSpec, table: Table): Placement {
  const named = spec.x !== null && spec.x.kind !== "number" ? spec.x : null;
  const numeric = listNumeric(spec, table, named);
  if (named !== null) return { x: named, y: spec.y, series: spec.series, numeric };
  const time = table.columns.find(({ type }) => type === "date" || type === "timestamp");
  const names = table.columns.filter(({ type }) => type === "text" || type === "boolean");
  const x = time === undefined ? nameAxis(names[0]) : timeAxis(time, table);
  const second = time === undefined ? names[1] : names[0];
  const isBreakdown = second !== undefined && repeats(table, x?.column);
  return {
    x,
    y: spec.y.length > 0 ? spec.y : numeric.slice(0, 1),
    series: isBreakdown ? second.name : null,
    numeric,
  };
}

function listNumeric(spec: ChartSpec, table: Table, named: ChartAxis | null): readonly ChartFigure[] {
  const across =
    spec.x?.kind === "number" ? [{ column: spec.x.column, label: spec.x.label, format: spec.x.format }] : [];
  const told = [...across, ...spec.y].filter(
    ({ column }, index, all) => all.findIndex((other) => other.column === column) === index,
  );
  const taken = new Set([...told.map(({ column }) => column), named?.column, spec.series]);
  const rest = table.columns.filter(({ name, type }) => numericTypes.has(type) && !taken.has(name));
  return [
    ...told,
    ...rest.map(({ name }) => ({ column: name, label: name, format: { kind: "number" } as const })),
  ];
}

const numericTypes: ReadonlySet<ColumnType> = new Set(["integer", "decimal", "float"]);

function nameAxis(column: TableColumn | undefined): ChartAxis | null {
  return column === undefined
    ? null
    : { column: column.name, label: column.name, kind: "category", grain: null, format: { kind: "text" } };
}

/** Dates are units of a calendar; moments are points in time. */
function timeAxis({ name, type }: TableColumn, table: Table): ChartAxis {
  const format = type === "date" ? guessSeriesFormat(name, cellsOf(table, name)) : null;
  return {
    column: name,
    label: name,
    kind: "time",
    grain: format?.kind === "date" ? format.grain : null,
    format,
  };
}

function repeats(table: Table, column: string | undefined): boolean {
  const cells = cellsOf(table, column);
  return new Set(cells).size < cells.length;
}
