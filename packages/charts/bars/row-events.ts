import type { FullRequest } from "../chart-request.ts";
import type { PlacedAxis } from "../data/placed-data.ts";
import { spreadLabels } from "../layout/spread-labels.ts";
import { maxEvents, placeEvents } from "../style/events.ts";
import { boxPart, linePart, textPart, type GraphicPart } from "../style/graphic-parts.ts";
import { labelSize, nameText, tickSize } from "../style/text-styles.ts";
import { cleanText } from "../text/clean-text.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import { sumStack, type Bars } from "./bars.ts";
import type { Rows } from "./draw-uprights.ts";

const longestName = 140;
const minWidth = 420;

/** The room that the names of events need at the right of horizontal bars. Narrow pictures have none: tooltips name events. */
export function measureRowEvents(request: FullRequest, axis: PlacedAxis): number {
  if (request.isThumbnail || request.size.width < minWidth) return 0;
  const widths = listEvents(request, axis).map(({ event }) => measureText(nameOf(event), tickSize));
  return widths.length === 0 ? 0 : Math.max(...widths) + 12;
}

/**
 * Events along horizontal bars: a dotted line from the end of its bar, or a pale area for a span of time, with its name at
 * the right.
 *
 * @param right where names start, after the figures of bars
 */
export function drawRowEvents(
  request: FullRequest,
  bars: Bars,
  { rows, right, hasNames }: { readonly rows: Rows; readonly right: number; readonly hasNames: boolean },
): readonly GraphicPart[] {
  const { theme } = request;
  const { axis } = bars.data;
  const { plot, pitch } = rows;
  const events = listEvents(request, axis).map(({ event, first, last }) => ({
    name: nameOf(event),
    top: plot.top + first * pitch,
    bottom: plot.top + (last + 1) * pitch,
    // Lines between rows cross no bar.
    left: first < last ? plot.left : findEnd(bars, first, rows) + 6,
    isSpan: first < last,
  }));
  const middles = events.map(({ top, bottom }) => (top + bottom) / 2);
  const bounds = { from: plot.top + 7, to: plot.top + plot.height - 7, pitch: 14 };
  const names = !hasNames ? null : spreadLabels(middles, bounds);
  const line = (from: number, at: number) => {
    const y = Math.round(at) + 0.5;
    return linePart({ x1: from, y1: y, x2: right, y2: y }, { color: theme.textMuted, dash: [2, 3] });
  };
  return events.flatMap(({ name, top, bottom, left, isSpan }, index) => [
    ...(isSpan
      ? [
          boxPart({ x: left, y: top, width: right - left, height: bottom - top }, theme.hover),
          line(left, top),
          line(left, bottom),
        ]
      : left < right
        ? [line(left, middles[index] ?? top)]
        : []),
    ...(names === null || name === ""
      ? []
      : [
          textPart({
            x: right + 8,
            y: names[index] ?? top,
            text: name,
            style: { ...nameText(theme), fontSize: tickSize },
          }),
        ]),
  ]);
}

/** Where the bars at a position, and the figures after them, end. */
function findEnd(bars: Bars, position: number, { plot, min, max, labels }: Rows): number {
  const figures = bars.isStacked
    ? [sumStack(bars, position)]
    : bars.heights.map((values) => values[position] ?? 0);
  const ends = figures.map((value) => {
    const figure = labels.has(position) && value >= 0 ? measureText(bars.write(value), labelSize) + 8 : 0;
    return plot.left + ((Math.max(value, 0) - min) / (max - min)) * plot.width + figure;
  });
  return Math.max(...ends);
}

function listEvents(request: FullRequest, axis: PlacedAxis) {
  return placeEvents(request, axis).slice(-maxEvents);
}

function nameOf({ label }: { readonly label: string }): string {
  return fitText(cleanText(label), longestName, tickSize);
}
