import type { EChartsOption } from "echarts";
import type { Drawing } from "../drawing.ts";
import type { ChartTheme } from "../theme/chart-theme.ts";
import { buildTooltip } from "./build-tooltip.ts";
import { readTarget } from "./read-target.ts";

/** The option of a drawing, with a tooltip built from DOM elements, so that no markup is ever parsed. */
export function addTooltip(drawing: Drawing, theme: ChartTheme, page: Document): EChartsOption {
  return {
    ...drawing.option,
    tooltip: {
      show: true,
      trigger: drawing.pointing === "item" ? "item" : "axis",
      renderMode: "html",
      confine: true,
      transitionDuration: 0,
      padding: [8, 10],
      backgroundColor: theme.raised,
      borderColor: theme.line,
      borderWidth: 1,
      shadowBlur: 0,
      shadowColor: "transparent",
      extraCssText: "border-radius:8px;box-shadow:var(--shadow-3);pointer-events:none;",
      textStyle: { color: theme.text, fontFamily: theme.fontFamily, fontSize: 12 },
      axisPointer:
        drawing.pointing === "band"
          ? { type: "shadow", shadowStyle: { color: theme.hover } }
          : { type: "line", snap: true, lineStyle: { color: theme.zero, width: 1, type: "solid" } },
      formatter: (params) => {
        const target = readTarget(params);
        const text = target === null ? null : drawing.describe(target);
        return text === null ? "" : buildTooltip(text, theme, page);
      },
    },
  };
}
