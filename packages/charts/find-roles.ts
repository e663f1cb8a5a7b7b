import {
  cellsOf,
  readDrawnColumns,
  type ChartAxis,
  type ChartFigure,
  type ChartRoles,
  type ChartSpec,
  type DesignColumns,
  type Output,
  type Table,
} from "@askery/model";
import { guessSeriesFormat } from "./data/guess-series-format.ts";

/** The result of a chart: its table, and a description of each column. */
export interface DrawnResult {
  readonly table: Table;
  readonly outputs: readonly Output[];
}

/** The spec's own roles if it has an axis of things or times; otherwise roles guessed from the result's columns. */
export function findRoles(spec: ChartSpec, result: DrawnResult): ChartRoles {
  const { x, y, series } = readDrawnColumns(spec);
  const across: ChartFigure | null = x?.kind === "number" ? x : null;
  const named = x === null || x.kind === "number" ? null : { ...x, kind: x.kind };
  const own = across === null ? y : [across, ...y];
  const numeric = listNumeric(own, result);
  if (named !== null) return { axis: named, figures: y, series, numeric };
  const { axis, series: split } = guessAxis(result);
  return { axis, figures: y.length > 0 ? y : numeric.slice(0, 1), series: split, numeric };
}

/** The roles that people chose. Columns that the result does not have are those of `findRoles`. */
export function chooseRoles(spec: ChartSpec, result: DrawnResult, columns: DesignColumns): ChartRoles {
  const own = findRoles(spec, result);
  const { table, outputs } = result;
  const find = (id: string | null) => outputs.find((output) => output.id === id);
  const [along, split] = [find(columns.axis), find(columns.series)];
  const figures = columns.figures.flatMap((id) => {
    const output = find(id);
    return output === undefined ? [] : [{ column: output.id, label: output.label, format: output.format }];
  });
  const isTime = along?.role.kind === "time";
  return {
    axis: along === undefined ? own.axis : isTime ? timeAxis(along, table) : nameAxis(along),
    figures: figures.length > 0 ? figures : own.figures,
    series: split?.id ?? null,
    numeric: figures.length > 0 ? listNumeric(figures, result) : own.numeric,
  };
}

/** All numeric columns, those of the spec first. */
function listNumeric(own: readonly ChartFigure[], { outputs }: DrawnResult): readonly ChartFigure[] {
  const first = own.filter(
    ({ column }, index) => own.findIndex((other) => other.column === column) === index,
  );
  const rest = outputs.filter(
    ({ id, role }) => role.kind === "figure" && first.every(({ column }) => column !== id),
  );
  return [...first, ...rest.map(({ id, label, format }) => ({ column: id, label, format }))].map(
    ({ column, label, format }) => ({ column, label, format }),
  );
}

/**
 * The first time column or, if there is none, the first column of names. If its values repeat, another column of names
 * splits it into series.
 */
function guessAxis({ table, outputs }: DrawnResult): Pick<ChartRoles, "axis" | "series"> {
  const time = outputs.find(({ role }) => role.kind === "time");
  const names = outputs.filter(({ role }) => role.kind !== "time" && role.kind !== "figure");
  const along = time ?? names[0];
  if (along === undefined) return { axis: null, series: null };
  const second = time === undefined ? names[1] : names[0];
  const cells = cellsOf(table, along.id);
  const repeats = new Set(cells).size < cells.length;
  return {
    axis: time === undefined ? nameAxis(along) : timeAxis(along, table),
    series: repeats && second !== undefined ? second.id : null,
  };
}

function nameAxis({ id, label, format }: Output): ChartAxis {
  return { column: id, label, kind: "category", grain: null, format };
}

/** Dates are calendar units; timestamps are points in time. */
function timeAxis({ id, label, role, format }: Output, table: Table): ChartAxis {
  const base = { column: id, label, kind: "time" } as const;
  if (role.kind === "time" && role.grain !== null) return { ...base, grain: role.grain, format };
  const isDate = table.columns.find(({ name }) => name === id)?.type === "date";
  const guessed = isDate ? guessSeriesFormat(id, cellsOf(table, id)) : null;
  return { ...base, grain: guessed?.kind === "date" ? guessed.grain : null, format: guessed };
}
