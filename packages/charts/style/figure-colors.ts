import type { ColoringFigure } from "../chart-view.ts";
import { formatExact, formatFigure } from "../format/format-figure.ts";
import { cleanText } from "../text/clean-text.ts";
import type { ChartTheme } from "../theme/chart-theme.ts";
import { pickColor } from "../theme/mix-colors.ts";
import { makeColorScale, type ColorScale } from "./color-scale.ts";

/** The colors of marks by a figure that the marks do not show otherwise. */
export interface FigureColors extends ColoringFigure {
  readonly scale: ColorScale;
  /** The color of a mark by its rows: gray without the figure, and for several rows, which have no common one. */
  readonly colorOf: (rows: readonly number[]) => string;
  /** The figure of a mark, for its tooltip. */
  readonly describe: (
    rows: readonly number[],
  ) => readonly { readonly color: null; readonly name: string; readonly value: string }[];
}

export function makeFigureColors(
  { figure, values }: ColoringFigure,
  { theme, locale }: { readonly theme: ChartTheme; readonly locale: string },
): FigureColors | null {
  const scale = makeColorScale(values, withVisibleEnds(theme));
  if (scale === null) return null;
  const valueOf = (rows: readonly number[]): number | null =>
    rows.length === 1 ? (values[rows[0] ?? -1] ?? null) : null;
  return {
    figure,
    values,
    scale,
    colorOf: (rows) => {
      const value = valueOf(rows);
      return value === null ? theme.rest : scale.at(value);
    },
    describe: (rows) =>
      rows.length === 1
        ? [
            {
              color: null,
              name: cleanText(figure.label) || figure.column,
              value: formatExact(valueOf(rows), figure.format, locale),
            },
          ]
        : [],
  };
}

/** Ramps whose palest color is still visible as a mark on the surface. */
export function withVisibleEnds(theme: ChartTheme): ChartTheme {
  const { sequential, diverging, surface, rest } = theme;
  const middle = pickColor([surface, rest], 0.45);
  return {
    ...theme,
    sequential: sequential.slice(2),
    diverging: [...diverging.slice(0, 2), middle, ...diverging.slice(-2)],
  };
}

/** "Colors show margin, from €120 to €4,500." */
export function describeColors({ figure, values }: ColoringFigure, locale: string): string {
  const known = values.filter((value) => value !== null);
  const ends = [
    known.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
    known.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
  ].map((value) => formatFigure(value, figure.format, locale));
  return `Colors show ${cleanText(figure.label) || figure.column}, from ${ends.join(" to ")}.`;
}
