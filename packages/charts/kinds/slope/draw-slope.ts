import type { ChartPoint, FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import type { PlacedData } from "../../data/placed-data.ts";
import { findPoint } from "../../data/point-texts.ts";
import type { Drawing } from "../../drawing.ts";
import { chooseWriter } from "../../format/choose-writer.ts";
import { formatExact } from "../../format/format-figure.ts";
import { findExtent } from "../../layout/choose-scale.ts";
import { spreadLabels } from "../../layout/spread-labels.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { lineShape, type Shape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { directText, labelSize, nameText, quietText, tickSize } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";

/** One line: a thing, with its figure at each side. */
interface SlopeLine {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly points: readonly [ChartPoint | null, ChartPoint | null];
}

/** Lines from one side to the other. The largest change is in color, and so are all of up to five. */
export function drawSlope(request: FullRequest): Drawing {
  const { size, isThumbnail, locale } = request;
  const data = placeData(request, { maxColors: Number.POSITIVE_INFINITY, isOrdered: true });
  const { ends, lines } = readLines(data);
  if (lines.length === 0) return emptyDrawing(request);
  const { least, most } = findExtent(lines.flatMap(({ from, to }) => [from, to]));
  const write = chooseWriter(
    lines.flatMap(({ from, to }) => [from, to]),
    { format: data.format, locale, room: size.width * 0.25 },
  );
  const [top, bottom] = isThumbnail ? [8, size.height - 8] : [34, size.height - 10];
  const toY = (value: number) => bottom - ((value - least) / (most - least || 1)) * (bottom - top);
  const sides = isThumbnail ? { left: 10, right: 10, hasBoth: false } : sideRooms(lines, write, size.width);
  const [left, right] = [sides.left, size.width - sides.right];
  const shapes = lines.flatMap((line, index) => {
    const color = colorOfLine(request, lines, index);
    const [y1, y2] = [toY(line.from), toY(line.to)];
    const text = {
      title: line.name,
      lines: [
        { color, name: ends[0], value: formatExact(line.from, data.format, locale) },
        { color, name: ends[1], value: formatExact(line.to, data.format, locale) },
      ],
    };
    const dot = (cx: number, cy: number, point: ChartPoint | null): Shape => ({
      element: { type: "circle", shape: { cx, cy, r: 4 }, style: { fill: color } },
      text,
      point,
    });
    return [
      lineShape(
        [
          [left, y1],
          [right, y2],
        ],
        { stroke: color, lineWidth: 2 },
      ),
      dot(left, y1, line.points[0]),
      dot(right, y2, line.points[1]),
    ];
  });
  if (isThumbnail) return drawShapes(request, shapes, []);
  const bounds = { top, bottom };
  return drawShapes(request, shapes, [
    ...nameEnds(request, ends, { left, right }),
    ...nameSide(request, lines, {
      ...bounds,
      x: left - 10,
      side: 0,
      room: sides.hasBoth ? sides.left : null,
      toY,
      write,
    }),
    ...nameSide(request, lines, { ...bounds, x: right + 10, side: 1, room: sides.right, toY, write }),
  ]);
}

/** A line for each series between two moments, or for each thing between two figures. */
function readLines(data: PlacedData): {
  readonly ends: readonly [string, string];
  readonly lines: readonly SlopeLine[];
} {
  const { axis, series } = data;
  const isBetweenFigures = series.length === 2 && axis.positions.length !== 2;
  const count = isBetweenFigures ? axis.positions.length : series.length;
  const lines = Array.from({ length: count }, (_, index) => {
    const [first, second] = isBetweenFigures ? [0, 1] : [index, index];
    const [start, end] = isBetweenFigures ? [index, index] : [0, 1];
    const [from, to] = [series[first]?.values[start], series[second]?.values[end]];
    const name = isBetweenFigures ? axis.positions[index]?.name : series[index]?.name;
    if (typeof from !== "number" || typeof to !== "number") return [];
    const points = [findPoint(data, first, start), findPoint(data, second, end)] as const;
    return [{ name: name ?? "", from, to, points }];
  }).flat();
  const names = isBetweenFigures ? series : axis.positions;
  return { ends: [names[0]?.name ?? "", names[1]?.name ?? ""], lines };
}

function colorOfLine({ theme }: FullRequest, lines: readonly SlopeLine[], index: number): string {
  if (lines.length <= 5) return theme.series[index] ?? theme.rest;
  const change = ({ from, to }: SlopeLine) => Math.abs(to - from);
  const largest = lines.reduce((best, line) => (change(line) > change(best) ? line : best));
  return lines[index] === largest ? (theme.series[0] ?? theme.rest) : theme.rest;
}

/**
 * Names are at both sides, because a reader follows a line from either end, or at the right if they would be cut at both:
 * the left has the figures only.
 */
function sideRooms(
  lines: readonly SlopeLine[],
  write: (value: number) => string,
  width: number,
): { readonly left: number; readonly right: number; readonly hasBoth: boolean } {
  const widest = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => measureText(text, labelSize, 500))) + 22;
  const both = widest(
    lines.flatMap(({ name, from, to }) => [`${name}  ${write(from)}`, `${name}  ${write(to)}`]),
  );
  if (both <= width * 0.36) return { left: both, right: both, hasBoth: true };
  const right = widest(lines.map(({ name, to }) => `${name}  ${write(to)}`));
  return {
    left: widest(lines.map(({ from }) => write(from))),
    right: Math.min(right, width * 0.5),
    hasBoth: false,
  };
}

