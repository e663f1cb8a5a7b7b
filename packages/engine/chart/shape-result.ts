import {
  type Cell,
  type DateStyle,
  type Grain,
  type Output,
  type Plan,
  type Table,
  dayOf,
  readFigure,
} from "@askery/model";
import { parseIsoDate } from "../question/calendar-days.ts";
import type { CalendarContext } from "../question/resolve-period.ts";
import { sameYear } from "./buckets.ts";
import { findPeriod } from "./find-period.ts";
import { namingPlan } from "./find-plan-column.ts";
import { isBaseFigure } from "./output.ts";
import { findPersonName } from "./person-name.ts";

/** The columns of a result, sorted by purpose, as charts and sentences need them. */
export interface ResultShape {
  readonly rowCount: number;
  /** True for no rows, or for a single row of null aggregates. */
  readonly isEmpty: boolean;
  /** The time axis. */
  readonly time: TimeColumn | null;
  /** Weekdays, hours, months of the year. */
  readonly parts: readonly KeyColumn[];
  /** The keys of rows. Excludes columns that depend on another one, such as a product's brand. */
  readonly groups: readonly KeyColumn[];
  /** The columns that depend on a group. */
  readonly described: readonly KeyColumn[];
  /** Base figures and figures derived from them (shares, changes). Excludes empty ones. */
  readonly figures: readonly FigureColumn[];
  readonly derived: readonly FigureColumn[];
  /** Dates that are not an axis, such as a first or last date. */
  readonly moments: readonly KeyColumn[];
  /** True if rows are not groups. */
  readonly isList: boolean;
  /** The number of rows with a latitude and a longitude. Absent for results that are not places. */
  readonly places?: number;
}

export interface KeyColumn {
  readonly output: Output;
  readonly cells: readonly Cell[];
  /** Distinct values in order of appearance, including null. */
  readonly distinct: readonly Cell[];
  /** How running text writes its dates: bare where readers know the year. */
  readonly dateStyle: DateStyle;
}

export interface TimeColumn extends KeyColumn {
  readonly grain: Grain;
}

export interface FigureColumn {
  readonly output: Output;
  readonly values: readonly (number | null)[];
}

/** What a shape is read from. The current year, and that of the plan's period, need no mention. */
export interface ShapedResult extends CalendarContext {
  readonly plan: Plan;
  readonly outputs: readonly Output[];
  readonly table: Table;
}

export function shapeResult(result: ShapedResult): ResultShape {
  const { plan, outputs, table } = result;
  const keys: KeyColumn[] = [];
  const figures: FigureColumn[] = [];
  for (const [index, output] of outputs.entries()) {
    const cells = table.values[index] ?? [];
    if (output.role.kind !== "figure") keys.push(readKey(output, cells, result));
    else if (table.rowCount === 0 || cells.some((cell) => readFigure(cell) !== null)) {
      figures.push({ output, values: cells.map(readFigure) });
    }
  }
  const time = keys.flatMap(asTime)[0] ?? null;
  const named = joinPersonNames(
    keys.filter(({ output }) => output.role.kind === "category" || output.role.kind === "name"),
    plan,
  );
  const groups = dropDescriptions(named);
  return {
    rowCount: table.rowCount,
    isEmpty: table.rowCount === 0 || (table.rowCount === 1 && table.values.every(([cell]) => cell === null)),
    time,
    parts: keys.filter(({ output }) => output.role.kind === "datePart"),
    groups,
    described: named.filter((key) => !groups.includes(key)),
    figures: figures.filter(({ output }) => isBaseFigure(output)),
    moments: keys.filter(({ output }) => output.role.kind === "time" && output.role.grain === null),
    derived: figures.filter(({ output }) => !isBaseFigure(output)),
    isList: plan.kind === "query" && plan.aggregation !== "group",
  };
}

/** A column that distinguishes rows, with its values and their format. */
export function readKey(output: Output, cells: readonly Cell[], result: ShapedResult): KeyColumn {
  const distinct = [...new Set(cells)];
  return { output, cells, distinct, dateStyle: chooseDateStyle(distinct, result) };
}

/** A single date has its year unless it is of this year: nothing else in the sentence need name the period. */
function chooseDateStyle(cells: readonly Cell[], { plan, ...context }: ShapedResult): DateStyle {
  const days = cells.map(dayOf).filter((day) => day !== null);
  const period = days.length > 1 ? findPeriod(plan, context) : null;
  if (sameYear([...days, parseIsoDate(context.today)])) return "bare";
  if (typeof period?.from !== "string" || period.to === null) return "long";
  const span = [parseIsoDate(period.from), parseIsoDate(period.to) - 1];
  return sameYear([...days, ...span]) ? "bare" : "long";
}

/** Joins first and last name into one key, at the position of the first. */
function joinPersonNames(keys: readonly KeyColumn[], plan: Plan): readonly KeyColumn[] {
  const block = namingPlan(plan);
  const name = block === null ? null : findPersonName(block);
  const first = keys.find(({ output }) => output.id === name?.first.id);
  const last = keys.find(({ output }) => output.id === name?.last.id);
  if (name === null || first === undefined || last === undefined) return keys;
  const cells = first.cells.map((cell, row) => {
    const parts = [cell, last.cells[row] ?? null].filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(" ");
  });
  const output: Output = { ...first.output, label: name.owner, role: { kind: "name" } };
  const joined: KeyColumn = { ...first, output, cells, distinct: [...new Set(cells)] };
  return keys.filter((key) => key !== last).map((key) => (key === first ? joined : key));
}

function asTime(key: KeyColumn): readonly TimeColumn[] {
  const { role } = key.output;
  return role.kind === "time" && role.grain !== null ? [{ ...key, grain: role.grain }] : [];
}

/** Drops columns that depend on another one: a product determines its brand. */
function dropDescriptions(keys: readonly KeyColumn[]): readonly KeyColumn[] {
  if (keys.length < 2) return keys;
  return keys.filter((key, position) =>
    keys.every((other, otherPlace) => {
      if (other === key || !determines(other, key)) return true;
      return determines(key, other) && position < otherPlace;
    }),
  );
}

function determines(known: KeyColumn, asked: KeyColumn): boolean {
  if (known.distinct.length < asked.distinct.length) return false;
  const seen = new Map<Cell, Cell>();
  return known.cells.every((cell, row) => {
    const value = asked.cells[row] ?? null;
    const before = seen.get(cell);
    if (before === undefined) seen.set(cell, value);
    return before === undefined || before === value;
  });
}
