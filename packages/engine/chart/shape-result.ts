import { type Cell, type Grain, type Plan, type Table, type Output, readFigure } from "@askery/model";
import { namingPlan } from "./find-plan-column.ts";
import { isBaseFigure } from "./output.ts";
import { findPersonName } from "./person-name.ts";

/** A result sorted by what its columns are for: what charts and sentences are chosen by. */
export interface ResultShape {
  readonly rowCount: number;
  /** No rows; or one in which sums and averages found nothing to work on. */
  readonly isEmpty: boolean;
  /** The time axis. */
  readonly time: TimeColumn | null;
  /** Weekdays, hours, months of any year. */
  readonly parts: readonly KeyColumn[];
  /** What rows are told apart by. Columns that merely describe another one, a product's brand, are left out. */
  readonly groups: readonly KeyColumn[];
  /** Figures that speak for themselves, then those derived from them: shares, changes. Empty ones are left out. */
  readonly figures: readonly FigureColumn[];
  readonly derived: readonly FigureColumn[];
  /** Dates that are no axis: when something was first or last. */
  readonly moments: readonly KeyColumn[];
  /** Rows stand for themselves, not for groups of rows. */
  readonly isList: boolean;
}

export interface KeyColumn {
  readonly output: Output;
  readonly cells: readonly Cell[];
  /** In order of first sight; null counts as one. */
  readonly distinct: readonly Cell[];
}

export interface TimeColumn extends KeyColumn {
  readonly grain: Grain;
}

export interface FigureColumn {
  readonly output: Output;
  readonly values: readonly (number | null)[];
}

export function shapeResult(plan: Plan, outputs: readonly Output[], table: Table): ResultShape {
  const keys: KeyColumn[] = [];
  const figures: FigureColumn[] = [];
  for (const [index, output] of outputs.entries()) {
    const cells = table.values[index] ?? [];
    if (output.role.kind !== "figure") keys.push({ output, cells, distinct: [...new Set(cells)] });
    else if (cells.some((cell) => readFigure(cell) !== null)) {
      figures.push({ output, values: cells.map(readFigure) });
    }
  }
  const time = keys.flatMap(asTime)[0] ?? null;
  return {
    rowCount: table.rowCount,
    isEmpty: table.rowCount === 0 || (table.rowCount === 1 && table.values.every(([cell]) => cell === null)),
    time,
    parts: keys.filter(({ output }) => output.role.kind === "datePart"),
    groups: dropDescriptions(
      joinPersonNames(
        keys.filter(({ output }) => output.role.kind === "category" || output.role.kind === "name"),
        plan,
      ),
    ),
    figures: figures.filter(({ output }) => isBaseFigure(output)),
    moments: keys.filter(({ output }) => output.role.kind === "time" && output.role.grain === null),
    derived: figures.filter(({ output }) => !isBaseFigure(output)),
    isList: plan.kind === "query" && plan.aggregation !== "group",
  };
}

/** A first and a last name are one key, which stands in the first one's place. */
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
  const joined: KeyColumn = { output, cells, distinct: [...new Set(cells)] };
  return keys.filter((key) => key !== last).map((key) => (key === first ? joined : key));
}

function asTime(key: KeyColumn): readonly TimeColumn[] {
  const { role } = key.output;
  return role.kind === "time" && role.grain !== null ? [{ ...key, grain: role.grain }] : [];
}

/** Leaves out columns that follow from another: whoever knows the product knows its brand. */
function dropDescriptions(keys: readonly KeyColumn[]): readonly KeyColumn[] {
  if (keys.length < 2) return keys;
  return keys.filter((key, place) =>
    keys.every((other, otherPlace) => {
      if (other === key || !determines(other, key)) return true;
      return determines(key, other) && place < otherPlace;
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
