import type { PlacedSeries } from "../data/placed-data.ts";
import type { ChartTheme } from "../theme/chart-theme.ts";

/** The color of a series. */
export function colorOf({ role, slot }: Pick<PlacedSeries, "role" | "slot">, theme: ChartTheme): string {
  return role === "own" ? (theme.series[slot] ?? theme.rest) : theme.rest;
}

/** Five colors are told apart by everybody; the sixth to the eighth have dashes as well. */
export function dashOf({ role, slot }: Pick<PlacedSeries, "role" | "slot">): "solid" | number[] {
  if (role !== "own" || slot < 5) return "solid";
  return (
    [
      [6, 3],
      [10, 3, 2, 3],
      [2, 2],
    ][slot - 5] ?? [2, 2]
  );
}

/** Dashes of a unit that is not over. */
export const unfinished = [3, 4];

/** What hatches stacked parts beyond the fifth, in place of dashes. */
export function decalOf(
  { role, slot }: Pick<PlacedSeries, "role" | "slot">,
  theme: ChartTheme,
): object | null {
  if (role !== "own" || slot < 5) return null;
  return {
    symbol: "rect",
    color: theme.surface,
    dashArrayX: [1, 0],
    dashArrayY: [
      [2, 5],
      [1, 3],
      [2, 8],
    ][slot - 5] ?? [2, 5],
    rotation: [0.785, -0.785, 0][slot - 5] ?? 0,
  };
}
