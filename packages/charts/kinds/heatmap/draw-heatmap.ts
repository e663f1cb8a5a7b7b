import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import type { PlacedData } from "../../data/placed-data.ts";
import { findPoint, describeFigure } from "../../data/point-texts.ts";
import type { Drawing } from "../../drawing.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { chooseTicks } from "../../layout/choose-ticks.ts";
import { inkOn } from "../../shapes/ink-on.ts";
import { drawColorKey } from "../../style/color-key.ts";
import { makeColorScale, type ColorScale } from "../../style/color-scale.ts";
import { optionBase, plotWithin } from "../../style/option-base.ts";
import { quietText, tickSize } from "../../style/text-styles.ts";
import { bandAxis } from "../../style/axes.ts";
import { fitCentered, fitText, measureText } from "../../text/measure-text.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";

/** A grid of two breakdowns with the figure as color: a ramp from low to high, or in two directions from zero. */
export function drawHeatmap(request: FullRequest): Drawing {
  const { theme, isThumbnail, size, display } = request;
  const data = placeData(request, { maxColors: Number.POSITIVE_INFINITY });
  const color = makeColorScale(
    data.series.flatMap(({ values }) => values),
    theme,
  );
  if (color === null) return emptyDrawing(request);
  const cells = data.series.length * data.axis.positions.length;
  if (cells > maxCells) return emptyDrawing(request, `${cells} cells are too many to draw`);
  const names = data.series.map(({ name }) => fitText(name, Math.min(160, size.width * 0.3), tickSize));
  const left = Math.ceil(Math.max(0, ...names.map((name) => measureText(name, tickSize)))) + 10;
  const columns = Math.max(1, data.axis.positions.length);
  const margins = isThumbnail
    ? { left: 2, right: 2, top: 2, bottom: 2 }
    : { left, right: overhang(data, (size.width - left) / columns), top: 4, bottom: 24 };
  const bare = plotWithin(request, margins);
  const hasFigures =
    !isThumbnail &&
    display.labels !== "hidden" &&
    fitsFigures(request, data, { width: bare.width / columns, height: bare.height / data.series.length });
  const plot = isThumbnail || hasFigures ? bare : plotWithin(request, { ...margins, top: 26 });
  const pitch = plot.width / columns;
  const step = Math.max(1, Math.ceil(13 / (plot.height / Math.max(1, data.series.length))));
  return {
    option: {
      ...optionBase(request, plot),
      xAxis: bandAxis(request, {
        names: data.axis.positions.map(({ name }) => name),
        ticks: new Map(
          Array.from(chooseTicks(data.axis, { pitch, fontSize: tickSize }), ([column, text]) => [
            column,
            fitCentered(text, plot.left + (column + 0.5) * pitch, { width: size.width, fontSize: tickSize }),
          ]),
        ),
        hasLine: false,
      }),
      yAxis: {
        type: "category",
        inverse: true,
        data: data.series.map(({ name }) => name),
        axisLine: { show: false },
        axisTick: { show: false },
        axisLabel: {
          ...quietText(theme),
          show: !isThumbnail,
          margin: 8,
          interval: (index: number) => index % step === 0,
          formatter: (_: string, index: number) => names[index] ?? "",
        },
      },
      series: [
        drawCells(request, data, {
          color,
          hasFigures,
          isTight: pitch < 6 || plot.height / data.series.length < 6,
        }),
      ],
      visualMap: untouched,
      graphic: isThumbnail || hasFigures ? [] : [...drawColorKey(request, data.format, color)],
    },
    pointing: "item",
    describe: ({ item }) => describeCell(request, data, { item, color }),
    find: ({ item }) => findPoint(data, Math.floor(item / columns), item % columns),
    listMarks: () =>
      data.series.map(({ values }, row) =>
        values.flatMap((value, column) =>
          value === null || value === undefined
            ? []
            : [
                {
                  target: { series: 0, item: row * columns + column, axis: column, value },
                  at: [column, row],
                },
              ],
        ),
      ),
  };
}

/** The room of the last date or name beyond its column. */
function overhang({ axis }: PlacedData, pitch: number): number {
  const width = measureText(axis.positions.at(-1)?.name ?? "", tickSize);
  return Math.max(4, Math.ceil((Math.min(width, 64) - pitch) / 2) + 2);
}

/** With more cells, each would be smaller than a few pixels on any screen. */
const maxCells = 50_000;

/** ECharts requires a visual map for heatmaps, but the cells have their own colors. */
const untouched = {
  type: "continuous",
  show: false,
  min: 0,
  max: 1,
  dimension: 2,
  inRange: { opacity: 1 },
  outOfRange: { opacity: 1 },
} as const;

/** Cells row by row, so that an item's index determines its position. Cells without a figure are left empty. */
function drawCells(
  { theme, locale }: FullRequest,
  { axis, series, format }: PlacedData,
  {
    color,
    hasFigures,
    isTight,
  }: { readonly color: ColorScale; readonly hasFigures: boolean; readonly isTight: boolean },
) {
  return {
    type: "heatmap" as const,
    data: series.flatMap(({ values }, row) =>
      axis.positions.map((_, column) => {
        const value = values[column] ?? null;
        if (value === null) return { value: [column, row, "-"], itemStyle: { color: "transparent" } };
        const fill = color.at(value);
        const ink = inkOn(fill);
        return { value: [column, row, value], itemStyle: { color: fill }, label: { color: ink } };
      }),
    ),
    itemStyle: { borderColor: theme.surface, borderWidth: isTight ? 0 : 1.5, borderRadius: isTight ? 0 : 2 },
    label: {
      show: hasFigures,
      fontFamily: theme.fontFamily,
      fontSize: tickSize,
      fontWeight: 400,
      formatter: ({ value }: { value: unknown }) => {
        const figure: unknown = Array.isArray(value) ? value[2] : null;
        return typeof figure === "number" ? formatFigure(figure, format, locale) : "";
      },
    },
    emphasis: { disabled: true },
  };
}

function fitsFigures(
  { locale }: FullRequest,
  { series, format }: PlacedData,
  cell: { readonly width: number; readonly height: number },
): boolean {
  const cells = series.length * (series[0]?.values.length ?? 0);
  if (cell.height < 18 || cell.width < 20 || cells > 400) return false;
  const widest = series
    .flatMap(({ values }) => values.map((value) => formatFigure(value ?? null, format, locale)))
    .reduce((most, text) => Math.max(most, measureText(text, tickSize)), 0);
  return widest + 8 <= cell.width;
}

function describeCell(
  request: FullRequest,
  data: PlacedData,
  { item, color }: { readonly item: number; readonly color: ColorScale },
) {
  const columns = Math.max(1, data.axis.positions.length);
  const [row, position] = [Math.floor(item / columns), item % columns];
  const [series, value] = [data.series[row], data.axis.positions[position]];
  if (series === undefined || value === undefined) return null;
  const figure = series.values[position] ?? null;
  return {
    title: value.name,
    lines: [
      {
        color: figure === null ? null : color.at(figure),
        name: series.name,
        value: describeFigure(request, data, { series: row, position }),
      },
    ],
  };
}
