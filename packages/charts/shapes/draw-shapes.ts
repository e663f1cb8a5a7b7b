import type { CustomSeriesOption } from "echarts";
import { CustomChart } from "echarts/charts";
import { use } from "echarts/core";
import type { FullRequest } from "../chart-request.ts";
import type { Drawing } from "../drawing.ts";
import type { GraphicPart } from "../style/graphic-parts.ts";
import { optionBase } from "../style/option-base.ts";
import type { Shape } from "./shape.ts";

use([CustomChart]);

/**
 * A drawing of shapes whose positions are computed, for kinds that ECharts does not have or would label badly. Texts are
 * graphic parts on top of them.
 */
export function drawShapes(
  request: FullRequest,
  shapes: readonly Shape[],
  parts: readonly GraphicPart[],
): Drawing {
  const series: CustomSeriesOption = {
    type: "custom",
    coordinateSystem: "none",
    data: shapes.map((_, index) => [index]),
    renderItem: ({ dataIndex }) => {
      const shape = shapes[dataIndex];
      return shape === undefined ? null : { ...shape.element, silent: shape.text === null };
    },
  };
  return {
    option: {
      ...optionBase(request, null),
      series: [series],
      graphic: request.isThumbnail ? parts.filter(({ type }) => type !== "text") : [...parts],
    },
    pointing: "item",
    describe: ({ item }) => shapes[item]?.text ?? null,
    find: ({ item }) => shapes[item]?.point ?? null,
  };
}
