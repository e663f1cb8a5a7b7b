import type { ValueFormat } from "@askery/model";
import type { FullRequest } from "../chart-request.ts";
import { bareOf } from "../format/bare-format.ts";
import { formatFigure } from "../format/format-figure.ts";
import { measureText } from "../text/measure-text.ts";
import type { ColorScale } from "./color-scale.ts";
import { boxPart, textPart, type GraphicPart } from "./graphic-parts.ts";
import { labelSize, nameText, tickSize } from "./text-styles.ts";

/** The key of the colors, at the top right: the lowest figure, the ramp, the highest figure. */
export function drawColorKey(
  { size, theme, locale }: FullRequest,
  format: ValueFormat | null,
  { least, most, at }: ColorScale,
): readonly GraphicPart[] {
  const write = (as: ValueFormat | null) =>
    [formatFigure(least, as, locale), formatFigure(most, as, locale)] as const;
  const isWide = write(format).some((text) => measureText(text, labelSize) > (size.width - 120) / 2);
  const [low, high] = write(isWide ? bareOf(format) : format);
  const style = { ...nameText(theme), fontSize: tickSize };
  const right = size.width - 4 - measureText(high, labelSize);
  const steps = 24;
  const left = right - 6 - steps * 4;
  return [
    textPart({ x: left - 6, y: 8, text: low, style, align: "right" }),
    ...Array.from({ length: steps }, (_, step) =>
      boxPart(
        { x: left + step * 4, y: 4, width: 4.2, height: 8 },
        at(least + ((most - least) * step) / (steps - 1)),
      ),
    ),
    textPart({ x: right, y: 8, text: high, style }),
  ];
}
