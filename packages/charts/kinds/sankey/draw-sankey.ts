import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import type { PlacedData } from "../../data/placed-data.ts";
import { findPoint } from "../../data/point-texts.ts";
import type { Drawing } from "../../drawing.ts";
import { formatExact } from "../../format/format-figure.ts";
import { writeEvenly } from "../../format/write-evenly.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { rectShape, type Shape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { directText, labelSize, nameText } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { fadeColor } from "../../theme/mix-colors.ts";

/** A value of a breakdown, with what flows through it. */
interface Node {
  readonly name: string;
  readonly value: number;
  readonly y: number;
  readonly height: number;
}

const barWidth = 10;

/** Flows from the values of one breakdown, at the left, to those of the other. */
export function drawSankey(request: FullRequest): Drawing {
  const { size, theme, isThumbnail, locale } = request;
  const data = placeData(request, { maxColors: Number.POSITIVE_INFINITY });
  const flow = (from: number, to: number) => Math.max(0, data.series[to]?.values[from] ?? 0);
  const froms = data.axis.positions.map(({ name }, from) => ({
    name,
    value: data.series.reduce((sum, _, to) => sum + flow(from, to), 0),
  }));
  const tos = data.series.map(({ name }, to) => ({
    name,
    value: data.axis.positions.reduce((sum, _, from) => sum + flow(from, to), 0),
  }));
  const whole = froms.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return emptyDrawing(request);
  const [left, right] = [stackNodes(froms, size.height), stackNodes(tos, size.height)];
  const write = writeEvenly(
    [...froms, ...tos].map(({ value }) => value),
    { format: data.format, locale },
  );
  const rooms = isThumbnail
    ? [2, 2]
    : [left, right].map((nodes) =>
        Math.min(
          size.width * 0.3,
          Math.max(...nodes.map((node) => measureNode(node.name, write(node.value)))) + 16,
        ),
      );
  const [x1, x2] = [rooms[0] ?? 2, size.width - (rooms[1] ?? 2) - barWidth];
  const color = (from: number) =>
    froms.length <= 8 ? (theme.series[from] ?? theme.rest) : (theme.series[0] ?? theme.rest);
  const shapes = [
    ...drawFlows(request, data, { left, right, x1, x2, flow, color }),
    ...left.map(({ y, height }, from) => rectShape({ x: x1, y, width: barWidth, height, r: 2 }, color(from))),
    ...right.map(({ y, height }) => rectShape({ x: x2, y, width: barWidth, height, r: 2 }, theme.rest)),
  ];
  return drawShapes(request, shapes, [
    ...nameNodes(request, left, { x: x1 - 8, align: "right", room: (rooms[0] ?? 0) - 12, write }),
    ...nameNodes(request, right, { x: x2 + barWidth + 8, align: "left", room: (rooms[1] ?? 0) - 12, write }),
  ]);
}

/** Nodes one below another, as high as what flows through them, with gaps if there is room. */
function stackNodes(
  nodes: readonly { readonly name: string; readonly value: number }[],
  height: number,
): readonly Node[] {
  const whole = nodes.reduce((sum, { value }) => sum + value, 0);
  const gap = Math.min(10, (height * 0.3) / Math.max(1, nodes.length - 1));
  const room = height - gap * (nodes.length - 1);
  let y = 0;
  return nodes.map((node) => {
    const placed = { ...node, y, height: Math.max(0.5, (node.value / whole) * room) };
    y += (node.value / whole) * room + gap;
    return placed;
  });
}

interface Flows {
  readonly left: readonly Node[];
  readonly right: readonly Node[];
  readonly x1: number;
  readonly x2: number;
  readonly flow: (from: number, to: number) => number;
  readonly color: (from: number) => string;
}

/** A ribbon for each pair, in the color of its source. */
function drawFlows(
  { locale }: FullRequest,
  data: PlacedData,
  { left, right, x1, x2, flow, color }: Flows,
): readonly Shape[] {
  const used = right.map(() => 0);
  return left.flatMap((source, from) => {
    let start = 0;
    return right.flatMap((target, to): readonly Shape[] => {
      const value = flow(from, to);
      if (value === 0) return [];
      const [out, into] = [(value / source.value) * source.height, (value / target.value) * target.height];
      const [y1, y2] = [source.y + start, target.y + (used[to] ?? 0)];
      start += out;
      used[to] = (used[to] ?? 0) + into;
      const fill = color(from);
      const line = {
        color: fill,
        name: `${source.name} → ${target.name}`,
        value: formatExact(value, data.format, locale),
      };
      return [
        {
          element: {
            type: "path",
            shape: { pathData: ribbon({ x1: x1 + barWidth, y1, h1: out, x2, y2, h2: into }) },
            style: { fill: fadeColor(fill, 0.3) },
          },
          text: { title: data.axis.label, lines: [line] },
          point: findPoint(data, to, from),
        },
      ];
    });
  });
}

interface Ribbon {
  readonly x1: number;
  readonly y1: number;
  readonly h1: number;
  readonly x2: number;
  readonly y2: number;
  readonly h2: number;
}

function ribbon({ x1, y1, h1, x2, y2, h2 }: Ribbon): string {
  const middle = (x1 + x2) / 2;
  const at = (...values: readonly number[]) => values.map((value) => value.toFixed(2)).join(" ");
  return [
    `M${at(x1, y1)}C${at(middle, y1, middle, y2, x2, y2)}`,
    `L${at(x2, y2 + h2)}C${at(middle, y2 + h2, middle, y1 + h1, x1, y1 + h1)}Z`,
  ].join("");
}

interface Naming {
  readonly x: number;
  readonly align: "left" | "right";
  readonly room: number;
  readonly write: (value: number) => string;
}

/** The width of a node's name with its figure. */
function measureNode(name: string, figure: string): number {
  return measureText(name, labelSize, 500) + measureText(`${figure}  `, labelSize);
}

/** Names in the middle of their nodes. A name that would touch a larger node's is left out. */
function nameNodes(
  { theme, isThumbnail, size: { height: bottom } }: FullRequest,
  nodes: readonly Node[],
  { x, align, room, write }: Naming,
): readonly GraphicPart[] {
  if (isThumbnail) return [];
  const taken: number[] = [];
  // A figure beside some names only would look like a difference.
  const hasFigures = nodes.every(({ name, value }) => measureNode(name, write(value)) <= room);
  return nodes
    .toSorted((one, other) => other.value - one.value)
    .flatMap(({ name, value, y, height }) => {
      const middle = Math.min(Math.max(y + height / 2, 8), bottom - 8);
      if (value === 0 || taken.some((other) => Math.abs(other - middle) < 15)) return [];
      taken.push(middle);
      const figure = write(value);
      const width = measureText(`${figure}  `, labelSize);
      const text = fitText(name, hasFigures ? room - width : room, labelSize, 500);
      const offset = measureText(`${text}  `, labelSize, 500) + 2;
      return [
        textPart({ x, y: middle, text, style: directText(theme), align }),
        ...(hasFigures
          ? [
              textPart({
                x: align === "left" ? x + offset : x - offset,
                y: middle,
                text: figure,
                style: nameText(theme),
                align,
              }),
            ]
          : []),
      ];
    });
}
