import type { FullRequest } from "../../chart-request.ts";
import { groupValues, quantileOf, type ValueGroup } from "../../distribution/group-values.ts";
import { layOutGroups, type GroupLayout } from "../../distribution/lay-out-groups.ts";
import type { Drawing } from "../../drawing.ts";
import { formatExact } from "../../format/format-figure.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { lineShape, type Shape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";

/** At most this many dots are drawn; of more, every second, third … of each group in order of its figures. */
const maxDots = 4000;

/** A dot for each row, moved sideways so that equal figures stay visible, and a line at the median. */
export function drawStrips(request: FullRequest): Drawing {
  const { theme } = request;
  const groups = groupValues(request);
  if (groups.length === 0) return emptyDrawing(request);
  const layout = layOutGroups(request, groups);
  const { toX, toY, pitch } = layout;
  const count = groups.reduce((sum, { values }) => sum + values.length, 0);
  const step = Math.max(1, Math.ceil(count / maxDots));
  const width = Math.min(60, pitch * 0.6);
  const medians = groups.map(({ values }, index) => {
    const y = toY(quantileOf(values, 0.5));
    return lineShape(
      [
        [toX(index) - width / 2 - 2, y],
        [toX(index) + width / 2 + 2, y],
      ],
      { stroke: theme.text, lineWidth: 1.5 },
    );
  });
  const dots = groups.flatMap((group, index) => drawDots(request, group, { index, layout, width, step }));
  return drawShapes(request, [...dots, ...medians], layout.parts);
}

interface StripContext {
  readonly index: number;
  readonly layout: GroupLayout;
  readonly width: number;
  readonly step: number;
}

function drawDots(
  { theme, drawn, locale }: FullRequest,
  group: ValueGroup,
  { index, layout: { toX, toY }, width, step }: StripContext,
): readonly Shape[] {
  const color = theme.series[0] ?? theme.rest;
  const opacity = group.values.length > 200 ? 0.35 : 0.6;
  return group.values.flatMap((value, order): readonly Shape[] => {
    if (order % step !== 0) return [];
    const row = group.rows[order] ?? 0;
    return [
      {
        element: {
          type: "circle",
          shape: {
            cx: toX(index) + (group.values.length === 1 ? 0 : shiftOf(order)) * width * 0.5,
            cy: toY(value),
            r: 2.5,
          },
          style: { fill: color, opacity },
        },
        text: {
          title: group.name,
          lines: [
            {
              color,
              name: drawn.y[0]?.label ?? "",
              value: formatExact(value, drawn.y[0]?.format ?? null, locale),
            },
          ],
        },
        point: { row, rows: [row], column: drawn.y[0]?.column ?? null, value },
      },
    ];
  });
}

/** From -1 to 1, evenly spread and the same at each drawing (multiples of the golden ratio). */
function shiftOf(order: number): number {
  return ((order * 0.618_033_988_75) % 1) * 2 - 1;
}
