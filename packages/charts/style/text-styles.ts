import type { ChartTheme } from "../theme/chart-theme.ts";

/** The color and font of text in a chart. */
export interface TextStyle {
  readonly color: string;
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly fontWeight: 400 | 500 | 600;
}

export const tickSize = 11;
export const labelSize = 12;

/** For figures on axes, dates and notes. */
export function quietText({ textMuted, fontFamily }: ChartTheme): TextStyle {
  return { color: textMuted, fontFamily, fontSize: tickSize, fontWeight: 400 };
}

/** For names beside horizontal bars, and for events. */
export function nameText({ textSecondary, fontFamily }: ChartTheme): TextStyle {
  return { color: textSecondary, fontFamily, fontSize: labelSize, fontWeight: 400 };
}

/** For figures at the ends of bars. */
export function figureText({ text, fontFamily }: ChartTheme): TextStyle {
  return { color: text, fontFamily, fontSize: labelSize, fontWeight: 400 };
}

/** For names at the ends of lines. */
export function directText({ text, fontFamily }: ChartTheme): TextStyle {
  return { color: text, fontFamily, fontSize: labelSize, fontWeight: 500 };
}
