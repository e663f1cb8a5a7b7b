import type { PlacedSeries } from "../data/placed-data.ts";
import type { ChartTheme } from "../theme/chart-theme.ts";

export function colorOf({ role, slot }: Pick<PlacedSeries, "role" | "slot">, theme: ChartTheme): string {
  return role === "own" ? (theme.series[slot] ?? theme.rest) : theme.rest;
}

/** Everyone can distinguish the first five colors; the sixth to the eighth also have dashes. */
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

/** The dashes of an unfinished unit. */
export const unfinished = [3, 4];

/** The pattern of stacked parts beyond the fifth, in place of dashes. */
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
