import type { FullRequest } from "../chart-request.ts";
import type { PlacedAxis } from "../data/placed-data.ts";
import { chooseTicks, type Ticks } from "../layout/choose-ticks.ts";
import { textPart, type GraphicPart } from "../style/graphic-parts.ts";
import type { Plot } from "../style/option-base.ts";
import { quietText, tickSize } from "../style/text-styles.ts";
import { fitText, measureText } from "../text/measure-text.ts";

/** Names under bands: all of them, cut to their bands, or as many as fit. */
export function drawNameAxis(
  { theme, size }: Pick<FullRequest, "theme" | "size">,
  axis: PlacedAxis,
  plot: Plot,
): readonly GraphicPart[] {
  const pitch = plot.width / Math.max(1, axis.positions.length);
  let taken = Number.NEGATIVE_INFINITY;
  return Array.from(nameBands(axis, pitch)).flatMap(([position, name]) => {
    const text = fitText(name, size.width * 0.6, tickSize);
    const half = measureText(text, tickSize) / 2;
    const middle = plot.left + (position + 0.5) * pitch;
    const x = Math.min(Math.max(middle, half), Math.max(half, size.width - half));
    if (x - half < taken + 4) return [];
    taken = x + half;
    const y = plot.top + plot.height + 14;
    return [textPart({ x, y, text, style: quietText(theme), align: "center" })];
  });
}

function nameBands(axis: PlacedAxis, pitch: number): Ticks {
  const isCut = axis.positions.some(({ name }) => measureText(name, tickSize) + 8 > pitch);
  if (axis.isTime || !isCut || pitch < 28) return chooseTicks(axis, { pitch, fontSize: tickSize });
  return new Map(axis.positions.map(({ name }, position) => [position, fitText(name, pitch - 6, tickSize)]));
}
