import type { XAXisComponentOption } from "echarts";
import type { FullRequest } from "../chart-request.ts";
import type { Scale } from "../layout/choose-scale.ts";
import type { Ticks } from "../layout/choose-ticks.ts";
import { quietText } from "./text-styles.ts";

/** A value axis: horizontal lines with figures beside them, no frame. */
export function valueAxis(
  { theme, isThumbnail, display }: Pick<FullRequest, "theme" | "isThumbnail" | "display">,
  scale: Scale,
  {
    write,
    hasLabels,
    hasLines,
  }: { readonly write: (value: number) => string; readonly hasLabels: boolean; readonly hasLines: boolean },
) {
  const { min, max, interval, ticks } = scale;
  const custom = ticks === undefined ? {} : { customValues: [...ticks] };
  return {
    type: "value" as const,
    min,
    max,
    interval,
    axisLine: { show: false },
    axisTick: { show: false, ...custom },
    axisLabel: {
      ...quietText(theme),
      show: hasLabels && !isThumbnail,
      margin: 8,
      formatter: write,
      // The widths that the ticks were chosen for are estimates.
      hideOverlap: true,
      ...custom,
    },
    splitLine: { show: hasLines && display.grid !== "hidden", lineStyle: { color: theme.grid, width: 1 } },
  };
}

/** The axis of bars: one band for each position. The line is at zero. */
export function bandAxis(
  { theme, isThumbnail }: Pick<FullRequest, "theme" | "isThumbnail">,
  {
    names,
    ticks,
    hasLine,
  }: { readonly names: readonly string[]; readonly ticks: Ticks; readonly hasLine: boolean },
): XAXisComponentOption {
  return {
    type: "category",
    data: [...names],
    axisLine: { show: hasLine, onZero: true, lineStyle: { color: theme.zero, width: 1 } },
    axisTick: { show: false },
    axisLabel: {
      ...quietText(theme),
      show: !isThumbnail,
      margin: 8,
      interval: (index: number) => ticks.has(index),
      formatter: (_: string, index: number) => ticks.get(index) ?? "",
    },
  };
}

/** The axis of lines: positions are points from one edge to the other. */
export function pointAxis(
  { theme, isThumbnail }: Pick<FullRequest, "theme" | "isThumbnail">,
  {
    min,
    max,
    ticks,
    hasLine,
  }: { readonly min: number; readonly max: number; readonly ticks: Ticks; readonly hasLine: boolean },
): XAXisComponentOption {
  return {
    type: "value",
    min,
    max,
    axisLine: { show: hasLine, onZero: true, lineStyle: { color: theme.zero, width: 1 } },
    axisTick: { show: false },
    splitLine: { show: false },
    axisLabel: {
      ...quietText(theme),
      show: !isThumbnail && ticks.size > 0,
      margin: 8,
      customValues: [...ticks.keys()],
      formatter: (value: number) => ticks.get(value) ?? "",
    },
  };
}
