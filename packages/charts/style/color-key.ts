import type { ValueFormat } from "@askery/model";
import type { FullRequest } from "../chart-request.ts";
import { bareOf } from "../format/bare-format.ts";
import { formatFigure } from "../format/format-figure.ts";
import { cleanText } from "../text/clean-text.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import type { ColorScale } from "./color-scale.ts";
import { boxPart, textPart, type GraphicPart } from "./graphic-parts.ts";
import { noLegend, type Legend } from "./legend.ts";
import { labelSize, nameText, quietText, tickSize } from "./text-styles.ts";

/** The key of the colors, at the top right: the lowest figure, the ramp, the highest figure. */
export function drawColorKey(
  { size, theme, locale }: FullRequest,
  format: ValueFormat | null,
  { least, most, at }: ColorScale,
): readonly GraphicPart[] {
  return placeKey({ size, theme, locale }, format, { least, most, at }).parts;
}

/** The key of colors by a figure that nothing else shows, with its name. */
export function drawFigureKey(request: FullRequest): Legend {
  const { figureColors, isThumbnail, theme } = request;
  if (figureColors === null || isThumbnail) return noLegend;
  const { figure, scale } = figureColors;
  const { parts, left } = placeKey(request, figure.format, scale);
  const name = fitText(cleanText(figure.label) || figure.column, left - 12, tickSize);
  return {
    height: 22,
    parts: [textPart({ x: left - 8, y: 8, text: name, style: quietText(theme), align: "right" }), ...parts],
  };
}

function placeKey(
  { size, theme, locale }: Pick<FullRequest, "size" | "theme" | "locale">,
  format: ValueFormat | null,
  { least, most, at }: ColorScale,
): { readonly parts: readonly GraphicPart[]; readonly left: number } {
  const write = (as: ValueFormat | null) =>
    [formatFigure(least, as, locale), formatFigure(most, as, locale)] as const;
  const isWide = write(format).some((text) => measureText(text, labelSize) > (size.width - 120) / 2);
  const [low, high] = write(isWide ? bareOf(format) : format);
  const style = { ...nameText(theme), fontSize: tickSize };
  const right = size.width - 4 - measureText(high, labelSize);
  const steps = 24;
  const left = right - 6 - steps * 4;
  return {
    parts: [
      textPart({ x: left - 6, y: 8, text: low, style, align: "right" }),
      ...Array.from({ length: steps }, (_, step) =>
        boxPart(
          { x: left + step * 4, y: 4, width: 4.2, height: 8 },
          at(least + ((most - least) * step) / (steps - 1)),
        ),
      ),
      textPart({ x: right, y: 8, text: high, style }),
    ],
    left: left - 6 - measureText(low, labelSize),
  };
}