function nameEnds(
  { theme, size }: FullRequest,
  [first, second]: readonly [string, string],
  { left, right }: { readonly left: number; readonly right: number },
): readonly GraphicPart[] {
  const style = { ...directText(theme), fontSize: tickSize };
  const middle = (left + right) / 2;
  return [
    endText(first, left, { from: 0, to: middle - 4, style }),
    endText(second, right, { from: middle + 4, to: size.width, style }),
  ];
}

interface EndRoom {
  readonly from: number;
  readonly to: number;
  readonly style: ReturnType<typeof directText>;
}

/** Centered on the end, unless it would leave its half of the picture. */
function endText(name: string, end: number, { from, to, style }: EndRoom): GraphicPart {
  const text = fitText(name, to - from, tickSize, 500);
  const half = measureText(text, tickSize, 500) / 2;
  const x = Math.min(Math.max(end, from + half), to - half);
  return textPart({ x, y: 10, text, style, align: "center" });
}

interface Side {
  readonly side: 0 | 1;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** Null for figures without names. */
  readonly room: number | null;
  readonly toY: (value: number) => number;
  readonly write: (value: number) => string;
}

/** The names at one side, moved apart. If not all fit, the lines with the largest changes have theirs. */
function nameSide(
  { theme }: FullRequest,
  lines: readonly SlopeLine[],
  { side, x, top, bottom, room, toY, write }: Side,
): readonly GraphicPart[] {
  const max = Math.max(1, Math.floor((bottom - top + 8) / 15));
  const shown = lines
    .toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
    .slice(0, max);
  const at = ({ from, to }: SlopeLine) => (side === 0 ? from : to);
  const wanted = shown.map((line) => toY(at(line)));
  const positions = spreadLabels(wanted, { from: top - 4, to: bottom + 4, pitch: 15 }) ?? wanted;
  const align = side === 0 ? "right" : "left";
  return shown.flatMap((line, index) => {
    const y = positions[index] ?? 0;
    const figure = write(at(line));
    const width = measureText(figure, labelSize, 500);
    const name = fitText(line.name, Math.max(16, (room ?? 0) - width - 24), labelSize);
    const next = side === 0 ? x - width - 6 : x + width + 6;
    const label = textPart({ x, y, text: figure, style: directText(theme), align });
    if (room === null) return [label];
    return [
      label,
      textPart({
        x: next,
        y,
        text: name,
        style: shown.length > 12 ? quietText(theme) : nameText(theme),
        align,
      }),
    ];
  });
}
