import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import type { PlacedData, PlacedSeries } from "../../data/placed-data.ts";
import { describeFigure, findPoint } from "../../data/point-texts.ts";
import type { Drawing } from "../../drawing.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { chooseScale, type Scale } from "../../layout/choose-scale.ts";
import { lastPosition } from "../../lines/line-points.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { lineShape, rectShape, type Shape } from "../../shapes/shape.ts";
import { drawValueFrame, measureScale, scaleToY, scaleWriter } from "../../shapes/value-frame.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import type { Plot } from "../../style/option-base.ts";
import { directText, labelSize, nameText, quietText, tickSize } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { layOutPanels, type Panel } from "./lay-out-panels.ts";

/** A small chart for each series, on one scale: lines along time, bars of things. */
export function drawPanels(request: FullRequest): Drawing {
  const { isThumbnail, locale, drawn, display } = request;
  const data = placeData(request, { maxColors: Number.POSITIVE_INFINITY, isOrdered: true });
  const values = data.series.flatMap((series) => series.values);
  if (values.every((value) => typeof value !== "number")) return emptyDrawing(request);
  const isLine = data.axis.isTime || drawn.x?.format?.kind === "datePart";
  const scale = chooseScale(values, {
    startsAtZero: !isLine || display.zero !== "excluded",
    maxLines: 3,
  });
  const write = scaleWriter(scale, data.format, locale);
  const left = isThumbnail ? 0 : measureScale(scale, write);
  const { panels, hidden } = layOutPanels(request, data.series.length, left);
  const drawings = panels.map((panel, index) => {
    const series = data.series[index];
    return series === undefined ? null : drawPanel(request, data, { series, index, panel, scale, isLine });
  });
  const shapes = drawings.flatMap((drawing) => drawing?.shapes ?? []);
  if (isThumbnail) return drawShapes(request, shapes, []);
  const frames = panels.flatMap(({ plot, isFirstInRow }) =>
    drawValueFrame(request, { scale, plot, write }).filter(({ type }) => type !== "text" || isFirstInRow),
  );
  const texts = drawings.flatMap((drawing) => drawing?.parts ?? []);
  return drawShapes(request, shapes, [...frames, ...texts, ...noteHidden(request, hidden)]);
}

interface PanelContext {
  readonly series: PlacedSeries;
  readonly index: number;
  readonly panel: Panel;
  readonly scale: Scale;
  readonly isLine: boolean;
}

function drawPanel(
  request: FullRequest,
  data: PlacedData,
  context: PanelContext,
): { readonly shapes: readonly Shape[]; readonly parts: readonly GraphicPart[] } {
  const { theme, locale } = request;
  const { series, panel, isLine } = context;
  const { plot } = panel;
  const shapes = isLine ? drawLine(request, data, context) : drawColumns(request, data, context);
  const last = lastPosition(series.values);
  const written = last < 0 || !isLine ? "" : formatFigure(series.values[last] ?? null, data.format, locale);
  // The name comes first.
  const figure = measureText(written, labelSize) > plot.width * 0.6 ? "" : written;
  const room = plot.width - (figure === "" ? 0 : measureText(figure, labelSize) + 8);
  const y = plot.top - 14;
  return {
    shapes,
    parts: [
      textPart({
        x: plot.left,
        y,
        text: fitText(series.name, room, labelSize, 500),
        style: directText(theme),
      }),
      ...(figure === ""
        ? []
        : [textPart({ x: plot.left + plot.width, y, text: figure, style: nameText(theme), align: "right" })]),
      ...(panel.isLastInColumn ? nameEnds(request, data, plot) : []),
    ],
  };
}

