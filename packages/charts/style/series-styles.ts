import type { ChartPalette, RuleColor } from "@askery/model";
import type { PlacedSeries } from "../data/placed-data.ts";
import type { ChartTheme } from "../theme/chart-theme.ts";

export function colorOf({ role, slot }: Pick<PlacedSeries, "role" | "slot">, theme: ChartTheme): string {
  return role === "own" ? (theme.series[slot] ?? theme.rest) : theme.rest;
}

/**
 * Everyone can distinguish the first five colors; the sixth to the eighth also have dashes. With patterns, all but the
 * first do.
 */
export function dashOf(
  { role, slot }: Pick<PlacedSeries, "role" | "slot">,
  palette?: ChartPalette,
): "solid" | number[] {
  const first = palette === "patterns" ? 1 : 5;
  if (role !== "own" || slot < first) return "solid";
  return dashes[(slot - first) % dashes.length] ?? [2, 2];
}

const dashes = [
  [6, 3],
  [10, 3, 2, 3],
  [2, 2],
];

/** The color that a rule gives a figure. */
export function ruleColorOf(color: RuleColor, theme: ChartTheme): string {
  switch (color) {
    case "good":
      return theme.up;
    case "bad":
      return theme.down;
    case "accent":
      return theme.series[0] ?? theme.rest;
    case "muted":
      return theme.rest;
  }
}

/** The dashes of an unfinished unit. */
export const unfinished = [3, 4];

/** The number of the pattern of areas and bars: those beyond the fifth have one or, with patterns, all but the first. */
export function patternOf(
  { role, slot }: Pick<PlacedSeries, "role" | "slot">,
  palette?: ChartPalette,
): number | null {
  const first = palette === "patterns" ? 1 : 5;
  return role !== "own" || slot < first ? null : (slot - first) % 3;
}

/** The pattern of a bar, in place of dashes. */
export function decalOf(
  series: Pick<PlacedSeries, "role" | "slot">,
  theme: ChartTheme,
  palette?: ChartPalette,
): object | null {
  const pattern = patternOf(series, palette);
  if (pattern === null) return null;
  return {
    symbol: "rect",
    color: theme.surface,
    dashArrayX: [1, 0],
    dashArrayY: [
      [2, 5],
      [1, 3],
      [2, 8],
    ][pattern] ?? [2, 5],
    rotation: [0.785, -0.785, 0][pattern] ?? 0,
  };
}
