import type { FullRequest } from "../../../chart-request.ts";
import { formatFigure } from "../../../format/format-figure.ts";
import type { Scale } from "../../../layout/choose-scale.ts";
import { lastPosition } from "../../../lines/line-points.ts";
import { lineShape, rectShape, type Shape } from "../../../shapes/shape.ts";
import { scaleToY } from "../../../shapes/value-frame.ts";
import type { Plot } from "../../../style/option-base.ts";
import { fadeColor } from "../../../theme/mix-colors.ts";
import type { PanelLayer } from "../panel-data.ts";
import type { PreparePanels } from "../panel-style.ts";
import { describeLayer, layerColor, layerLegend, nameEnds, shareScale } from "./share-layers.ts";

/** Lines, or areas that start at zero. The last figure is beside the name. */
export const prepareLines: PreparePanels = (request, panels) => {
  const { display, locale } = request;
  const isFilled = display.panel === "area";
  const shared = shareScale(request, panels, isFilled || display.zero !== "excluded");
  return {
    left: shared.left,
    legend: layerLegend(request, panels),
    figureOf: ({ layers: [first, ...rest] }) => {
      const last = first === undefined || rest.length > 0 ? -1 : lastPosition(first.series.values);
      const value = first?.series.values[last];
      return value === undefined ? "" : formatFigure(value, first?.data.format ?? null, locale);
    },
    draw: ({ name, layers }, at) => ({
      shapes: layers.flatMap((layer, index) => {
        const color = layerColor(request, index);
        return drawLine(request, layer, { plot: at.plot, scale: shared.scale, isFilled, color, panel: name });
      }),
      parts: [...shared.draw(at), ...nameEnds(request, layers[0], at)],
    }),
  };
};

interface LineLook {
  readonly plot: Plot;
  readonly scale: Scale;
  readonly isFilled: boolean;
  readonly color: string;
  readonly panel: string;
}

/** More would be narrower than a pointer. */
const maxTargets = 400;

function drawLine(
  request: FullRequest,
  layer: PanelLayer,
  { plot, scale, isFilled, color, panel }: LineLook,
): readonly Shape[] {
  const { series, data } = layer;
  const toY = scaleToY(scale, plot);
  const count = data.axis.positions.length;
  const toX = (position: number) => plot.left + (position / Math.max(1, count - 1)) * plot.width;
  const pitch = plot.width / Math.max(1, count - 1);
  const runs = listRuns(series.values).map((run) =>
    run.map(({ position, value }): [number, number] => [toX(position), toY(value)]),
  );
  const areas = isFilled ? runs.flatMap((points) => fillBelow(points, toY(0), fadeColor(color, 0.24))) : [];
  const targets = series.values.flatMap((value, position) => {
    if (typeof value !== "number" || count > maxTargets) return [];
    const x = Math.max(plot.left, toX(position) - pitch / 2);
    const box = { x, y: plot.top, width: Math.min(pitch, plot.width), height: plot.height };
    return [rectShape(box, "transparent", describeLayer(request, layer, { position, color, panel }))];
  });
  return [
    ...areas,
    ...runs.map((points) =>
      points.length === 1
        ? dotAt(points[0] ?? [0, 0], color)
        : lineShape(points, { stroke: color, lineWidth: 1.75 }),
    ),
    ...targets,
  ];
}

function fillBelow(points: readonly [number, number][], zero: number, fill: string): readonly Shape[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return [];
  const outline: [number, number][] = [...points, [last[0], zero], [first[0], zero]];
  return [
    { element: { type: "polygon", shape: { points: outline }, style: { fill } }, text: null, point: null },
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
  values: readonly (number | null | undefined)[],
): readonly (readonly { readonly position: number; readonly value: number }[])[] {
  const runs: { position: number; value: number }[][] = [[]];
  values.forEach((value, position) => {
    if (typeof value === "number") runs.at(-1)?.push({ position, value });
    else if (value === null) runs.push([]);
  });
  return runs.filter(({ length }) => length > 0);
}
