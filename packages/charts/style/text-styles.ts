import type { ChartTheme } from "../theme/chart-theme.ts";

/** How text in a chart is set. */
export interface TextStyle {
  readonly color: string;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fontWeight: 400 | 500 | 600;
}

export const tickSize = 11;
export const labelSize = 12;

/** Axis figures, dates, notes. */
export function quietText({ textMuted, fontFamily }: ChartTheme): TextStyle {
  return { color: textMuted, fontFamily, fontSize: tickSize, fontWeight: 400 };
}

/** Names beside lying bars, events. */
export function nameText({ textSecondary, fontFamily }: ChartTheme): TextStyle {
  return { color: textSecondary, fontFamily, fontSize: labelSize, fontWeight: 400 };
}

/** Figures at bar ends. */
export function figureText({ text, fontFamily }: ChartTheme): TextStyle {
  return { color: text, fontFamily, fontSize: labelSize, fontWeight: 400 };
}

/** Names at line ends. */
export function directText({ text, fontFamily }: ChartTheme): TextStyle {
  return { color: text, fontFamily, fontSize: labelSize, fontWeight: 500 };
}
