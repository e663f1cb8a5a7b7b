import {
  cellsOf,
  findCoordinates,
  readDrawnColumns,
  type ChartAxis,
  type ChartFigure,
  type ChartRoles,
  type ChartSpec,
  type DesignColumns,
  type FigureKind,
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
  const coordinates = findCoordinates(result.outputs);
  return { ...findDrawnRoles(spec, result), ...(coordinates !== null && { coordinates }) };
}

function findDrawnRoles(spec: ChartSpec, result: DrawnResult): ChartRoles {
  const { x, y, series, group } = readDrawnColumns(asEncoded(spec));
  const across: ChartFigure | null = x?.kind === "number" ? x : null;
  const named = x === null || x.kind === "number" ? null : { ...x, kind: x.kind };
  const own = across === null ? y : [across, ...y];
  const numeric = listNumeric(own, result);
  if (named !== null) {
    return { axis: named, figures: y, series, ...(group !== undefined && { group }), numeric };
  }
  return { ...guessAxis(result), figures: y.length > 0 ? y : numeric.slice(0, 1), numeric };
}

/** With its axes as its columns have them. */
function asEncoded(spec: ChartSpec): ChartSpec {
  const { axes: _, ...display } = spec.display ?? {};
  return { ...spec, display };
}

/** The roles that people chose. Columns that the result does not have are those of `findRoles`. */
export function chooseRoles(spec: ChartSpec, result: DrawnResult, columns: DesignColumns): ChartRoles {
  const own = findRoles(spec, result);
  const { table, outputs } = result;
  const find = (id: string | null) => outputs.find((output) => output.id === id);
  const [along, split, outer] = [find(columns.axis), find(columns.series), find(columns.group ?? null)];
  const figures = columns.figures.flatMap((id) => {
    const output = find(id);
    return output === undefined ? [] : [{ column: output.id, label: output.label, format: output.format }];
  });
  const isTime = along?.role.kind === "time";
  return {
    axis: along === undefined ? own.axis : isTime ? timeAxis(along, table) : nameAxis(along),
    figures: figures.length > 0 ? figures : own.figures,
    series: split?.id ?? null,
    ...(own.coordinates !== undefined && { coordinates: own.coordinates }),
    ...(outer !== undefined && outer !== split && { group: outer.id }),
    numeric: figures.length > 0 ? listNumeric(figures, result) : own.numeric,
  };
}

/** Totals of a pivot table, if its figures add up: those of averages would be wrong. */
export function chooseTotals(
  { figures }: ChartRoles,
  { outputs }: DrawnResult,
): { readonly totals: "shown" | "hidden" } {
  const [figure] = figures;
  const role = outputs.find(({ id }) => id === figure?.column)?.role;
  const addsUp = role === undefined || (role.kind === "figure" && additive.has(role.figure));
  return { totals: addsUp ? "shown" : "hidden" };
}

const additive: ReadonlySet<FigureKind> = new Set<FigureKind>(["count", "sum", "unknown"]);

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
 * splits it into series; if these repeat too, a third one groups them.
 */
function guessAxis({ table, outputs }: DrawnResult): Pick<ChartRoles, "axis" | "series" | "group"> {
  const time = outputs.find(({ role }) => role.kind === "time");
  const names = outputs.filter(({ role }) => role.kind !== "time" && role.kind !== "figure");
  const along = time ?? names[0];
  if (along === undefined) return { axis: null, series: null };
  const [second, third] = names.filter((output) => output !== along);
  const axis = time === undefined ? nameAxis(along) : timeAxis(along, table);
  if (second === undefined || !repeats(table, [along])) return { axis, series: null };
  if (third === undefined || !repeats(table, [along, second])) return { axis, series: second.id };
  const count = ({ id }: Output) => new Set(cellsOf(table, id)).size;
  const [group, series] = count(second) <= count(third) ? [second, third] : [third, second];
  return { axis, series: series.id, group: group.id };
}

/** Whether two rows have the same values of some columns. */
function repeats(table: Table, outputs: readonly Output[]): boolean {
  const columns = outputs.map(({ id }) => cellsOf(table, id));
  const rows = (columns[0] ?? []).map((_, row) => JSON.stringify(columns.map((cells) => cells[row] ?? null)));
  return new Set(rows).size < rows.length;
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
