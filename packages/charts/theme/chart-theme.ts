/** Which of the two designs. */
export type ThemeName = "dark" | "light";

/** The colors a chart is drawn in, as strings that every renderer reads: plain sRGB when drawing, never OKLCH. */
export interface ChartColors {
  readonly text: string;
  readonly textSecondary: string;
  readonly textMuted: string;
  /** What the chart stands on: gaps between stacked parts, the inside of marked points. */
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly hover: string;
  /** What steps back: the past, the others beside a finding. */
  readonly rest: string;
  readonly grid: string;
  readonly zero: string;
  readonly up: string;
  readonly down: string;
  /** Eight, in the order series take them. */
  readonly series: readonly string[];
  /** Seven, from low to high. */
  readonly sequential: readonly string[];
  /** Seven, from below through the middle to above. */
  readonly diverging: readonly string[];
}

export interface ChartTheme extends ChartColors {
  /** A CSS list of families. Quote names with single quotes: the list stands in attributes of SVG. */
  readonly fontFamily: string;
}

/** The token that each color is. */
export const tokenNames = {
  text: "--text",
  textSecondary: "--text-2",
  textMuted: "--text-3",
  surface: "--surface",
  raised: "--raised",
  line: "--line-strong",
  hover: "--hover",
  rest: "--chart-rest",
  grid: "--chart-grid",
  zero: "--chart-zero",
  up: "--chart-up",
  down: "--chart-down",
} as const;
