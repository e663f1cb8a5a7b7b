import { writeNumber } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import type { PlacedData, PlacedSeries } from "../../data/placed-data.ts";
import { describeFigure, findPoint } from "../../data/point-texts.ts";
import type { Drawing } from "../../drawing.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { inkOn } from "../../shapes/ink-on.ts";
import { rectShape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { drawColorKey } from "../../style/color-key.ts";
import { figureText, labelSize, nameText, quietText, tickSize } from "../../style/text-styles.ts";
import { chooseTicks } from "../../layout/choose-ticks.ts";
import { ticksWithin } from "../../layout/ticks-within.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { pickColor } from "../../theme/mix-colors.ts";

/** A row for each cohort: its size, then what is left of it in each later unit, as shares of its first figure. Shares are drawn as they are. */
export function drawCohorts(request: FullRequest): Drawing {
  const { size, theme, isThumbnail, locale } = request;
  const data = placeData(request, { maxColors: Number.POSITIVE_INFINITY, isOrdered: true });
  const starts = data.series.map(({ values }) => values.find((value) => typeof value === "number") ?? null);
  if (starts.every((start) => start === null)) return emptyDrawing(request);
  const areShares = data.format?.kind === "percent";
  const sizes = starts.map((start) => (areShares ? "" : formatFigure(start, data.format, locale)));
  const names = data.series.map(({ name }) => fitText(name, Math.min(140, size.width * 0.26), labelSize));
  const nameWidth = isThumbnail ? 2 : Math.max(...names.map((name) => measureText(name, labelSize))) + 10;
  const sizeWidth = isThumbnail ? 0 : Math.max(...sizes.map((text) => measureText(text, labelSize))) + 12;
  const left = Math.ceil(nameWidth + sizeWidth);
  const width = Math.max(10, size.width - left) / data.axis.positions.length;
  const isWide = width >= 34;
  // Shades without figures need a key.
  const head = isThumbnail || isWide ? 0 : 20;
  const top = isThumbnail ? 2 : head + 22;
  const height = Math.min(30, Math.max(4, (size.height - top - 2) / data.series.length));
  const hasFigures = isWide && height >= 16;
  const cells = data.series.flatMap((series, row) =>
    series.values.flatMap((value, column) => {
      const start = starts[row] ?? null;
      if (typeof value !== "number" || start === null || start === 0) return [];
      return [{ row, column, share: areShares ? value : value / start, series }];
    }),
  );
  const most = mostLater(cells);
  const shadeOf = (share: number) => pickColor(theme.sequential, Math.min(1, Math.max(0, share / most)));
  const filled = cells.map((cell) => ({
    ...cell,
    fill: cell.column === 0 ? pickColor([theme.surface, theme.rest], 0.28) : shadeOf(cell.share),
  }));
  const shapes = filled.map(({ row, column, share, fill, series }) =>
    rectShape(
      {
        x: left + column * width + 0.75,
        y: top + row * height + 0.75,
        width: Math.max(0.5, width - 1.5),
        height: Math.max(0.5, height - 1.5),
        r: 2,
      },
      fill,
      {
        text: {
          title: `${series.name}, ${data.axis.positions[column]?.name ?? ""}`,
          lines: [
            {
              color: fill,
              name: series.name,
              value: describeFigure(request, data, { series: row, position: column }),
            },
            ...(areShares
              ? []
              : [{ color: null, name: "of the first", value: writeShare(share, locale, 1) }]),
          ],
        },
        point: findPoint(data, row, column),
      },
    ),
  );
  if (isThumbnail) return drawShapes(request, shapes, []);
  const figures = filled.flatMap(({ row, column, share, fill }) => {
    const text = writeShare(share, locale, 0);
    // Where the first figure is nearly 0, shares of it are enormous.
    if (!hasFigures || measureText(text, tickSize) > width) return [];
    const style = { ...quietText(theme), color: inkOn(fill) };
    const [x, y] = [left + (column + 0.5) * width, top + (row + 0.5) * height];
    return [textPart({ x, y, text, style, align: "center" })];
  });
  return drawShapes(request, shapes, [
    ...nameAxis(request, data.axis, { x: left + width / 2, y: head + 10 }),
    ...nameColumns(request, data.axis, { left, width, y: head + 10 }),
    ...(head === 0 ? [] : drawColorKey(request, { kind: "percent" }, { least: 0, most, at: shadeOf })),
    ...nameRows(request, data.series, { names, sizes, left, top, height }),
    ...figures,
  ]);
}

/** The times since, without those that the edges of the picture would cut. */
function nameColumns(
  { size, theme }: FullRequest,
  axis: PlacedData["axis"],
  { left, width, y }: { readonly left: number; readonly width: number; readonly y: number },
): readonly GraphicPart[] {
  const toX = (column: number) => left + (column + 0.5) * width;
  const all = chooseTicks(axis, { pitch: width, fontSize: tickSize });
  return Array.from(ticksWithin(all, { toX, width: size.width }), ([column, text]) =>
    textPart({ x: toX(column), y, text, style: quietText(theme), align: "center" }),
  );
}

/** The name of the times since, if it leaves room for the first of them, which is centered at `x`. */
function nameAxis(
  { theme }: FullRequest,
  { label, positions }: PlacedData["axis"],
  { x, y }: { readonly x: number; readonly y: number },
): readonly GraphicPart[] {
  const room = x - measureText(positions[0]?.name ?? "", tickSize) / 2 - 8;
  return measureText(label, tickSize) <= room
    ? [textPart({ x: 0, y, text: label, style: quietText(theme) })]
    : [];
}

/** The largest share after the first unit, at which all are 100%. Shades would hardly differ if they started there. */
function mostLater(cells: readonly { readonly column: number; readonly share: number }[]): number {
  const later = cells.flatMap(({ column, share }) => (column === 0 ? [] : [share]));
  const most = later.reduce((largest, share) => Math.max(largest, share), 0);
  return most > 0 ? Math.min(1, most) : 1;
}

function writeShare(share: number, locale: string, decimals: number): string {
  return writeNumber(share, locale, { style: "percent", maximumFractionDigits: decimals });
}

interface RowNames {
  readonly names: readonly string[];
  readonly sizes: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

function nameRows(
  { theme }: FullRequest,
  series: readonly PlacedSeries[],
  { names, sizes, left, top, height }: RowNames,
): readonly GraphicPart[] {
  const step = Math.max(1, Math.ceil(15 / height));
  return series.flatMap((_, row) => {
    if (row % step !== 0) return [];
    const y = top + (row + 0.5) * height;
    return [
      textPart({ x: 0, y, text: names[row] ?? "", style: nameText(theme) }),
      textPart({ x: left - 10, y, text: sizes[row] ?? "", style: figureText(theme), align: "right" }),
    ];
  });
}
