import type { FullRequest } from "../chart-request.ts";
import type { PlacedData } from "../data/placed-data.ts";
import { formatFigure } from "../format/format-figure.ts";
import { textPart, type GraphicPart } from "../style/graphic-parts.ts";
import { quietText, tickSize } from "../style/text-styles.ts";
import { measureText } from "../text/measure-text.ts";
import { makeCrossingCounter } from "./count-crossings.ts";
import type { LineLayout } from "./lay-out-lines.ts";

/** A label, as the rectangle that it takes. */
interface TakenBox {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/**
 * Where a figure may be from its point, the best first: as parts of its own width to the right, and pixels down. Beside a
 * point that a steep line passes through, it is neither above nor below.
 */
const offsets = [
  [0, -10],
  [0, 11],
  [1, -7],
  [-1, -7],
  [1, 8],
  [-1, 8],
] as const;

/**
 * Figures above the points of lines, or below them where the line leaves more room: if people want them, or of those
 * pointed out, as many as fit without touching.
 */
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
  const countCrossings = makeCrossingCounter(layout);
  const crossingsOf = ({ left, right, y }: TakenBox) =>
    countCrossings({ left: left - 1, right: right + 1, top: y - 7, bottom: y + 7 });
  return data.series.flatMap(({ values }, index) => {
    const last = values.findLastIndex((value) => typeof value === "number");
    return values.flatMap((value, position) => {
      const height = heights[index]?.[position];
      if (typeof value !== "number" || typeof height !== "number" || position === last) return [];
      if (!isWanted(position)) return [];
      const text = formatFigure(value, data.format, locale);
      const half = measureText(text, tickSize) / 2;
      const x = plot.left + ((toAxis(position) - minX) / (maxX - minX)) * plot.width;
      const point = plot.top + ((scale.max - height) / (scale.max - scale.min)) * plot.height;
      const sides = offsets.map(([along, down]) => {
        const middle = x + along * (half + 5);
        return { left: middle - half, right: middle + half, y: point + down };
      });
      const [box] = sides
        .filter(({ left, right, y }) => {
          const isAcross = left >= plot.left - 4 && right <= plot.left + plot.width;
          return isAcross && y >= plot.top - 8 && y <= plot.top + plot.height - 6;
        })
        .filter((side) => !taken.some((other) => touches(side, other)))
        .toSorted((one, other) => crossingsOf(one) - crossingsOf(other));
      if (box === undefined) return [];
      taken.push(box);
      return [
        textPart({
          x: box.left + half,
          y: box.y,
          text,
          style: quietText(theme),
          align: "center",
          halo: theme.surface,
        }),
      ];
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