function drawLine(
  request: FullRequest,
  data: PlacedData,
  { series, index, panel, scale }: PanelContext,
): readonly Shape[] {
  const { theme } = request;
  const { plot } = panel;
  const toY = scaleToY(scale, plot);
  const count = data.axis.positions.length;
  const toX = (position: number) => plot.left + (position / Math.max(1, count - 1)) * plot.width;
  const runs = listRuns(series.values).map((run) =>
    run.map(({ position, value }): [number, number] => [toX(position), toY(value)]),
  );
  const color = theme.series[0] ?? theme.rest;
  const pitch = plot.width / Math.max(1, count - 1);
  const targets =
    count > 400
      ? []
      : series.values.flatMap((value, position) =>
          typeof value === "number"
            ? [
                rectShape(
                  {
                    x: Math.max(plot.left, toX(position) - pitch / 2),
                    y: plot.top,
                    width: Math.min(pitch, plot.width),
                    height: plot.height,
                  },
                  "transparent",
                  describe(request, data, { index, position }),
                ),
              ]
            : [],
        );
  return [
    ...runs.map((points) =>
      points.length === 1
        ? dotAt(points[0] ?? [0, 0], color)
        : lineShape(points, { stroke: color, lineWidth: 1.75 }),
    ),
    ...targets,
  ];
}

function dotAt([cx, cy]: [number, number], color: string): Shape {
  return {
    element: { type: "circle", shape: { cx, cy, r: 2.5 }, style: { fill: color } },
    text: null,
    point: null,
  };
}

function listRuns(
  values: PlacedSeries["values"],
): readonly (readonly { readonly position: number; readonly value: number }[])[] {
  const runs: { position: number; value: number }[][] = [[]];
  values.forEach((value, position) => {
    if (typeof value === "number") runs.at(-1)?.push({ position, value });
    else if (value === null) runs.push([]);
  });
  return runs.filter(({ length }) => length > 0);
}

function drawColumns(
  request: FullRequest,
  data: PlacedData,
  { series, index, panel, scale }: PanelContext,
): readonly Shape[] {
  const { theme } = request;
  const { plot } = panel;
  const toY = scaleToY(scale, plot);
  const pitch = plot.width / data.axis.positions.length;
  const width = Math.max(0.5, Math.min(40, pitch * 0.6));
  return series.values.flatMap((value, position) => {
    if (typeof value !== "number") return [];
    const [y, zero] = [toY(value), toY(0)];
    const box = { x: plot.left + (position + 0.5) * pitch - width / 2, y: Math.min(y, zero), width };
    const color = theme.series[0] ?? theme.rest;
    return [
      rectShape(
        { ...box, height: Math.abs(zero - y), r: 2 },
        color,
        describe(request, data, { index, position }),
      ),
    ];
  });
}

function describe(
  request: FullRequest,
  data: PlacedData,
  { index, position }: { readonly index: number; readonly position: number },
): Pick<Shape, "text" | "point"> {
  const value = describeFigure(request, data, { series: index, position });
  const name = data.axis.positions[position]?.name ?? "";
  const color = request.theme.series[0] ?? null;
  return {
    text: { title: data.series[index]?.name ?? "", lines: [{ color, name, value }] },
    point: findPoint(data, index, position),
  };
}

/** The first and the last value of the axis. */
function nameEnds({ theme }: FullRequest, { axis }: PlacedData, plot: Plot): readonly GraphicPart[] {
  const [first, last] = [axis.positions[0]?.name ?? "", axis.positions.at(-1)?.name ?? ""];
  const y = plot.top + plot.height + 13;
  const style = quietText(theme);
  const half = plot.width / 2 - 6;
  return [
    textPart({ x: plot.left, y, text: fitText(first, half, tickSize), style }),
    textPart({ x: plot.left + plot.width, y, text: fitText(last, half, tickSize), style, align: "right" }),
  ];
}

function noteHidden({ size, theme }: FullRequest, hidden: number): readonly GraphicPart[] {
  if (hidden === 0) return [];
  const text = `${hidden} more ${hidden === 1 ? "chart does" : "charts do"} not fit here`;
  return [textPart({ x: size.width, y: size.height - 7, text, style: quietText(theme), align: "right" })];
}
