import { cellsOf, type Cell, type ChartSpec, type DateSpan, type Grain, type Table } from "@askery/model";
import { parseMoment } from "../format/parse-moment.ts";
import { findCompareObstacle, type ComparedPeriod } from "./compared-period.ts";

/** A chart along time with a second line or bar for each unit. */
export interface ComparedChart {
  readonly spec: ChartSpec;
  readonly table: Table;
}

/**
 * Puts the figures of an earlier period beside those of a chart along time, by their position: the third day beside the
 * third day. The rows of the chart come first; rows for units that only the earlier period has follow. Units after the end
 * of the period are left out. Null for other charts.
 */
export function placeEarlier(
  { spec, table }: ComparedChart,
  { now, before, table: earlier }: ComparedPeriod,
): ComparedChart | null {
  const { encoding } = spec;
  if (findCompareObstacle(spec) !== null || encoding.form !== "series") return null;
  const [figure] = encoding.y;
  if (figure === undefined) return null;
  const { column: axis, grain } = encoding.x;
  const cells = cellsOf(table, axis);
  const shift = shiftBetween(before, now, { grain, sample: cells.map(parseMoment).find(isMoment) });
  const rowAt = new Map(cells.map((cell, row) => [parseMoment(cell), row]));
  const end = parseMoment(now.to);
  const beside: Cell[] = cells.map(() => null);
  const added: { readonly cell: Cell; readonly value: Cell }[] = [];
  const values = cellsOf(earlier, figure.column);
  cellsOf(earlier, axis).forEach((cell, row) => {
    const ms = parseMoment(cell);
    const moved = ms === null ? null : shift(ms);
    if (moved === null || (end !== null && moved >= end)) return;
    const at = rowAt.get(moved);
    const value = values[row] ?? null;
    if (at === undefined) added.push({ cell: printMoment(moved), value });
    else beside[at] = value;
  });
  const column = freeName(`${figure.column} before`, table);
  return {
    spec: {
      ...spec,
      encoding: {
        ...encoding,
        y: [
          { ...figure, label: now.words },
          { ...figure, column, label: before.words },
        ],
      },
      marks: [...spec.marks, { kind: "earlier", column }],
    } as ChartSpec,
    table: {
      ...table,
      columns: [...table.columns, { name: column, type: typeOf(table, figure.column) }],
      values: [
        ...table.values.map((one, index) => [
          ...one,
          ...added.map(({ cell }) => (table.columns[index]?.name === axis ? cell : null)),
        ]),
        [...beside, ...added.map(({ value }) => value)],
      ],
      rowCount: table.rowCount + added.length,
    },
  };
}

interface Unit {
  readonly grain: Grain | null;
  /** The start of some unit, which shows on which day weeks start. */
  readonly sample: number | undefined;
}

/** Moves the start of a unit of one period to the unit at the same position of another. */
function shiftBetween(from: DateSpan, to: DateSpan, unit: Unit): (ms: number) => number | null {
  const [first, other] = [parseMoment(from.from), parseMoment(to.from)];
  if (first === null || other === null) return () => null;
  const { grain } = unit;
  const months = grain === null ? undefined : monthsIn[grain];
  if (months !== undefined) {
    const distance = firstMonth(other, months) - firstMonth(first, months);
    return (ms) => new Date(ms).setUTCMonth(new Date(ms).getUTCMonth() + distance);
  }
  const distance = startOfUnit(other, unit) - startOfUnit(first, unit);
  return (ms) => ms + distance;
}

const monthsIn: Readonly<Partial<Record<Grain, number>>> = { month: 1, quarter: 3, year: 12 };
const dayMs = 86_400_000;
const lengths: Readonly<Partial<Record<Grain, number>>> = { day: dayMs, week: 7 * dayMs };

/** The number of the first month of the unit that contains a time. */
function firstMonth(ms: number, months: number): number {
  const date = new Date(ms);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  return month - (month % months);
}

function startOfUnit(ms: number, { grain, sample = 0 }: Unit): number {
  const length = grain === null ? undefined : lengths[grain];
  if (length === undefined) return ms;
  return ms - ((((ms - sample) % length) + length) % length);
}

function isMoment(ms: number | null): ms is number {
  return ms !== null;
}

/** As the cells of results are: "2026-11-20", "2026-11-20 14:00:00". */
function printMoment(ms: number): string {
  const text = new Date(ms).toISOString();
  return ms % dayMs === 0 ? text.slice(0, 10) : text.slice(0, 19).replace("T", " ");
}

function typeOf(table: Table, column: string): Table["columns"][number]["type"] {
  return table.columns.find(({ name }) => name === column)?.type ?? "decimal";
}

function freeName(name: string, table: Table): string {
  return table.columns.some((column) => column.name === name) ? freeName(`${name} `, table) : name;
}
