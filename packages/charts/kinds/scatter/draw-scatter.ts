import type { ScatterSeriesOption } from "echarts";
import { cellsOf, type ValueFormat } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { listMarks } from "../../data/list-marks.ts";
import { placeScatter, type ScatterGroup } from "./place-scatter.ts";
import { nameCell, readNumber } from "../../data/read-cells.ts";
import type { Drawing } from "../../drawing.ts";
import { formatExact } from "../../format/format-figure.ts";
import { makeLogTickWriter, makeTickWriter } from "../../format/format-ticks.ts";
import {
  chooseLogScale,
  chooseScale,
  countLines,
  findExtent,
  listTicks,
  type Scale,
} from "../../layout/choose-scale.ts";
import { fitScale } from "../../layout/fit-scale.ts";
import { valueAxis } from "../../style/axes.ts";
import { drawFigureKey } from "../../style/color-key.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { drawLegend, noLegend, type Legend } from "../../style/legend.ts";
import { optionBase, plotWithin, type Plot } from "../../style/option-base.ts";
import { colorOf } from "../../style/series-styles.ts";
import { quietText, tickSize } from "../../style/text-styles.ts";
import { cleanText } from "../../text/clean-text.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { drawSizeKey } from "./size-key.ts";
import { drawTrendLine } from "../../trend/draw-trend-line.ts";
import { zoomInto } from "./zoom-into.ts";
import { sizeDots } from "./size-dots.ts";
import { thinDots } from "./thin-dots.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";

/** A dot for each row, at two of its figures. Thousands of dots are drawn in bulk and are more transparent. */
export function drawScatter(request: FullRequest, { hasSizes }: { readonly hasSizes: boolean }): Drawing {
  const { drawn, theme, isThumbnail, size, display } = request;
  const placed = placeScatter(request);
  const isLog = canBeLog(request, placed);
  const sized = hasSizes ? sizeDots(request, placed) : placed;
  const all = isLog ? sized.map((group) => ({ ...group, ys: group.ys.map(Math.log10) })) : sized;
  const count = all.reduce((sum, { rows }) => sum + rows.length, 0);
  if (count === 0) return emptyDrawing(request);
  const [xs, ys] = [joinGroups(all, "xs"), joinGroups(all, "ys")];
  const [endsX, endsY] = [endsOf(xs), endsOf(ys)];
  const [reachX, reachY] = [widen(endsX), widen(endsY)];
  const trim = (scale: Scale, reach: Pick<Scale, "min" | "max">) =>
    isThumbnail ? { ...scale, ...reach } : scale;
  const isZoomed = (request.narrowing.figures ?? []).length > 0;
  const startsAtZero = display.zero === "included" && !isZoomed;
  const isFree = display.zero === "excluded" || isZoomed;
  const maxLines = countLines(size.height - 60);
  const yScale = isLog
    ? chooseLogScale(powersOf(endsY), maxLines)
    : chooseScale(endsY, { startsAtZero, isFree, maxLines });
  const writeY = isLog
    ? makeLogTickWriter(drawn.y[0]?.format ?? null, request.locale)
    : writerOf(request, yScale, drawn.y[0]?.format ?? null);
  const { scale: xScale, write: writeX } = fitScale(
    size.width - widestTick(yScale, writeY) - 50,
    { startsAtZero, isFree, values: endsX },
    (scale) => writerOf(request, scale, drawn.x?.format ?? null),
  );
  const half = widestTick(xScale, writeX) / 2 + 2;
  const legend = drawGroups(request, all);
  const plot = plotWithin(
    request,
    isThumbnail
      ? { left: 6, right: 6, top: 6, bottom: 6 }
      : {
          left: Math.max(widestTick(yScale, writeY) + 10, half),
          right: Math.max(20, half),
          top: 24 + legend.height,
          bottom: 40,
        },
  );
  const groups = all.map((group) => (hasSizes ? group : thinDots(group, { x: reachX, y: reachY, plot })));
  return {
    option: {
      ...optionBase(request, plot),
      xAxis: {
        ...valueAxis(request, trim(xScale, reachX), { write: writeX, hasLabels: true, hasLines: false }),
        axisLine: { show: !isThumbnail, onZero: false, lineStyle: { color: theme.zero, width: 1 } },
      },
      yAxis: valueAxis(request, trim(yScale, reachY), {
        write: writeY,
        hasLabels: true,
        hasLines: !isThumbnail,
      }),
      series: groups.map((group, index) => drawDots(request, { group, index, count })),
      dataset: groups.map(({ xs, ys }) => ({ dimensions: ["x", "y"], source: interleave(xs, ys) })),
      graphic: [
        ...(isThumbnail ? [] : [...legend.parts, ...nameAxes(request, plot, legend.height)]),
        ...drawTrendLine(request, { xs, ys, x: trim(xScale, reachX), y: trim(yScale, reachY), plot }),
      ],
    },
    pointing: "item",
    describe: ({ series, item }) => describeDot(request, groups[series], item),
    find: ({ series, item }) => {
      const group = groups[series];
      const row = group?.rows[item];
      return group === undefined || row === undefined
        ? null
        : { row, rows: [row], column: drawn.y[0]?.column ?? null, value: valueAt(request, row) };
    },
    listMarks: () =>
      listMarks(
        groups.map(({ ys }) => ys),
        (item, height, series) => [groups[series]?.xs[item] ?? 0, height],
      ),
    zoom: zoomInto(request, { x: xScale, y: yScale, isLog }),
  };
}

