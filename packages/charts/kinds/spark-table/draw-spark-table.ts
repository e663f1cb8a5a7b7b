import { findRuleColor } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import type { Drawing } from "../../drawing.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { rectShape, type Shape } from "../../shapes/shape.ts";
import { ruleColorOf } from "../../style/series-styles.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { linePart, textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { directText, figureText, labelSize, nameText, quietText, tickSize } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { drawSparkline } from "../../trend/draw-sparkline.ts";
import { readTrends, type Trend, type Trends } from "../../trend/read-trends.ts";

/** A row for each series: its latest figure with a bar, the change since the unit before, and a line of its course. */
export function drawSparkTable(request: FullRequest): Drawing {
  const { size, isThumbnail } = request;
  const trends = readTrends(request);
  if (trends === null) return emptyDrawing(request);
  const rows = layOutRows(request, trends.items.length);
  const shown = trends.items.slice(0, rows.count);
  const columns = layOutColumns(request, trends, shown);
  const shapes = shown.flatMap((trend, row) =>
    drawRowShapes(request, { trends, trend, columns, top: rows.toTop(row), pitch: rows.pitch }),
  );
  if (isThumbnail) return drawShapes(request, shapes, []);
  const texts = shown.flatMap((trend, row) =>
    writeRow(request, { trend, columns, y: rows.toTop(row) + rows.pitch / 2 }),
  );
  const lines = shown.map((_, row) => {
    const y = Math.round(rows.toTop(row)) + 0.5;
    const color = row === 0 ? request.theme.line : request.theme.grid;
    return linePart({ x1: 0, y1: y, x2: size.width, y2: y }, { color });
  });
  return drawShapes(request, shapes, [
    ...writeHead(request, trends, columns),
    ...lines,
    ...texts,
    ...noteHidden(request, trends.items.slice(rows.count)),
  ]);
}

const [headHeight, usualPitch, minPitch] = [26, 32, 20];

interface Rows {
  readonly count: number;
  readonly pitch: number;
  readonly toTop: (row: number) => number;
}

function layOutRows({ size, isThumbnail }: FullRequest, count: number): Rows {
  const head = isThumbnail ? 6 : headHeight;
  const room = size.height - head - (isThumbnail ? 6 : 2);
  const least = isThumbnail ? 18 : minPitch;
  const isCut = count * least > room;
  const fitting = Math.max(1, Math.floor((room - (isCut && !isThumbnail ? 18 : 0)) / least));
  const shown = Math.min(count, fitting);
  const pitch = Math.min(usualPitch + 4, (room - (isCut && !isThumbnail ? 18 : 0)) / shown);
  return { count: shown, pitch, toTop: (row) => head + row * pitch };
}

interface Columns {
  readonly names: number;
  /** The right end of the figures; of bars, the left one is 12 pixels further. */
  readonly figures: number;
  /** The width of bars; 0 for none. */
  readonly bar: number;
  /** The right end of the changes; null if there is no room for them. */
  readonly changes: number | null;
  readonly line: number;
  /** The largest figure, for bars. */
  readonly most: number;
}

/** Narrow pictures have no bars; very narrow ones no changes either. */
function layOutColumns(request: FullRequest, trends: Trends, shown: readonly Trend[]): Columns {
  const { size, isThumbnail, drawn } = request;
  const most = Math.max(0, ...shown.map(({ value }) => value ?? 0));
  if (isThumbnail) {
    return { names: 0, figures: 0, bar: size.width * 0.3, changes: null, line: size.width * 0.42, most };
  }
  const head = headOf(trends);
  const widest = (texts: readonly string[], weight: 400 | 500) =>
    Math.ceil(Math.max(0, ...texts.map((text) => measureText(text, labelSize, weight))));
  const names = Math.min(
    size.width * 0.34,
    widest([...shown.map(({ name }) => name), drawn.series ?? ""], 500) + 4,
  );
  const room = (size.width - names) * 0.4;
  const figure = Math.min(
    room,
    Math.max(
      widest(
        shown.map(({ text }) => text),
        500,
      ),
      40,
    ),
  );
  const changed = Math.max(
    widest(
      shown.map(({ change }) => change?.text ?? ""),
      500,
    ),
    measureText(head.versus, tickSize),
  );
  const isSame = shown.every(({ format }) => format === shown[0]?.format);
  const hasBars = isSame && size.width >= 520 && shown.every(({ value }) => value === null || value >= 0);
  const bar = hasBars ? Math.min(140, size.width * 0.14) : 0;
  const figures = names + 14 + Math.max(figure, Math.min(room, measureText(head.when, tickSize)));
  const afterBar = figures + (hasBars ? bar + 12 : 0);
  const hasChanges = changed > 0 && afterBar + 18 + changed + 76 <= size.width;
  const changes = hasChanges ? afterBar + 18 + changed : null;
  return { names, figures, bar, changes, line: (changes ?? afterBar) + 22, most };
}

