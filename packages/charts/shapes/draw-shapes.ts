import type { CustomSeriesOption } from "echarts";
import { CustomChart } from "echarts/charts";
import { use } from "echarts/core";
import type { FullRequest } from "../chart-request.ts";
import type { Drawing } from "../drawing.ts";
import type { GraphicPart } from "../style/graphic-parts.ts";
import { optionBase } from "../style/option-base.ts";
import type { Shape, ShapeElement } from "./shape.ts";

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
    listMarks: () => [
      shapes.flatMap(({ element, point, middle }, item) =>
        point === null
          ? []
          : [
              {
                target: { series: 0, item, axis: null, value: null },
                at: null,
                pixel: middle ?? middleOf(element),
              },
            ],
      ),
    ],
  };
}

function middleOf(element: ShapeElement): readonly [number, number] {
  switch (element.type) {
    case "rect": {
      const { x, y, width, height } = element.shape;
      return [x + width / 2, y + height / 2];
    }
    case "circle":
      return [element.shape.cx, element.shape.cy];
    case "sector": {
      const { cx, cy, r0, r, startAngle, endAngle } = element.shape;
      const [angle, radius] = [(startAngle + endAngle) / 2, (r0 + r) / 2];
      return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
    }
    case "polyline":
    case "polygon": {
      const { points } = element.shape;
      return points[Math.floor(points.length / 2)] ?? [0, 0];
    }
    case "path": {
      const [x = 0, y = 0] = (/[\d.]+[ ,][\d.]+/.exec(element.shape.pathData)?.[0] ?? "")
        .split(/[ ,]/)
        .map(Number);
      return [x, y];
    }
  }
}
