import type { FullRequest } from "../chart-request.ts";
import { boxPart, linePart, textPart, type GraphicPart } from "../style/graphic-parts.ts";
import { listSegments, type Gap } from "../style/marks.ts";
import type { Plot } from "../style/option-base.ts";
import { labelSize, quietText, tickSize } from "../style/text-styles.ts";
import { cleanText } from "../text/clean-text.ts";
import { fitText, measureText } from "../text/measure-text.ts";
import { sumStack, type Bars } from "./bars.ts";

/** Where horizontal bars are. */
export interface Rows {
  readonly plot: Plot;
  readonly min: number;
  readonly max: number;
  readonly pitch: number;
  /** The positions whose figures are at the ends of their bars. */
  readonly labels: ReadonlySet<number>;
}

const maxLanes = 2;
const laneHeight = 14;

/** The room that the names of lines and bands need below horizontal bars. */
export function measureUprights({ marks }: Pick<FullRequest, "marks">): number {
  return laneHeight * countLanes(marks);
}

/** A second row is for names that would touch. */
function countLanes({ goals, bands }: FullRequest["marks"]): number {
  return Math.min(maxLanes, goals.length + bands.length);
}

/** Bands as pale upright areas; goals and averages as upright lines, with gaps at the figures of bars. Names are below. */
export function drawUprights(request: FullRequest, bars: Bars, rows: Rows): readonly GraphicPart[] {
  const { marks, theme } = request;
  const { plot } = rows;
  const toX = (value: number) =>
    Math.min(plot.left + plot.width, Math.max(plot.left, placeFigure(value, rows)));
  const bands = marks.bands.map(({ from, to, label }) => ({ from: toX(from), to: toX(to), label }));
  const lines = marks.goals.map(({ value, label }) => ({ x: toX(value), label }));
  const ends = [plot.top, plot.top + plot.height] as const;
  return [
    ...bands.map(({ from, to }) =>
      boxPart({ x: from, y: plot.top, width: to - from, height: plot.height }, theme.hover),
    ),
    ...lines.flatMap(({ x }) =>
      listSegments(ends, listGaps(x, bars, rows)).map(([from, to]) =>
        linePart({ x1: x, y1: from, x2: x, y2: to }, { color: theme.textSecondary, dash: [2, 3] }),
      ),
    ),
    ...nameUprights(request, plot, [
      ...lines,
      ...bands.map(({ from, to, label }) => ({ x: (from + to) / 2, label })),
    ]),
  ];
}

/** Each name below its line or band, in the first row where it touches no other. Names that touch one in each row are left out. */
function nameUprights(
  { marks, theme, size }: FullRequest,
  plot: Plot,
  uprights: readonly { readonly x: number; readonly label: string }[],
): readonly GraphicPart[] {
  const ends: number[] = Array.from({ length: countLanes(marks) }, () => Number.NEGATIVE_INFINITY);
  return uprights
    .toSorted((one, other) => one.x - other.x)
    .flatMap(({ x, label }) => {
      const text = fitText(cleanText(label, 60), size.width * 0.5, tickSize);
      const half = measureText(text, tickSize) / 2;
      const middle = Math.min(Math.max(x, half), size.width - half);
      const lane = ends.findIndex((end) => middle - half > end + 6);
      if (lane < 0) return [];
      ends[lane] = middle + half;
      const y = plot.top + plot.height + 9 + lane * laneHeight;
      return [textPart({ x: middle, y, text, style: quietText(theme), align: "center" })];
    });
}

/** Where an upright line makes room for the figures at the ends of bars. */
function listGaps(x: number, bars: Bars, rows: Rows): readonly Gap[] {
  if (bars.data.series.length > 1 && !bars.isStacked) return [];
  const { plot, pitch, labels } = rows;
  return bars.data.axis.positions.flatMap((_, position): readonly Gap[] => {
    const value = bars.isStacked ? sumStack(bars, position) : (bars.heights[0]?.[position] ?? null);
    if (!labels.has(position) || value === null || value < 0) return [];
    const start = placeFigure(value, rows) + 8;
    const isCrossed = x > start - 3 && x < start + measureText(bars.write(value), labelSize) + 3;
    const middle = plot.top + (position + 0.5) * pitch;
    return isCrossed ? [[middle - 8, middle + 8]] : [];
  });
}

function placeFigure(value: number, { plot, min, max }: Rows): number {
  return plot.left + ((value - min) / (max - min)) * plot.width;
}
