import type { BarSeriesOption } from "echarts";
import type { FullRequest } from "../chart-request.ts";
import { placeData } from "../data/place-data.ts";
import { findPoint, describePosition } from "../data/point-texts.ts";
import type { Drawing } from "../drawing.ts";
import { bandAxis, valueAxis } from "../style/axes.ts";
import { optionBase } from "../style/option-base.ts";
import { tickSize } from "../style/text-styles.ts";
import { drawTrendLines } from "../trend/draw-trend-line.ts";
import { measureText } from "../text/measure-text.ts";
import type { GraphicPart } from "../style/graphic-parts.ts";
import { drawBarSeries, type BarContext } from "./bar-series.ts";
import { listMarks } from "../data/list-marks.ts";
import { readBars, topOf, type Bars } from "./bars.ts";
import { drawHorizontalBars } from "./draw-horizontal-bars.ts";
import { emptyDrawing } from "../style/empty-drawing.ts";
import { layOutBars, type BarLayout } from "./lay-out-bars.ts";

/**
 * Vertical or horizontal bars: single, side by side, stacked or as shares. Vertical bars whose names do not fit are
 * drawn horizontally instead.
 */
export function drawBars(
  request: FullRequest,
  { isHorizontal }: { readonly isHorizontal: boolean },
): Drawing {
  const bars = readBars(request, placeData(request));
  if (bars.heights.every((values) => values.every((value) => value === null || value === undefined))) {
    return emptyDrawing(request);
  }
  return isHorizontal || mustLie(request, bars)
    ? drawHorizontalBars(request, bars)
    : drawVerticalBars(request, bars);
}

/** True if names would be truncated to their bands, as on a phone, and the height suffices for one row per name. */
function mustLie({ size, isThumbnail }: FullRequest, { data }: Bars): boolean {
  const { positions, isTime } = data.axis;
  if (isThumbnail || isTime || positions.length > 12) return false;
  const band = (size.width - 40) / positions.length;
  const isCut = positions.some(({ name }) => measureText(name, tickSize) > band);
  return isCut && size.height >= positions.length * 18;
}

/** Trend lines of bars along time that are not stacked. */
function drawTrends(
  request: FullRequest,
  { data, heights, isStacked }: Bars,
  { plot, scale }: Pick<BarLayout, "plot" | "scale">,
): readonly GraphicPart[] {
  if (!data.axis.isTime || isStacked) return [];
  const x = { min: -0.5, max: data.axis.positions.length - 0.5 };
  return drawTrendLines(request, data, { heights, toAxis: (position) => position, plot, x, y: scale });
}

function drawVerticalBars(request: FullRequest, bars: Bars): Drawing {
  const { data } = bars;
  const layout = layOutBars(request, bars);
  const context: BarContext = {
    bars,
    layout: { pitch: layout.pitch, labels: layout.labels },
    hasHorizontalBars: false,
  };
  const series: readonly BarSeriesOption[] = drawBarSeries(request, context);
  return {
    option: {
      ...optionBase(request, layout.plot),
      xAxis: bandAxis(request, {
        names: data.axis.positions.map(({ name }) => name),
        ticks: layout.ticks,
        hasLine: true,
      }),
      yAxis: valueAxis(request, layout.scale, {
        write: layout.write,
        hasLabels: layout.hasAxis,
        hasLines: layout.hasAxis && !request.isThumbnail,
      }),
      series: [...series],
      graphic: [...layout.parts, ...drawTrends(request, bars, layout)],
    },
    pointing: "band",
    describe: ({ axis }) => (axis === null ? null : describePosition(request, data, axis)),
    find: ({ item, series }) => findPoint(data, series, item),
    listMarks: () =>
      listMarks(bars.heights, (position, height, series) => [
        position,
        topOf(bars, series, position) ?? height,
      ]),
  };
}
