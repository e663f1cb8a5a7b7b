import type { ChartPalette } from "@askery/model";
import type { ChartTheme } from "./chart-theme.ts";
import { pickColor } from "./mix-colors.ts";

/** The theme with the colors of series that a person chose. */
export function applyPalette(theme: ChartTheme, palette: ChartPalette | undefined): ChartTheme {
  switch (palette) {
    case undefined:
    case "patterns":
    case "varied":
      return theme;
    case "shades":
      return { ...theme, series: theme.series.map((_, slot) => shadeOf(theme, slot)) };
    case "focus":
      return {
        ...theme,
        series: theme.series.map((color, slot) => (slot === 0 ? color : greyOf(theme, slot))),
      };
  }
}

/** From the strongest shade to one that is still visible on the surface. */
function shadeOf({ sequential }: ChartTheme, slot: number): string {
  return pickColor(sequential, 1 - (slot / 7) * 0.82);
}

/** Greys that differ enough to follow one line, paler from slot to slot. */
function greyOf({ rest, surface }: ChartTheme, slot: number): string {
  return pickColor([rest, surface], (slot - 1) * 0.09);
}