function drawGroups(request: FullRequest, groups: readonly ScatterGroup[]): Legend {
  const { size, theme, isThumbnail, figureColors, display } = request;
  if (figureColors !== null) return drawFigureKey(request);
  if (isThumbnail || groups.length < 2 || display.legend === "hidden") return noLegend;
  const names = groups.map(({ series }) => series);
  return drawLegend(names, { width: size.width, theme, hasLines: false });
}

function drawDots(
  { theme, marks, isThumbnail }: FullRequest,
  { group, index, count }: { readonly group: ScatterGroup; readonly index: number; readonly count: number },
): ScatterSeriesOption {
  const isFinding = marks.findings?.includes(group.cell) ?? false;
  const isBulk = count > 2000;
  return {
    type: "scatter",
    datasetIndex: index,
    encode: { x: "x", y: "y" },
    symbolSize:
      group.radii.length > 0
        ? (_: unknown, { dataIndex }: { readonly dataIndex: number }) =>
            (group.radii[dataIndex] ?? 2) * (isThumbnail ? 1.2 : 2)
        : isThumbnail || isBulk
          ? 4
          : 6,
    ...(isBulk && group.radii.length === 0 ? { large: true, largeThreshold: 2000 } : {}),
    itemStyle: {
      color: isFinding && marks.isBad ? theme.down : (group.color ?? colorOf(group.series, theme)),
      opacity: group.color === undefined ? opacityOf(count) : Math.max(0.6, opacityOf(count) + 0.25),
    },
    emphasis: { disabled: true },
  };
}

/** Many dots are pale, so that their density shows. */
function opacityOf(count: number): number {
  return count > 2000 ? 0.3 : count > 400 ? 0.45 : 0.6;
}

function valueAt({ drawn, table }: FullRequest, row: number): number | null {
  return readNumber(cellsOf(table, drawn.y[0]?.column)[row]);
}

function canBeLog({ display }: FullRequest, groups: readonly ScatterGroup[]): boolean {
  return display.scale === "log" && groups.every(({ ys }) => ys.every((value) => value > 0));
}

function joinGroups(groups: readonly ScatterGroup[], side: "xs" | "ys"): readonly number[] {
  const [only] = groups;
  return only !== undefined && groups.length === 1 ? only[side] : groups.flatMap((group) => group[side]);
}

/** The lowest and the highest value, which is all that scales need of thousands. */
function endsOf(values: readonly number[]): readonly [number, number] {
  const { least, most } = findExtent(values);
  return [least, most];
}

function powersOf(logarithms: readonly number[]): readonly number[] {
  return logarithms.map((value) => 10 ** value);
}

/** A single dot is in the middle. */
function widen([least, most]: readonly [number, number]): Pick<Scale, "min" | "max"> {
  return least < most ? { min: least, max: most } : { min: least - 1, max: most + 1 };
}

function interleave(xs: readonly number[], ys: readonly number[]): Float64Array {
  const points = new Float64Array(xs.length * 2);
  for (let index = 0; index < xs.length; index++) {
    points[index * 2] = xs[index] ?? Number.NaN;
    points[index * 2 + 1] = ys[index] ?? Number.NaN;
  }
  return points;
}

function writerOf(
  { locale }: FullRequest,
  scale: Scale,
  format: ValueFormat | null,
): (value: number) => string {
  return makeTickWriter(
    { interval: scale.interval, most: Math.max(Math.abs(scale.min), Math.abs(scale.max)) },
    format,
    locale,
  );
}

function widestTick(scale: Scale, write: (value: number) => string): number {
  return Math.ceil(Math.max(...listTicks(scale).map((value) => measureText(write(value), tickSize))));
}

/** The names of both axes, without which a scatter chart has no meaning. */
function nameAxes(request: FullRequest, plot: Plot, top: number): readonly GraphicPart[] {
  const { drawn, theme, size } = request;
  const style = quietText(theme);
  const name = (label: string | undefined, width = 0.5) =>
    fitText(cleanText(label ?? ""), plot.width * width, tickSize);
  return [
    textPart({ x: 0, y: top + 7, text: name(drawn.y[0]?.label, drawn.y.length > 1 ? 0.36 : 0.5), style }),
    textPart({
      x: plot.left + plot.width,
      y: size.height - 7,
      text: name(drawn.x?.label),
      style,
      align: "right",
    }),
    ...drawSizeKey(request, { top, width: size.width * 0.6 }),
  ];
}

/** The row's name and both figures. */
function describeDot(
  { drawn, table, locale, theme, figureColors }: FullRequest,
  group: ScatterGroup | undefined,
  item: number,
) {
  const row = group?.rows[item];
  if (group === undefined || row === undefined) return null;
  const taken = [drawn.x?.column, ...drawn.y.map(({ column }) => column)];
  const named = table.columns.findIndex(({ name, type }) => type === "text" && !taken.includes(name));
  const title = named < 0 ? `Row ${row + 1}` : nameCell(table.values[named]?.[row] ?? null, null, locale);
  const color = group.color ?? colorOf(group.series, theme);
  const lines = [...(drawn.x === null ? [] : [drawn.x]), ...drawn.y].map(({ column, label, format }) => ({
    color,
    name: cleanText(label),
    value: formatExact(cellsOf(table, column)[row] ?? null, format, locale),
  }));
  return { title, lines: [...lines, ...(figureColors?.describe([row]) ?? [])] };
}
