import { writeNumber, type ValueFormat } from "@askery/model";
import type { ChartPoint, FullRequest } from "../../chart-request.ts";
import type { Drawing, PointText } from "../../drawing.ts";
import { formatExact, formatFigure } from "../../format/format-figure.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import type { Shape } from "../../shapes/shape.ts";
import { drawFigureKey } from "../../style/color-key.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { quietText, tickSize } from "../../style/text-styles.ts";
import { cleanText } from "../../text/clean-text.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { fadeColor, pickColor } from "../../theme/mix-colors.ts";
import { clusterPoints, joinClusters, type Cluster } from "./cluster-points.ts";
import { frameMap } from "./frame-map.ts";
import { describeUnplaced, placePoints } from "./place-points.ts";

/** Places on a map of countries. Their circles are as large as their figures, or as the number of places. */
export function drawPointMap(request: FullRequest): Drawing {
  const { size, table, isThumbnail, theme } = request;
  const { points, unplaced } = placePoints(request);
  if (points.length === 0) return emptyDrawing(request, "No row has a position on the map");
  const isMany = points.length > fewPoints;
  const key = drawFigureKey(request);
  const notes = isThumbnail
    ? []
    : breakNotes(
        [...describeNumbers(request, isMany), describeUnplaced(unplaced, table.rowCount)],
        size.width,
      );
  const foot = notes.length === 0 ? 0 : 6 + notes.length * noteHeight;
  const box = { left: 0, top: key.height, right: size.width, bottom: size.height - foot };
  const { toPixel, land } = frameMap(
    points.map(({ longitude, latitude }) => [longitude, latitude] as const),
    box,
  );
  const reach = isThumbnail ? 10 : isMany ? manyReach : minReach;
  const clusters = clusterPoints(points, toPixel, reach);
  const sized = isMany ? joinOverlapping(request, clusters) : sizeClusters(request, clusters);
  const counts = labelClusters(request, sized, box.bottom);
  const ground: Shape = {
    element: {
      type: "path",
      shape: { pathData: land },
      style: { fill: pickColor([theme.surface, theme.rest], 0.28), stroke: theme.surface, lineWidth: 0.6 },
    },
    text: null,
    point: null,
  };
  return drawShapes(
    request,
    [...(land === "" ? [] : [ground]), ...sized.map((cluster) => drawCluster(request, cluster))],
    [...key.parts, ...counts, ...drawNotes(request, notes)],
  );
}

/** Few points are one circle only if they are closer than this many pixels; of many, no circles overlap. */
const [fewPoints, minReach, manyReach] = [60, 14, 36];
const minRadius = 4;

/** The largest circle, in which a figure fits: larger on wide maps. */
function largestRadius({ size, isThumbnail }: FullRequest): number {
  return isThumbnail ? 9 : Math.max(18, Math.min(26, size.width / 48));
}

interface SizedCluster extends Cluster {
  /** The sum of its figures, or its number of places. */
  readonly amount: number;
  readonly radius: number;
}

/** Joins circles that overlap, until none do. Sizes change meanwhile, because the largest circle may grow. */
function joinOverlapping(request: FullRequest, clusters: readonly Cluster[]): readonly SizedCluster[] {
  const sized = sizeClusters(request, clusters);
  const joined = joinClusters(sized, (one, other) => {
    const distance = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
    return distance < one.radius + other.radius;
  });
  return joined.length === sized.length ? sized : joinOverlapping(request, joined);
}

/** Whether areas of circles are in proportion to a figure, because it adds up. */
function hasSizes({ drawn, hasTotals }: FullRequest): boolean {
  return drawn.y.length > 0 && hasTotals;
}

/** The largest first. Areas are in proportion to figures that add up, otherwise to the number of places. */
function sizeClusters(request: FullRequest, clusters: readonly Cluster[]): readonly SizedCluster[] {
  const hasFigures = hasSizes(request);
  const amounts = clusters.map(({ points }) =>
    hasFigures ? points.reduce((sum, { value }) => sum + Math.max(0, value ?? 0), 0) : points.length,
  );
  const most = amounts.reduce((largest, amount) => Math.max(largest, amount), 0);
  const isEven = !hasFigures && most <= 1;
  const largest = largestRadius(request);
  return clusters
    .map((cluster, index): SizedCluster => {
      const amount = amounts[index] ?? 0;
      const radius = isEven || most === 0 ? minRadius : Math.sqrt(amount / most) * largest;
      return { ...cluster, amount, radius: Math.max(minRadius, radius) };
    })
    .toSorted((one, other) => other.radius - one.radius);
}