function headOf({ data, latest, earlier }: Trends) {
  const { positions } = data.axis;
  const nameOf = (position: number) => positions[position]?.name ?? "";
  return {
    when: nameOf(latest),
    versus: earlier === null ? "" : `vs. ${nameOf(earlier)}`,
    span: positions.length > 1 ? `${nameOf(0)} – ${nameOf(positions.length - 1)}` : "",
  };
}

function writeHead(request: FullRequest, trends: Trends, columns: Columns): readonly GraphicPart[] {
  const { theme, size } = request;
  const { when, versus, span } = headOf(trends);
  const y = headHeight / 2 - 1;
  const style = quietText(theme);
  const right = size.width - columns.line;
  const fitsSpan = measureText(span, tickSize) <= right;
  return [
    textPart({
      x: columns.figures,
      y,
      text: fitText(when, columns.figures - columns.names - 4, tickSize),
      style,
      align: "right",
    }),
    ...(columns.changes === null || versus === ""
      ? []
      : [textPart({ x: columns.changes, y, text: versus, style, align: "right" })]),
    ...(fitsSpan && span !== "" ? [textPart({ x: columns.line, y, text: span, style })] : []),
  ];
}

interface RowShapes {
  readonly trends: Trends;
  readonly trend: Trend;
  readonly columns: Columns;
  readonly top: number;
  readonly pitch: number;
}

function drawRowShapes(
  request: FullRequest,
  { trends, trend, columns, top, pitch }: RowShapes,
): readonly Shape[] {
  const { size, theme, isThumbnail } = request;
  const inset = Math.min(5, pitch * 0.16);
  const plot = {
    left: columns.line,
    top: top + inset,
    width: size.width - columns.line - (isThumbnail ? 8 : 2),
    height: pitch - 2 * inset,
  };
  const { value } = trend;
  const length = value === null || columns.most === 0 ? 0 : (Math.max(0, value) / columns.most) * columns.bar;
  const x = isThumbnail ? 8 : columns.figures + 12;
  const bar =
    length <= 0 ? [] : [rectShape({ x, y: top + pitch / 2 - 3, width: length, height: 6, r: 3 }, theme.rest)];
  return [...bar, ...drawSparkline(request, { trends, trend, plot })];
}

function writeRow(
  { theme, display }: FullRequest,
  { trend, columns, y }: { readonly trend: Trend; readonly columns: Columns; readonly y: number },
): readonly GraphicPart[] {
  const { name, text, value, change } = trend;
  const rule = value === null ? null : findRuleColor(display.colorRules ?? [], value);
  const figureStyle = { ...directText(theme), ...(rule !== null && { color: ruleColorOf(rule, theme) }) };
  const tone =
    change === null ? "" : { up: theme.up, down: theme.down, same: theme.textMuted }[change.direction];
  return [
    textPart({ x: 0, y, text: fitText(name, columns.names - 4, labelSize), style: nameText(theme) }),
    textPart({
      x: columns.figures,
      y,
      text: fitText(text, columns.figures - columns.names - 8, labelSize, 500),
      style: figureStyle,
      align: "right",
    }),
    ...(columns.changes === null || change === null
      ? []
      : [
          textPart({
            x: columns.changes,
            y,
            text: change.text,
            style: { ...figureText(theme), color: tone },
            align: "right",
          }),
        ]),
  ];
}

function noteHidden({ size, theme }: FullRequest, rest: readonly Trend[]): readonly GraphicPart[] {
  if (rest.length === 0) return [];
  const text = fitText(`Not shown: ${rest.map(({ name }) => name).join(", ")}`, size.width, tickSize);
  return [textPart({ x: 0, y: size.height - 7, text, style: quietText(theme) })];
}
