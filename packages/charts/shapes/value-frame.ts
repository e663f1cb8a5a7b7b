import type { ValueFormat } from "@askery/model";
import type { FullRequest } from "../chart-request.ts";
import { makeTickWriter } from "../format/format-ticks.ts";
import { listTicks, type Scale } from "../layout/choose-scale.ts";
import { linePart, textPart, type GraphicPart } from "../style/graphic-parts.ts";
import type { Plot } from "../style/option-base.ts";
import { quietText, tickSize } from "../style/text-styles.ts";
import { measureText } from "../text/measure-text.ts";

/** Writes the figures of a scale, all alike. */
export function scaleWriter(
  scale: Scale,
  format: ValueFormat | null,
  locale: string,
): (value: number) => string {
  const most = Math.max(Math.abs(scale.min), Math.abs(scale.max));
  return makeTickWriter({ interval: scale.interval, most }, format, locale);
}

/** The room that the figures beside a scale need. */
export function measureScale(scale: Scale, write: (value: number) => string): number {
  return Math.ceil(Math.max(...listTicks(scale).map((value) => measureText(write(value), tickSize)))) + 10;
}

/** The vertical position of a figure. */
export function scaleToY({ min, max }: Scale, plot: Plot): (value: number) => number {
  return (value) => plot.top + ((max - value) / (max - min || 1)) * plot.height;
}

/** Horizontal lines with their figures at the left; zero has a stronger line. */
export function drawValueFrame(
  { theme }: Pick<FullRequest, "theme">,
  {
    scale,
    plot,
    write,
  }: { readonly scale: Scale; readonly plot: Plot; readonly write: (value: number) => string },
): readonly GraphicPart[] {
  const toY = scaleToY(scale, plot);
  return listTicks(scale).flatMap((value) => {
    const y = Math.round(toY(value)) + 0.5;
    const isZero = Math.abs(value) < scale.interval / 1e6;
    return [
      {
        ...linePart(
          { x1: plot.left, y1: y, x2: plot.left + plot.width, y2: y },
          { color: isZero ? theme.zero : theme.grid },
        ),
        z: 0,
      },
      textPart({ x: plot.left - 8, y, text: write(value), style: quietText(theme), align: "right" }),
    ];
  });
}
