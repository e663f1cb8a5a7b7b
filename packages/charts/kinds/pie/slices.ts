import type { Cell } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import type { PlacedData } from "../../data/placed-data.ts";

/** One slice of a pie. */
export interface Slice {
  readonly name: string;
  /** The value of the axis; null for "Other". */
  readonly cell: Cell;
  readonly value: number;
  /** The share of the whole: 0–1. */
  readonly share: number;
  readonly rows: readonly number[];
  /** 0–7, or null for "Other". */
  readonly slot: number | null;
}

/**
 * At most five slices, largest first; the rest are combined into "Other", unless they have no sum. Missing, zero and
 * negative figures have no slice.
 */
export function cutSlices(
  { slots, hasTotals }: Pick<ChartView, "slots" | "hasTotals">,
  { axis, series }: PlacedData,
): readonly Slice[] {
  const [first] = series;
  const parts = axis.positions.flatMap(({ name, cell }, position) => {
    const value = first?.values[position] ?? 0;
    return value > 0 ? [{ name, cell, value, rows: first?.rows[position] ?? [] }] : [];
  });
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const order = parts.toSorted((one, other) => other.value - one.value);
  const shown = hasTotals && order.length > maxSlices ? order.slice(0, maxSlices - 1) : order;
  const rest = order.slice(shown.length);
  const slices: Slice[] = shown.map((part, index) => ({
    ...part,
    share: part.value / whole,
    slot: slots.get(part.name) ?? (index < maxColors ? index : null),
  }));
  if (rest.length === 0) return slices;
  const value = rest.reduce((sum, part) => sum + part.value, 0);
  const rows = rest.flatMap((part) => part.rows);
  return [...slices, { name: "Other", cell: null, value, share: value / whole, rows, slot: null }];
}

export const maxSlices = 5;
/** Further slices are grey. */
const maxColors = 8;
