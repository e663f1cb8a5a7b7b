import { findExtent } from "../layout/choose-scale.ts";
import type { ChartTheme } from "../theme/chart-theme.ts";
import { pickColor } from "../theme/mix-colors.ts";

/** The colors of figures from the lowest to the highest. */
export interface ColorScale {
  readonly least: number;
  readonly most: number;
  readonly at: (value: number) => string;
}

/** A ramp from low to high, or in two directions from zero; null if there are no figures. */
export function makeColorScale(
  figures: readonly (number | null | undefined)[],
  theme: ChartTheme,
): ColorScale | null {
  const values = figures.filter((value) => typeof value === "number");
  if (values.length === 0) return null;
  const { least, most } = findExtent(values);
  if (least < 0 && most > 0) {
    const far = Math.max(-least, most);
    return { least, most, at: (value) => pickColor(theme.diverging, value / far / 2 + 0.5) };
  }
  const from = least > 0 && most - least > most / 4 ? 0 : least;
  return {
    least,
    most,
    at: (value) => pickColor(theme.sequential, most === from ? 1 : (value - from) / (most - from)),
  };
}
