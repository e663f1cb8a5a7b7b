import type { FullRequest } from "../../chart-request.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { circlePart, textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { quietText, tickSize } from "../../style/text-styles.ts";
import { cleanText } from "../../text/clean-text.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { radiusOf, readSizeScale, type SizeScale } from "./size-dots.ts";

/** The key of bubble sizes, at the top right: the name of the figure and two circles with their figures. */
export function drawSizeKey(
  request: FullRequest,
  { top, width }: { readonly top: number; readonly width: number },
): readonly GraphicPart[] {
  const { drawn, theme, size, locale } = request;
  const [, figure] = drawn.y;
  if (figure === undefined) return [];
  const style = quietText(theme);
  const scale = readSizeScale(request);
  const y = top + middle;
  const samples = pickSamples(scale).map((value) => ({
    radius: radiusOf(value, scale),
    text: formatFigure(value, figure.format, locale),
  }));
  const used = samples.reduce((sum, { radius, text }) => sum + widthOf(radius, text), 0);
  const hasSamples = used < width * 0.6;
  let x = size.width;
  const circles = hasSamples
    ? samples.toReversed().flatMap(({ radius, text }) => {
        const left = x - widthOf(radius, text);
        const parts = [
          circlePart({ cx: left + gap + radius, cy: y, r: radius }, { stroke: theme.textMuted }),
          textPart({ x, y, text, style, align: "right" }),
        ];
        x = left;
        return parts;
      })
    : [];
  const label = fitText(
    `size: ${cleanText(figure.label) || figure.column}`,
    x - (size.width - width),
    tickSize,
  );
  return [textPart({ x, y, text: label, style, align: "right" }), ...circles];
}

/** The middle of the key, and the largest circle that it has room for. */
const [middle, maxRadius] = [11, 10];
const gap = 10;

function widthOf(radius: number, text: string): number {
  return gap + 2 * radius + 4 + measureText(text, tickSize);
}

/** Two round figures whose circles fit in a line: a small and a larger one. */
function pickSamples(scale: SizeScale): readonly number[] {
  if (scale.most <= 0) return [];
  const found = [0.45, 1].flatMap((part) => {
    const value = roundDown(scale.most * (Math.min(1, maxRadius / scale.largest) * part) ** 2);
    return radiusOf(value, scale) > 2 ? [value] : [];
  });
  return [...new Set(found)];
}

/** To 1, 2 or 5 and zeros. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const lead = [5, 2, 1].find((step) => step * power <= value * (1 + 1e-9)) ?? 1;
  return Number((lead * power).toPrecision(1));
}
