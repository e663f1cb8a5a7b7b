import type { FullRequest } from "../chart-request.ts";
import type { PlacedData } from "../data/placed-data.ts";
import { formatFigure } from "../format/format-figure.ts";
import { textPart, type GraphicPart } from "../style/graphic-parts.ts";
import { quietText, tickSize } from "../style/text-styles.ts";
import { measureText } from "../text/measure-text.ts";
import type { LineLayout } from "./lay-out-lines.ts";

/** A label, as the rectangle that it takes. */
interface TakenBox {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Figures above the points of lines, if people want them, or of those pointed out: as many as fit without touching. */
export function labelPoints(
  request: FullRequest,
  data: PlacedData,
  layout: LineLayout,
): readonly GraphicPart[] {
  const { display, isThumbnail, locale, theme, marks } = request;
  const hasAll = display.labels === "shown";
  if ((!hasAll && marks.findings === null) || isThumbnail || layout.isStacked) return [];
  const isWanted = (position: number) => hasAll || isFinding(request, data, position);
  const { plot, scale, minX, maxX, toAxis, heights } = layout;
  const taken = layout.parts.flatMap(readBox);
  return data.series.flatMap(({ values }, index) => {
    const last = values.findLastIndex((value) => typeof value === "number");
    return values.flatMap((value, position) => {
      const height = heights[index]?.[position];
      if (typeof value !== "number" || typeof height !== "number" || position === last) return [];
      if (!isWanted(position)) return [];
      const text = formatFigure(value, data.format, locale);
      const half = measureText(text, tickSize) / 2;
      const x = plot.left + ((toAxis(position) - minX) / (maxX - minX)) * plot.width;
      const y = plot.top + ((scale.max - height) / (scale.max - scale.min)) * plot.height - 10;
      const box = { left: x - half, right: x + half, y };
      const isInside = box.left >= plot.left - 4 && box.right <= plot.left + plot.width && y >= plot.top - 8;
      if (!isInside || taken.some((other) => touches(box, other))) return [];
      taken.push(box);
      return [textPart({ x, y, text, style: quietText(theme), align: "center", halo: theme.surface })];
    });
  });
}

/** Whether the chart points out a position of the axis. */
export function isFinding({ marks }: FullRequest, { axis }: PlacedData, position: number): boolean {
  return marks.findings?.includes(axis.positions[position]?.cell ?? null) ?? false;
}

/** The rectangle of another label, such as that of a goal. */
function readBox(part: GraphicPart): readonly TakenBox[] {
  if (part.type !== "text" || !("style" in part)) return [];
  const { x = 0, y = 0, style } = part;
  if (style === undefined || !("align" in style)) return [];
  const { text = "", align } = style;
  const width = measureText(text, tickSize);
  const left = x - (align === "right" ? width : align === "center" ? width / 2 : 0);
  return [{ left, right: left + width, y }];
}

function touches(one: TakenBox, other: TakenBox): boolean {
  return one.left < other.right + 4 && other.left < one.right + 4 && Math.abs(one.y - other.y) < tickSize + 3;
}
