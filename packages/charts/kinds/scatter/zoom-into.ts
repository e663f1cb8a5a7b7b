import type { FullRequest } from "../../chart-request.ts";
import type { FigureRange } from "../../data/narrow-data.ts";
import type { AxisBox, FigureZoom } from "../../drawing.ts";
import type { Scale } from "../../layout/choose-scale.ts";

interface DrawnScales {
  readonly x: Scale;
  readonly y: Scale;
  /** Whether the scale upward is one of logarithms. */
  readonly isLog: boolean;
}

/** How readers zoom into points: along both of their figures. */
export function zoomInto(request: Pick<FullRequest, "drawn">, { x, y, isLog }: DrawnScales): FigureZoom {
  return {
    shape: "box",
    whole: { x: [x.min, x.max], y: [y.min, y.max] },
    read: (part) => rangesOf(request, isLog ? { ...part, y: [10 ** part.y[0], 10 ** part.y[1]] } : part),
  };
}

function rangesOf({ drawn }: Pick<FullRequest, "drawn">, { x, y }: AxisBox): readonly FigureRange[] {
  const [across, up] = [drawn.x?.column, drawn.y[0]?.column];
  return [
    ...(across === undefined ? [] : [{ column: across, from: x[0], to: x[1] }]),
    ...(up === undefined ? [] : [{ column: up, from: y[0], to: y[1] }]),
  ];
}
