import type { Cell } from "@askery/model";
import type { PlacedData } from "../../data/placed-data.ts";

/** A part of a whole. */
export interface Part {
  readonly name: string;
  /** The value of the axis; null for "Other". */
  readonly cell: Cell;
  readonly value: number;
  readonly rows: readonly number[];
  readonly isOther: boolean;
  /** The number of values that it combines. */
  readonly count: number;
}

/** The parts above zero, largest first; those beyond the limit are combined into "Other". */
export function listParts({ axis, series }: PlacedData, max: number): readonly Part[] {
  const [first] = series;
  const parts = axis.positions.flatMap(({ name, cell, isOther = false }, position): readonly Part[] => {
    const value = first?.values[position] ?? 0;
    return value > 0 ? [{ name, cell, value, rows: first?.rows[position] ?? [], isOther, count: 1 }] : [];
  });
  return combineParts(parts, max);
}

/** At most this many parts, largest first; those beyond are combined into "Other". */
export function combineParts(parts: readonly Part[], max: number): readonly Part[] {
  const order = parts.toSorted((one, other) => other.value - one.value);
  if (order.length <= max) return order;
  const rest = order.slice(max - 1);
  const value = rest.reduce((sum, part) => sum + part.value, 0);
  const other = {
    name: `Other (${rest.reduce((count, part) => count + part.count, 0)})`,
    cell: null,
    value,
    rows: rest.flatMap(({ rows }) => rows),
    isOther: true,
    count: rest.reduce((count, part) => count + part.count, 0),
  };
  return [...order.slice(0, max - 1), other].toSorted((one, two) => two.value - one.value);
}
