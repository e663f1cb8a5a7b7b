import type { FullRequest } from "../../chart-request.ts";
import type { Drawing } from "../../drawing.ts";
import { formatExact } from "../../format/format-figure.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import type { Shape } from "../../shapes/shape.ts";
import { drawColorKey, drawFigureKey } from "../../style/color-key.ts";
import { makeColorScale, type ColorScale } from "../../style/color-scale.ts";
import { withVisibleEnds } from "../../style/figure-colors.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { quietText, tickSize } from "../../style/text-styles.ts";
import { cleanText } from "../../text/clean-text.ts";
import { fitText } from "../../text/measure-text.ts";
import { pickColor } from "../../theme/mix-colors.ts";
import { fitOutlines, type FittedRegion } from "./fit-outlines.ts";
import { outlinesOf } from "./outlines.ts";
import { describeMissing, placeRegions, type RegionFigure } from "./place-regions.ts";

/** Regions in shades by their figure; those without one are gray. */
export function drawMap(request: FullRequest): Drawing {
  const { size, isThumbnail, figureColors } = request;
  const placed = placeRegions(request);
  const scale =
    figureColors?.scale ??
    makeColorScale(
      [...placed.figures.values()].map(({ value }) => value),
      withVisibleEnds(request.theme),
    );
  if (scale === null) return emptyDrawing(request, "No figure belongs to a region of the map");
  const note = isThumbnail ? "" : describeMissing(placed);
  const [top, bottom] = isThumbnail ? [2, 2] : [20, note === "" ? 2 : 22];
  const box = { x: 2, y: top, width: size.width - 4, height: Math.max(10, size.height - top - bottom) };
  const regions = fitOutlines(
    outlinesOf(placed.map),
    box,
    placed.map === "world" ? new Set(placed.figures.keys()) : new Set(),
  );
  const shapes = regions.flatMap((region) =>
    drawRegion(request, scale, { region, figure: placed.figures.get(region.id) ?? null }),
  );
  // Keys move from the largest figure down, and small regions are on top of large ones.
  const order = (shape: Shape) => shape.point?.value ?? Number.NEGATIVE_INFINITY;
  const sorted = shapes.toSorted((one, other) =>
    one.point === null || other.point === null
      ? Number(one.point !== null) - Number(other.point !== null)
      : order(other) - order(one),
  );
  const parts: readonly GraphicPart[] = isThumbnail
    ? []
    : [...drawKey(request, scale), ...drawNote(request, note)];
  return drawShapes(request, sorted, parts);
}

function drawKey(request: FullRequest, scale: ColorScale): readonly GraphicPart[] {
  return request.figureColors === null
    ? drawColorKey(request, request.drawn.y[0]?.format ?? null, scale)
    : drawFigureKey(request).parts;
}

interface RegionToDraw {
  readonly region: FittedRegion;
  readonly figure: RegionFigure | null;
}

function drawRegion(
  { theme, drawn, locale, figureColors }: FullRequest,
  scale: ColorScale,
  { region, figure }: RegionToDraw,
): readonly Shape[] {
  const { path, middle, name } = region;
  const value = figure?.value ?? null;
  const [column] = drawn.y;
  const rows = figure?.rows ?? [];
  const empty = pickColor([theme.surface, theme.rest], 0.28);
  const fill = value === null ? empty : (figureColors?.colorOf(rows) ?? scale.at(value));
  const rest: Omit<Shape, "element"> = {
    text: {
      title: column?.label ?? "",
      lines: [
        {
          color: fill,
          name: figure?.name ?? name,
          value: formatExact(value, column?.format ?? null, locale),
        },
        ...(figureColors?.describe(rows) ?? []),
      ],
    },
    point:
      figure === null
        ? null
        : { row: rows.length === 1 ? (rows[0] ?? null) : null, rows, column: column?.column ?? null, value },
    middle,
  };
  const style = { fill, stroke: theme.surface, lineWidth: 0.6 };
  if (path !== "") return [{ element: { type: "path", shape: { pathData: path }, style }, ...rest }];
  // A region that is too small for its outline, such as Malta on the world map.
  if (figure === null) return [];
  const [cx, cy] = middle;
  return [{ element: { type: "circle", shape: { cx, cy, r: 2.5 }, style }, ...rest }];
}

function drawNote({ size, theme }: FullRequest, note: string): readonly GraphicPart[] {
  if (note === "") return [];
  const text = fitText(cleanText(note, 300), size.width - 12, tickSize);
  return [textPart({ x: 4, y: size.height - 9, text, style: quietText(theme) })];
}
