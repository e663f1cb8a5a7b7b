import type { PlacedSeries } from "../data/placed-data.ts";
import { spreadLabels } from "../layout/spread-labels.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import type { ChartTheme } from "../theme/chart-theme.ts";
import { textPart, type GraphicPart } from "./graphic-parts.ts";
import { drawSwatch, type Swatch } from "./swatch.ts";
import { directText, labelSize, quietText, tickSize, type TextStyle } from "./text-styles.ts";

/** A label after the end of a line or beside the last bar. */
export interface EndLabel {
  readonly text: string;
  /** `line`: it names a goal, another line at a figure, or a band. */
  readonly role: PlacedSeries["role"] | "line";
  /** The square before the text, if no line leads to it. */
  readonly swatch?: Swatch;
}

/** The least distance of labels, from middle to middle. */
export const endPitch = 16;

/** Names of series, with their last figure if there is room. A single series has only its figure. */
export function writeEndLabels(
  series: readonly PlacedSeries[],
  lastFigure: (series: PlacedSeries) => string,
  { width, hasFigures }: { readonly width: number; readonly hasFigures: boolean },
): readonly EndLabel[] {
  return series.map((one) => {
    const figure = lastFigure(one);
    if (series.length === 1) return { text: figure, role: one.role };
    const name = fitText(one.name, Math.min(140, width * 0.22), labelSize);
    return { text: hasFigures && width >= 480 ? `${name}  ${figure}` : name, role: one.role };
  });
}

/** The width of the labels at the right. */
export function measureEndLabels(labels: readonly EndLabel[]): number {
  const widths = labels.map(
    ({ text, role, swatch }) =>
      (role === "line" ? measureText(text, tickSize) : measureText(text, labelSize, 500)) + indentOf(swatch),
  );
  return Math.max(0, ...widths) + gap + 4;
}

/** The labels at the ends of their lines, moved apart; null if they do not all fit. */
export function drawEndLabels(
  labels: readonly EndLabel[],
  ends: readonly number[],
  {
    x,
    top,
    bottom,
    theme,
  }: { readonly x: number; readonly top: number; readonly bottom: number; readonly theme: ChartTheme },
): readonly GraphicPart[] | null {
  const positions = spreadLabels(ends, { from: top, to: bottom, pitch: endPitch });
  if (positions === null) return null;
  return labels.flatMap(({ text, role, swatch }, index) => {
    const y = positions[index] ?? 0;
    const label = textPart({ x: x + gap + indentOf(swatch), y, text, style: styleOf(role, theme) });
    return swatch === undefined ? [label] : [...drawSwatch(swatch, { x: x + gap, y }, theme), label];
  });
}

function styleOf(role: EndLabel["role"], theme: ChartTheme): TextStyle {
  const strong = directText(theme);
  if (role === "own") return strong;
  return role === "line" ? quietText(theme) : { ...strong, color: theme.textMuted, fontWeight: 400 };
}

function indentOf(swatch: Swatch | undefined): number {
  return swatch === undefined ? 0 : 14;
}

const gap = 10;
