import { writeNumber } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import type { Drawing } from "../../drawing.ts";
import { formatExact } from "../../format/format-figure.ts";
import { writeEvenly } from "../../format/write-evenly.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { inkOn } from "../../shapes/ink-on.ts";
import { rectShape } from "../../shapes/shape.ts";
import { drawFigureKey } from "../../style/color-key.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { findPale } from "../../style/find-pale.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { directText, labelSize, nameText } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { pickColor } from "../../theme/mix-colors.ts";
import { combineParts, listParts, type Part } from "./list-parts.ts";
import { squarify, type Tile } from "./squarify.ts";

/** The parts of a whole as areas, largest at the top left, in shades of one color. */
export function drawTreemap(request: FullRequest): Drawing {
  const { size, drawn, locale, isThumbnail, figureColors } = request;
  const all = listParts(placeData(request), isThumbnail ? 12 : maxTiles);
  const parts = isThumbnail ? all : combineSmall(all, size);
  if (parts.length === 0) return emptyDrawing(request);
  const key = drawFigureKey(request);
  const tiles = squarify(
    parts.map(({ value }) => value),
    { x: 0, y: key.height, width: size.width, height: Math.max(10, size.height - key.height) },
  );
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const format = drawn.y[0]?.format ?? null;
  const pale = findPale(
    parts.map(({ cell }) => cell),
    request.marks,
  );
  const fills = parts.map((part, index) =>
    pale[index] === true ? request.theme.rest : fillOf(request, part, index / Math.max(1, parts.length - 1)),
  );
  const shapes = parts.map((part, index) => {
    const tile = inset(tiles[index]);
    const fill = fills[index] ?? "";
    const share = writeNumber(part.value / whole, locale, { style: "percent", maximumFractionDigits: 1 });
    return rectShape({ ...tile, r: 2 }, fill, {
      text: {
        title: drawn.y[0]?.label ?? "",
        lines: [
          { color: fill, name: part.name, value: `${formatExact(part.value, format, locale)} · ${share}` },
          ...(figureColors?.describe(part.rows) ?? []),
        ],
      },
      point: {
        row: part.rows.length === 1 ? (part.rows[0] ?? null) : null,
        rows: part.rows,
        column: drawn.y[0]?.column ?? null,
        value: part.value,
      },
    });
  });
  const write = writeEvenly(
    parts.map(({ value }) => value),
    { format, locale },
  );
  const labels = parts.flatMap((part, index) =>
    labelTile(request, part, {
      tile: inset(tiles[index]),
      ink: inkOn(fills[index] ?? ""),
      figure: write(part.value),
    }),
  );
  return drawShapes(request, shapes, [...key.parts, ...labels]);
}

const maxTiles = 60;
/** The area that a short name needs, in pixels, and the tiles that are drawn in any case. */
const [minArea, minTiles] = [1800, 8];

/** Parts whose tiles would be too small for a name become "Other". */
function combineSmall(parts: readonly Part[], { width, height }: FullRequest["size"]): readonly Part[] {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const count = parts.filter(({ value }) => (value / whole) * width * height >= minArea).length;
  return combineParts(parts, Math.max(minTiles, count + 1));
}

function inset(tile: Tile | undefined): Tile {
  const { x = 0, y = 0, width = 0, height = 0 } = tile ?? {};
  return { x: x + 1, y: y + 1, width: Math.max(0.5, width - 2), height: Math.max(0.5, height - 2) };
}

/** From the strong color of the largest to a pale one of the smallest, unless another figure colors the tiles. */
function fillOf({ theme, figureColors }: FullRequest, { isOther, rows }: Part, position: number): string {
  if (figureColors !== null) return figureColors.colorOf(rows);
  if (isOther) return theme.rest;
  return pickColor([theme.surface, theme.series[0] ?? theme.rest], 0.95 - position * 0.6);
}

/** The name, in two lines if it is too long for one, and the figure, as far as they fit. A stub of a name says nothing. */
function labelTile(
  { theme }: FullRequest,
  { name }: Part,
  { tile, ink, figure }: { readonly tile: Tile; readonly ink: string; readonly figure: string },
): readonly GraphicPart[] {
  const padding = tile.width < 72 ? 4 : 7;
  const room = tile.width - 2 * padding;
  if (room < 28 || tile.height < 20) return [];
  const lines = wrapName(name, room, tile.height >= 38 ? 2 : 1);
  if (lines.some((line) => line.endsWith("…") && line.length < 6)) return [];
  const x = tile.x + padding;
  const at = (line: number) => tile.y + 12 + line * lineHeight;
  const hasFigure = tile.height >= 22 + lines.length * lineHeight && measureText(figure, labelSize) <= room;
  return [
    ...lines.map((text, line) =>
      textPart({ x, y: at(line), text, style: { ...directText(theme), color: ink } }),
    ),
    ...(hasFigure
      ? [textPart({ x, y: at(lines.length), text: figure, style: { ...nameText(theme), color: ink } })]
      : []),
  ];
}

const lineHeight = 16;

/** A name in one line or, at a space, in two. */
function wrapName(name: string, room: number, most: 1 | 2): readonly string[] {
  const fits = (text: string) => measureText(text, labelSize, 500) <= room;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const at = spaces.findLast((index) => fits(name.slice(0, index)));
  return fits(name) || at === undefined || most === 1
    ? [fitText(name, room, labelSize, 500)]
    : [name.slice(0, at), fitText(name.slice(at + 1), room, labelSize, 500)];
}
