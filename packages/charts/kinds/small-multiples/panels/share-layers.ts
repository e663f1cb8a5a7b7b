import type { FullRequest } from "../../../chart-request.ts";
import type { PlacedSeries } from "../../../data/placed-data.ts";
import { describeFigure, findPoint } from "../../../data/point-texts.ts";
import { chooseScale, type Scale } from "../../../layout/choose-scale.ts";
import type { Shape } from "../../../shapes/shape.ts";
import { drawValueFrame, measureScale, scaleWriter } from "../../../shapes/value-frame.ts";
import { textPart, type GraphicPart } from "../../../style/graphic-parts.ts";
import { drawLegend, noLegend, type Legend } from "../../../style/legend.ts";
import type { Plot } from "../../../style/option-base.ts";
import { quietText, tickSize } from "../../../style/text-styles.ts";
import { cleanText } from "../../../text/clean-text.ts";
import { fitText, measureText } from "../../../text/measure-text.ts";
import type { Panel } from "../lay-out-panels.ts";
import type { PanelData, PanelLayer } from "../panel-data.ts";

/** A scale of figures that all panels share, with the figures beside the first of each row. */
export interface SharedScale {
  readonly scale: Scale;
  readonly left: number;
  readonly draw: (at: Panel) => readonly GraphicPart[];
}

export function shareScale(
  request: FullRequest,
  panels: readonly PanelData[],
  startsAtZero: boolean,
): SharedScale {
  const { isThumbnail, locale } = request;
  const layers = panels.flatMap((panel) => panel.layers);
  const scale = chooseScale(
    layers.flatMap(({ series }) => series.values),
    { startsAtZero, maxLines: 3 },
  );
  const write = scaleWriter(scale, layers[0]?.data.format ?? null, locale);
  return {
    scale,
    left: isThumbnail ? 0 : measureScale(scale, write),
    draw: ({ plot, isFirstInRow }) =>
      isThumbnail
        ? []
        : drawValueFrame(request, { scale, plot, write }).filter(
            ({ type }) => type !== "text" || isFirstInRow,
          ),
  };
}

/** The color of a layer: the first figure has the first color. */
export function layerColor({ theme }: Pick<FullRequest, "theme">, layer: number): string {
  return theme.series[layer] ?? theme.rest;
}

/** One legend for all panels, if they have several figures. */
export function layerLegend(request: FullRequest, panels: readonly PanelData[]): Legend {
  const most = Math.max(0, ...panels.map(({ layers }) => layers.length));
  if (most < 2 || request.isThumbnail) return noLegend;
  const entries = request.drawn.y.slice(0, most).map(({ label, column }, slot): PlacedSeries => ({
    name: cleanText(label) || column,
    column,
    values: [],
    rows: [],
    role: "own",
    slot,
  }));
  return drawLegend(entries, { width: request.size.width, theme: request.theme, hasLines: false });
}

/** The tooltip and the row of a figure. */
export function describeLayer(
  request: FullRequest,
  { data, series, index }: PanelLayer,
  { position, color, panel }: { readonly position: number; readonly color: string; readonly panel: string },
): Pick<Shape, "text" | "point"> {
  const value = describeFigure(request, data, { series: index, position });
  const name = data.axis.positions[position]?.name ?? "";
  const title = series.name === panel || request.drawn.series !== null ? panel : `${panel}, ${series.name}`;
  return { text: { title, lines: [{ color, name, value }] }, point: findPoint(data, index, position) };
}

/** The first and the last value of the axis, under the last panel of each column. */
export function nameEnds(
  { theme, isThumbnail }: FullRequest,
  layer: PanelLayer | undefined,
  { plot, isLastInColumn }: { readonly plot: Plot; readonly isLastInColumn: boolean },
): readonly GraphicPart[] {
  if (isThumbnail || !isLastInColumn || layer === undefined) return [];
  const { positions } = layer.data.axis;
  const [first, last] = [positions[0]?.name ?? "", positions.at(-1)?.name ?? ""];
  const y = plot.top + plot.height + 13;
  const style = quietText(theme);
  const isWide = measureText(first, tickSize) + measureText(last, tickSize) > plot.width - 6;
  const half = isWide ? plot.width / 2 - 6 : plot.width;
  return [
    textPart({ x: plot.left, y, text: fitText(first, half, tickSize), style }),
    ...(positions.length < 2
      ? []
      : [
          textPart({
            x: plot.left + plot.width,
            y,
            text: fitText(last, half, tickSize),
            style,
            align: "right",
          }),
        ]),
  ];
}
