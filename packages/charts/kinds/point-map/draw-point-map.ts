import { writeNumber } from "@askery/model";
import type { ChartPoint, FullRequest } from "../../chart-request.ts";
import type { Drawing, PointText } from "../../drawing.ts";
import { formatExact } from "../../format/format-figure.ts";
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
  const unplacedNote = isThumbnail ? "" : describeUnplaced(unplaced, table.rowCount);
  const isMany = points.length > fewPoints;
  // Circles that are as large as a figure have another number in them.
  const mayCount = isMany && !isThumbnail && hasSizes(request);
  const key = drawFigureKey(request);
  const foot = unplacedNote === "" && !mayCount ? 0 : 20;
  const box = { left: 0, top: key.height, right: size.width, bottom: size.height - foot };
  const { toPixel, land } = frameMap(
    points.map(({ longitude, latitude }) => [longitude, latitude] as const),
    box,
  );
  const reach = isThumbnail ? 10 : isMany ? 2 * maxRadius : minReach;
  const clusters = clusterPoints(points, toPixel, reach);
  const sized = isMany ? joinOverlapping(request, clusters) : sizeClusters(request, clusters);
  const counts = labelClusters(request, sized);
  const notes = [mayCount && counts.length > 0 ? "Numbers count the places in a circle" : "", unplacedNote];
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
    [...key.parts, ...counts, ...drawNote(request, notes.filter((note) => note !== "").join(" · "))],
  );
}

/** Few points are one circle only if they are closer than this many pixels; of many, no circles overlap. */
const [fewPoints, minReach] = [60, 14];
const [minRadius, maxRadius] = [4, 18];

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
  const { isThumbnail } = request;
  const hasFigures = hasSizes(request);
  const amounts = clusters.map(({ points }) =>
    hasFigures ? points.reduce((sum, { value }) => sum + Math.max(0, value ?? 0), 0) : points.length,
  );
  const most = amounts.reduce((largest, amount) => Math.max(largest, amount), 0);
  const isEven = !hasFigures && most <= 1;
  const largest = isThumbnail ? maxRadius / 2 : maxRadius;
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

/** The number of places in their circles, where it fits. */
function labelClusters(
  { locale, theme, isThumbnail, size }: FullRequest,
  clusters: readonly SizedCluster[],
): readonly GraphicPart[] {
  if (isThumbnail) return [];
  const taken: { readonly left: number; readonly right: number; readonly y: number }[] = [];
  return clusters.flatMap(({ points, at: [x, y], radius }) => {
    const text = writeNumber(points.length, locale, {});
    const half = measureText(text, tickSize, 600) / 2;
    const box = { left: x - half - 2, right: x + half + 2, y };
    const touches = taken.some(
      (other) => box.left < other.right && other.left < box.right && Math.abs(y - other.y) < tickSize + 3,
    );
    const isInside =
      box.left >= 0 && box.right <= size.width && y >= tickSize / 2 && y <= size.height - tickSize / 2;
    if (points.length === 1 || half + 2 > radius || touches || !isInside) return [];
    taken.push(box);
    const style = { ...quietText(theme), color: theme.surface, fontWeight: 600 as const };
    return [textPart({ x, y, text, style, align: "center" })];
  });
}

function drawNote({ size, theme }: FullRequest, note: string): readonly GraphicPart[] {
  if (note === "") return [];
  const text = fitText(cleanText(note, 300), size.width - 12, tickSize);
  return [textPart({ x: 4, y: size.height - 9, text, style: quietText(theme) })];
}
