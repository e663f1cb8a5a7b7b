import type { EChartsOption } from "echarts";
import type { FullRequest } from "../chart-request.ts";

/** The rectangle of the figures, in pixels, without the labels around it. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The room around a plot. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function plotWithin({ size }: Pick<FullRequest, "size">, { left, right, top, bottom }: Margins): Plot {
  return {
    left,
    top,
    width: Math.max(10, size.width - left - right),
    height: Math.max(10, size.height - top - bottom),
  };
}

/** Options that all charts share. Charts are calm: no animation, no highlighting under the pointer. */
export function optionBase({ theme }: Pick<FullRequest, "theme">, plot: Plot | null): EChartsOption {
  return {
    animation: false,
    backgroundColor: "transparent",
    textStyle: { fontFamily: theme.fontFamily },
    aria: { enabled: false },
    ...(plot === null ? {} : { grid: { ...plot, containLabel: false, outerBoundsMode: "none" } }),
  };
}
