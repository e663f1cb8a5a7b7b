import type { FullRequest } from "../../chart-request.ts";
import type { Drawing } from "../../drawing.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import type { Shape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import type { Plot } from "../../style/option-base.ts";
import { directText, labelSize, nameText, quietText, tickSize } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { drawSparkline } from "../../trend/draw-sparkline.ts";
import { readTrends, type Trend, type Trends } from "../../trend/read-trends.ts";

/** A tile for each series: its latest figure, the change since the unit before, and a line of its course. */
export function drawTiles(request: FullRequest): Drawing {
  const { size, theme, isThumbnail } = request;
  const trends = readTrends(request);
  if (trends === null) return emptyDrawing(request);
  const { boxes, hidden } = layOutTiles(request, trends.items.length);
  const tiles = boxes.flatMap((box, index) => {
    const trend = trends.items[index];
    return trend === undefined ? [] : [drawTile(request, { trends, trend, box })];
  });
  const note =
    hidden === 0 || isThumbnail
      ? []
      : [
          textPart({
            x: 0,
            y: size.height - 7,
            text: fitText(nameHidden(trends, boxes.length), size.width, tickSize),
            style: quietText(theme),
          }),
        ];
  return drawShapes(
    request,
    tiles.flatMap(({ shapes }) => shapes),
    [...tiles.flatMap(({ parts }) => parts), ...note],
  );
}

function nameHidden({ items }: Trends, shown: number): string {
  const rest = items.slice(shown);
  return `Not shown: ${rest.map(({ name }) => name).join(", ")}`;
}

const [minWidth, minHeight, gap] = [140, 84, 24];

/** As many tiles in a row as fit, all rows as full as possible. */
function layOutTiles(
  { size, isThumbnail }: FullRequest,
  count: number,
): { readonly boxes: readonly Plot[]; readonly hidden: number } {
  if (isThumbnail) {
    return { boxes: [{ left: 8, top: 8, width: size.width - 16, height: size.height - 16 }], hidden: 0 };
  }
  const most = Math.max(1, Math.floor((size.width + gap) / (minWidth + gap)));
  const rows = Math.max(
    1,
    Math.min(Math.ceil(count / most), Math.floor((size.height + 12) / (minHeight + 12))),
  );
  const columns = Math.min(most, Math.ceil(count / rows));
  const shown = Math.min(count, rows * columns);
  const foot = shown < count ? 20 : 0;
  const width = (size.width - gap * (columns - 1)) / columns;
  const height = (size.height - foot - 12 * (rows - 1)) / rows;
  const boxes = Array.from({ length: shown }, (_, index) => ({
    left: (index % columns) * (width + gap),
    top: Math.floor(index / columns) * (height + 12),
    width,
    height,
  }));
  return { boxes, hidden: count - shown };
}

interface Tile {
  readonly trends: Trends;
  readonly trend: Trend;
  readonly box: Plot;
}

/** The line is below the texts or, where there is no room, beside them. */
function drawTile(
  request: FullRequest,
  { trends, trend, box }: Tile,
): { readonly shapes: readonly Shape[]; readonly parts: readonly GraphicPart[] } {
  const { isThumbnail } = request;
  if (isThumbnail) {
    return { shapes: drawSparkline(request, { trends, trend, plot: box }), parts: [] };
  }
  const isTall = box.height >= 112;
  const isBeside = !isTall && box.width >= 230;
  const textWidth = isBeside ? box.width * 0.52 : box.width;
  const plot = isTall
    ? { left: box.left, top: box.top + 80, width: box.width, height: Math.min(120, box.height - 84) }
    : {
        left: box.left + textWidth + 16,
        top: box.top + 10,
        width: isBeside ? box.width - textWidth - 16 : 0,
        height: Math.min(64, box.height - 20),
      };
  return {
    shapes: drawSparkline(request, { trends, trend, plot }),
    parts: writeTile(request, { trends, trend, box: { ...box, width: textWidth } }),
  };
}

function writeTile(request: FullRequest, { trends, trend, box }: Tile): readonly GraphicPart[] {
  const { theme } = request;
  const { data, latest, earlier } = trends;
  const { left, top, width, height } = box;
  const nameOf = (position: number) => data.axis.positions[position]?.name ?? "";
  const when = nameOf(latest);
  const isShort = height < 60;
  const head = `${capitalize(trend.name)}, ${when}`;
  const label = measureText(head, labelSize) <= width ? head : capitalize(trend.name);
  const figureSize = width >= 240 ? 32 : 28;
  const middle = isShort ? top + height / 2 : top + 36;
  const figure = textPart({
    x: left,
    y: middle,
    text: fitText(trend.text, width, figureSize, 600),
    style: { ...directText(theme), fontSize: figureSize, fontWeight: 600 },
  });
  if (isShort) return [figure];
  const name = textPart({
    x: left,
    y: top + 9,
    text: fitText(label, width, labelSize),
    style: nameText(theme),
  });
  return [
    name,
    figure,
    ...writeChange(request, { trend, since: earlier === null ? "" : nameOf(earlier), box }),
  ];
}

function writeChange(
  { theme }: FullRequest,
  { trend, since, box }: { readonly trend: Trend; readonly since: string; readonly box: Plot },
): readonly GraphicPart[] {
  const { change } = trend;
  const y = box.top + 64;
  if (change === null || box.height < 74) return [];
  const arrow = { up: "↑ ", down: "↓ ", same: "" }[change.direction];
  const text = fitText(`${arrow}${change.text}`, box.width, labelSize, 500);
  const color = { up: theme.up, down: theme.down, same: theme.textSecondary }[change.direction];
  const used = measureText(text, labelSize, 500) + 8;
  const versus = `vs. ${since}`;
  return [
    textPart({ x: box.left, y, text, style: { ...directText(theme), color } }),
    ...(used + measureText(versus, labelSize) <= box.width
      ? [
          textPart({
            x: box.left + used,
            y,
            text: versus,
            style: { ...nameText(theme), color: theme.textMuted },
          }),
        ]
      : []),
  ];
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
