import type { ChartPoint } from "../chart-request.ts";
import type { PointText } from "../drawing.ts";

/** Something drawn at absolute coordinates, that the pointer can select. */
export interface Shape {
  readonly element: ShapeElement;
  /** Its tooltip; null for none, so that the pointer ignores it. */
  readonly text: PointText | null;
  /** The figure that it shows; null if it shows none of its own. */
  readonly point: ChartPoint | null;
  /** Where keys select it. Default: the middle of its box or, for a path, its start. */
  readonly middle?: readonly [number, number];
}

export type ShapeElement =
  | {
      readonly type: "rect";
      readonly shape: {
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
        readonly r?: number | number[];
      };
      readonly style: ShapeStyle;
    }
  | {
      readonly type: "circle";
      readonly shape: { readonly cx: number; readonly cy: number; readonly r: number };
      readonly style: ShapeStyle;
    }
  | {
      readonly type: "sector";
      readonly shape: {
        readonly cx: number;
        readonly cy: number;
        readonly r0: number;
        readonly r: number;
        readonly startAngle: number;
        readonly endAngle: number;
      };
      readonly style: ShapeStyle;
    }
  | {
      readonly type: "polyline" | "polygon";
      readonly shape: { readonly points: [number, number][] };
      readonly style: ShapeStyle;
    }
  | { readonly type: "path"; readonly shape: { readonly pathData: string }; readonly style: ShapeStyle };

export interface ShapeStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly lineWidth?: number;
  readonly opacity?: number;
  readonly lineDash?: number[];
}

/** A rectangle that the pointer can select. */
export function rectShape(
  box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly r?: number | number[];
  },
  fill: string,
  rest: Partial<Pick<Shape, "text" | "point">> = {},
): Shape {
  return { element: { type: "rect", shape: box, style: { fill } }, text: null, point: null, ...rest };
}

/** A line that the pointer ignores. */
export function lineShape(points: [number, number][], style: ShapeStyle): Shape {
  return {
    element: { type: "polyline", shape: { points }, style: { fill: "none", ...style } },
    text: null,
    point: null,
  };
}
