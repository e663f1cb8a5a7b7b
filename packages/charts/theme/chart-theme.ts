export type ThemeName = "dark" | "light";

/** The colors of a chart, as strings that every renderer understands: plain sRGB when drawing, never OKLCH. */
export interface ChartColors {
  readonly text: string;
  readonly textSecondary: string;
  readonly textMuted: string;
  /** The background of the chart, for gaps between stacked parts and the inside of marked points. */
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly hover: string;
  /** For less important figures: the past, or the values beside a finding. */
  readonly rest: string;
  readonly grid: string;
  readonly zero: string;
  readonly up: string;
  readonly down: string;
  /** Eight colors, in the order in which series take them. */
  readonly series: readonly string[];
  /** Seven colors, from low to high. */
  readonly sequential: readonly string[];
  /** Seven colors, from negative through zero to positive. */
  readonly diverging: readonly string[];
}

export interface ChartTheme extends ChartColors {
  /** A CSS list of families. Quote names with single quotes, because the list is used in attributes of SVG. */
  readonly fontFamily: string;
}

/** The design token of each color. */
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
