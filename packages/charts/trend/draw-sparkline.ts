import type { FullRequest } from "../chart-request.ts";
import { describeFigure, findPoint } from "../data/point-texts.ts";
import { lineShape, rectShape, type Shape } from "../shapes/shape.ts";
import type { Plot } from "../style/option-base.ts";
import type { Trend, Trends } from "./read-trends.ts";

/** A line without axes that fills a box, with a dot at its latest figure. An unfinished unit is dashed. */
export function drawSparkline(
  request: FullRequest,
  { trends, trend, plot }: { readonly trends: Trends; readonly trend: Trend; readonly plot: Plot },
): readonly Shape[] {
  const { theme } = request;
  const { data, latest } = trends;
  const known = trend.values.filter((value) => typeof value === "number");
  if (known.length === 0 || plot.width < 8 || plot.height < 4) return [];
  const [min, max] = extentOf(known);
  const count = data.axis.positions.length;
  const toX = (position: number) => plot.left + 3 + (position / Math.max(1, count - 1)) * (plot.width - 6);
  const toY = (value: number) =>
    max === min
      ? plot.top + plot.height / 2
      : plot.top + 3 + ((max - value) / (max - min)) * (plot.height - 6);
  const color = theme.series[0] ?? theme.rest;
  const points = trend.values.flatMap((value, position) =>
    typeof value === "number"
      ? [{ position, at: [toX(position), toY(value)] satisfies [number, number] }]
      : [],
  );
  const whole = points.filter(({ position }) => position !== data.incomplete);
  const unfinished = points.filter(({ position }) => position === data.incomplete);
  const tail = [...whole.slice(-1), ...unfinished];
  const dot = points.find(({ position }) => position === latest) ?? points.at(-1);
  const stroke = { stroke: color, lineWidth: 1.75 };
  return [
    ...(min < 0 && max > 0
      ? [
          lineShape(
            [
              [plot.left, toY(0)],
              [plot.left + plot.width, toY(0)],
            ],
            { stroke: theme.grid, lineWidth: 1 },
          ),
        ]
      : []),
    ...(whole.length > 1
      ? [
          lineShape(
            whole.map(({ at }) => at),
            stroke,
          ),
        ]
      : []),
    ...(unfinished.length > 0 && tail.length > 1
      ? [
          lineShape(
            tail.map(({ at }) => at),
            { ...stroke, lineDash: [3, 3] },
          ),
        ]
      : []),
    ...(dot === undefined ? [] : [dotShape(dot.at, color, theme.surface)]),
    ...listTargets(request, { trends, trend, plot }, toX),
  ];
}

function extentOf(values: readonly number[]): readonly [number, number] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) [min, max] = [Math.min(min, value), Math.max(max, value)];
  return [min, max];
}

function dotShape([cx, cy]: readonly [number, number], fill: string, surface: string): Shape {
  return {
    element: { type: "circle", shape: { cx, cy, r: 3 }, style: { fill, stroke: surface, lineWidth: 1.5 } },
    text: null,
    point: null,
  };
}

/** More would be narrower than a pointer. */
const maxTargets = 400;

function listTargets(
  request: FullRequest,
  { trends: { data }, trend, plot }: { readonly trends: Trends; readonly trend: Trend; readonly plot: Plot },
  toX: (position: number) => number,
): readonly Shape[] {
  const count = data.axis.positions.length;
  if (count > maxTargets || request.isThumbnail) return [];
  const pitch = plot.width / Math.max(1, count - 1);
  return trend.values.flatMap((value, position) => {
    if (value === undefined) return [];
    const left = Math.max(plot.left, toX(position) - pitch / 2);
    const width = Math.max(1, Math.min(pitch, plot.left + plot.width - left));
    const color = request.theme.series[0] ?? null;
    return [
      rectShape({ x: left, y: plot.top, width, height: plot.height }, "transparent", {
        text: {
          title: data.axis.positions[position]?.name ?? "",
          lines: [
            {
              color,
              name: trend.name,
              value: describeFigure(request, data, { series: trend.series, position }),
            },
          ],
        },
        point: findPoint(data, trend.series, position),
      }),
    ];
  });
}
