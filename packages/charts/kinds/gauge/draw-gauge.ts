import type { FullRequest } from "../../chart-request.ts";
import type { Drawing } from "../../drawing.ts";
import { readGoal } from "../../goal/read-goal.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import type { Shape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart } from "../../style/graphic-parts.ts";
import { directText, labelSize, nameText } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { describeProgress } from "../progress/draw-progress.ts";

/** A half ring up to the goal, with the figure in its center. */
export function drawGauge(request: FullRequest): Drawing {
  const { size, theme, isThumbnail } = request;
  const reading = readGoal(request);
  if (reading === null) return emptyDrawing(request, "There is no goal to measure against");
  const foot = isThumbnail ? 4 : 26;
  const radius = Math.max(20, Math.min(size.width / 2 - 12, size.height - foot - 8, 180));
  const [cx, cy] = [size.width / 2, Math.min(size.height - foot, size.height / 2 + radius / 2)];
  const share = Math.min(1, Math.max(0, reading.share));
  const color = reading.share >= 1 ? theme.up : (theme.series[0] ?? theme.rest);
  const ring = (to: number, fill: string, rest: Partial<Shape> = {}): Shape => ({
    element: {
      type: "sector",
      shape: { cx, cy, r0: radius * 0.76, r: radius, startAngle: Math.PI, endAngle: Math.PI * (1 + to) },
      style: { fill },
    },
    text: null,
    point: null,
    ...rest,
  });
  const shapes = [
    ring(1, theme.hover),
    ring(Math.max(0.004, share), color, describeProgress(request, reading, color)),
  ];
  const room = radius * 1.36;
  const fontSize = [32, 26, 20, 16, 13].find((one) => measureText(reading.text, one, 600) <= room) ?? 12;
  const note = `${reading.shareText} of the goal of ${reading.goalText}`;
  return drawShapes(request, shapes, [
    textPart({
      x: cx,
      y: cy - fontSize * 0.9,
      text: fitText(reading.text, room, fontSize, 600),
      style: { ...directText(theme), fontSize, fontWeight: 600 },
      align: "center",
    }),
    textPart({
      x: cx,
      y: cy + 12,
      text: fitText(note, Math.min(size.width - 8, radius * 2), labelSize),
      style: nameText(theme),
      align: "center",
    }),
  ]);
}