function drawCluster(request: FullRequest, { points, at, radius }: SizedCluster): Shape {
  const { theme, drawn } = request;
  const rows = points.map(({ row }) => row);
  const color = request.figureColors?.colorOf(rows) ?? theme.series[0] ?? theme.rest;
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const sum = values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
  const isOne = points.length === 1;
  const point: ChartPoint = {
    row: isOne ? (rows[0] ?? null) : null,
    rows,
    column: drawn.y[0]?.column ?? null,
    value: isOne || request.hasTotals ? sum : null,
  };
  return {
    element: {
      type: "circle",
      shape: { cx: at[0], cy: at[1], r: radius },
      style: { fill: fadeColor(color, 0.75), stroke: theme.surface, lineWidth: 1 },
    },
    text: describeCluster(request, points, point),
    point,
    middle: at,
  };
}

function describeCluster(
  { drawn, locale, hasTotals, theme, figureColors }: FullRequest,
  points: Cluster["points"],
  { value }: ChartPoint,
): PointText {
  const [figure] = drawn.y;
  const isOne = points.length === 1;
  const names = points.map(({ name }) => cleanText(name, 60)).filter((name) => name !== "");
  const title = isOne ? (names[0] ?? "Place") : `${writeNumber(points.length, locale, {})} places`;
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : "";
  return {
    title,
    lines: [
      ...(figure === undefined || !(isOne || hasTotals)
        ? []
        : [
            {
              color: theme.series[0] ?? null,
              name: figure.label,
              value: formatExact(value, figure.format, locale),
            },
          ]),
      ...(figureColors?.describe(points.map(({ row }) => row)) ?? []),
      ...(isOne || names.length === 0
        ? []
        : [{ color: null, name: names.slice(0, maxNamed).join(", ") + more, value: "" }]),
    ],
  };
}

const maxNamed = 4;

/** What the numbers of circles are. Where circles are as large as the number of places, they explain themselves. */
function describeNumbers(request: FullRequest, isMany: boolean): readonly string[] {
  const [figure] = request.drawn.y;
  if (figure === undefined || !isMany || !hasSizes(request)) return [];
  const unit = figure.format?.kind === "currency" ? ` in ${figure.format.currency}` : "";
  return [`Numbers are ${cleanText(figure.label, 60)}${unit} of all places in a circle`];
}

/** The figure of circles that are as large as it, otherwise their number of places, where it fits. */
function labelClusters(
  request: FullRequest,
  clusters: readonly SizedCluster[],
  bottom: number,
): readonly GraphicPart[] {
  const { locale, theme, isThumbnail, size } = request;
  if (isThumbnail) return [];
  const isFigure = hasSizes(request) && clusters.some(({ points }) => points.length > 1);
  const taken: { readonly left: number; readonly right: number; readonly y: number }[] = [];
  return clusters.flatMap(({ points, amount, at: [x, y], radius }) => {
    const text = isFigure ? formatFigure(amount, short, locale) : writeNumber(points.length, locale, {});
    const half = measureText(text, tickSize, 600) / 2;
    const box = { left: x - half - 2, right: x + half + 2, y };
    const touches = taken.some(
      (other) => box.left < other.right && other.left < box.right && Math.abs(y - other.y) < tickSize + 3,
    );
    const isInside =
      box.left >= 0 && box.right <= size.width && y >= tickSize / 2 && y <= bottom - tickSize / 2;
    if ((points.length === 1 && !isFigure) || half + 1 > radius || touches || !isInside) return [];
    taken.push(box);
    const style = { ...quietText(theme), color: theme.surface, fontWeight: 600 as const };
    return [textPart({ x, y, text, style, align: "center" })];
  });
}

/** Units are in the note, because circles are small. */
const short: ValueFormat = { kind: "number", style: { length: "short" } };

const noteHeight = 14;

/** In one line if they fit. */
function breakNotes(notes: readonly string[], width: number): readonly string[] {
  const shown = notes.filter((note) => note !== "");
  const all = shown.join(" · ");
  return shown.length < 2 || measureText(all, tickSize) > width - 12 ? shown : [all];
}

function drawNotes({ size, theme }: FullRequest, notes: readonly string[]): readonly GraphicPart[] {
  return notes.map((note, index) =>
    textPart({
      x: 4,
      y: size.height - 9 - (notes.length - 1 - index) * noteHeight,
      text: fitText(cleanText(note, 300), size.width - 12, tickSize),
      style: quietText(theme),
    }),
  );
}
