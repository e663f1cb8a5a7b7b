import type { FullRequest } from "../../chart-request.ts";
import { groupValues, quantileOf, type ValueGroup } from "../../distribution/group-values.ts";
import { layOutGroups, type GroupLayout } from "../../distribution/lay-out-groups.ts";
import type { Drawing } from "../../drawing.ts";
import { formatExact } from "../../format/format-figure.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { lineShape, rectShape, type Shape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { pickColor } from "../../theme/mix-colors.ts";

/**
 * A box from the lower to the upper quartile with a line at the median, and whiskers to the last value within one and a
 * half times its height (J. W. Tukey). Values beyond are dots, at most `maxOutliers` of each group.
 */
export function drawBoxes(request: FullRequest): Drawing {
  const groups = groupValues(request);
  if (groups.length === 0) return emptyDrawing(request);
  const layout = layOutGroups(request, groups);
  const shapes = groups.flatMap((group, index) => drawBox(request, group, { index, layout }));
  return drawShapes(request, shapes, layout.parts);
}

const maxOutliers = 60;

interface BoxFigures {
  readonly low: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly high: number;
  readonly outliers: readonly number[];
}

function summarize({ values }: ValueGroup): BoxFigures {
  const [lower, median, upper] = [
    quantileOf(values, 0.25),
    quantileOf(values, 0.5),
    quantileOf(values, 0.75),
  ];
  const reach = (upper - lower) * 1.5;
  const within = values.filter((value) => value >= lower - reach && value <= upper + reach);
  const outliers = values.filter((value) => value < lower - reach || value > upper + reach);
  return { low: within[0] ?? lower, lower, median, upper, high: within.at(-1) ?? upper, outliers };
}

function drawBox(
  request: FullRequest,
  group: ValueGroup,
  { index, layout: { toX, toY, pitch } }: { readonly index: number; readonly layout: GroupLayout },
): readonly Shape[] {
  const { theme, drawn, locale } = request;
  const color = theme.series[0] ?? theme.rest;
  const { low, lower, median, upper, high, outliers } = summarize(group);
  const width = Math.max(2, Math.min(56, pitch * 0.5));
  const x = toX(index);
  const write = (value: number) => formatExact(value, drawn.y[0]?.format ?? null, locale);
  const line = (name: string, value: number) => ({ color: null, name, value: write(value) });
  const text = {
    title: group.name,
    lines: [
      { color: null, name: "rows", value: String(group.values.length) },
      line("highest", group.values.at(-1) ?? 0),
      line("upper quartile", upper),
      { color, name: "median", value: write(median) },
      line("lower quartile", lower),
      line("lowest", group.values[0] ?? 0),
    ],
  };
  const upright = (from: number, to: number) =>
    lineShape(
      [
        [x, toY(from)],
        [x, toY(to)],
      ],
      { stroke: color, lineWidth: 1.5 },
    );
  const level = (value: number, part: number, lineWidth: number) =>
    lineShape(
      [
        [x - (width * part) / 2, toY(value)],
        [x + (width * part) / 2, toY(value)],
      ],
      { stroke: color, lineWidth },
    );
  const [top, bottom] = [toY(upper), toY(lower)];
  const fill = pickColor([theme.surface, color], 0.28);
  const step = Math.max(1, Math.ceil(outliers.length / maxOutliers));
  return [
    upright(low, lower),
    upright(upper, high),
    level(low, 0.4, 1.5),
    level(high, 0.4, 1.5),
    rectShape({ x: x - width / 2, y: top, width, height: Math.max(1, bottom - top), r: 2 }, fill, {
      text,
      point: { row: null, rows: group.rows, column: drawn.y[0]?.column ?? null, value: median },
    }),
    level(median, 1, 2.5),
    ...outliers
      .filter((_, order) => order % step === 0)
      .map((value): Shape => ({
        element: {
          type: "circle",
          shape: { cx: x, cy: toY(value), r: 1.75 },
          style: { fill: color, opacity: 0.6 },
        },
        text: null,
        point: null,
      })),
  ];
}
