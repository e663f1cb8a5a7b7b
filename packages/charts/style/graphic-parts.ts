import type { GraphicComponentOption } from "echarts";
import type { TextStyle } from "./text-styles.ts";

/** A part of a drawing with absolute coordinates. Text is never parsed as markup. */
export type GraphicPart = Extract<GraphicComponentOption, object>;

interface TextPart {
  readonly x: number;
  /** The vertical center. */
  readonly y: number;
  readonly text: string;
  readonly style: TextStyle;
  readonly align?: "left" | "center" | "right";
  /** The color behind the text, if it is drawn over figures. */
  readonly halo?: string;
}

export function textPart({ x, y, text, style, align = "left", halo }: TextPart): GraphicPart {
  return {
    type: "text",
    x,
    y,
    silent: true,
    z: 10,
    style: {
      text,
      fill: style.color,
      font: `${style.fontWeight} ${style.fontSize}px ${style.fontFamily}`,
      align,
      verticalAlign: "middle",
      ...(halo === undefined ? {} : { stroke: halo, lineWidth: 5 }),
    },
  };
}

export function boxPart(
  shape: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly r?: number;
  },
  fill: string,
): GraphicPart {
  return { type: "rect", silent: true, z: 1, shape: { ...shape }, style: { fill } };
}

/** The outline of a circle. */
export function circlePart(
  shape: { readonly cx: number; readonly cy: number; readonly r: number },
  { stroke }: { readonly stroke: string },
): GraphicPart {
  return {
    type: "circle",
    silent: true,
    z: 1,
    shape: { ...shape },
    style: { stroke, lineWidth: 1, fill: "none" },
  };
}

/** A filled area below lines. */
export function polygonPart(points: readonly (readonly [number, number])[], fill: string): GraphicPart {
  return {
    type: "polygon",
    silent: true,
    z: 1,
    shape: { points: points.map(([x, y]) => [x, y]) },
    style: { fill },
  };
}

export function linePart(
  shape: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number },
  {
    color,
    dash = [],
    width = 1,
  }: { readonly color: string; readonly dash?: readonly number[]; readonly width?: number },
): GraphicPart {
  return {
    type: "line",
    silent: true,
    z: 9,
    shape: { ...shape },
    style: {
      stroke: color,
      lineWidth: width,
      lineDash: dash.length === 0 ? "solid" : [...dash],
      fill: "none",
    },
  };
}
