import { cellsOf } from "@askery/model";
import { readNumber } from "../../../data/read-cells.ts";
import { formatExact } from "../../../format/format-figure.ts";
import { chooseScale, type Scale } from "../../../layout/choose-scale.ts";
import { drawValueFrame, measureScale, scaleToY, scaleWriter } from "../../../shapes/value-frame.ts";
import { textPart } from "../../../style/graphic-parts.ts";
import { noLegend, type Legend } from "../../../style/legend.ts";
import type { Plot } from "../../../style/option-base.ts";
import { nameText, quietText, tickSize } from "../../../style/text-styles.ts";
import { cleanText } from "../../../text/clean-text.ts";
import { fitText } from "../../../text/measure-text.ts";
import { fadeColor } from "../../../theme/mix-colors.ts";
import type { FullRequest } from "../../../chart-request.ts";
import type { PreparePanels } from "../panel-style.ts";

/** A point for each row of the panel: the first figure across, the second one up. Other panels' rows are not shown. */
export const preparePoints: PreparePanels = (request) => {
  const { drawn, table, theme, isThumbnail, locale } = request;
  const [across, up] = drawn.y;
  const [xs, ys] = [across, up].map((figure) => cellsOf(table, figure?.column).map(readNumber));
  const scaleOf = (values: readonly (number | null)[]) =>
    chooseScale(values, { startsAtZero: false, maxLines: 3 });
  const [xScale, yScale] = [scaleOf(xs ?? []), scaleOf(ys ?? [])];
  const write = scaleWriter(yScale, up?.format ?? null, locale);
  const color = theme.series[0] ?? theme.rest;
  const fill = fadeColor(color, 0.55);
  const names = drawn.series === null ? [] : cellsOf(table, drawn.x?.column);
  return {
    left: isThumbnail ? 0 : measureScale(yScale, write),
    legend: isThumbnail ? noLegend : nameAxes(request),
    draw: ({ name, rows }, { plot, isFirstInRow, isLastInColumn }) => {
      const [toX, toY] = [toAcross(xScale, plot), scaleToY(yScale, plot)];
      const shapes = rows.flatMap((row) => {
        const [x, y] = [xs?.[row] ?? null, ys?.[row] ?? null];
        if (x === null || y === null) return [];
        const lines = [across, up].map((figure) => ({
          color: null,
          name: cleanText(figure?.label ?? ""),
          value: formatExact(cellsOf(table, figure?.column)[row] ?? null, figure?.format ?? null, locale),
        }));
        const title = names[row] === undefined ? name : `${name}, ${cleanText(String(names[row]), 80)}`;
        return [
          {
            element: {
              type: "circle" as const,
              shape: { cx: toX(x), cy: toY(y), r: isThumbnail ? 1.5 : 3 },
              style: { fill },
            },
            text: { title, lines },
            point: { row, rows: [row], column: up?.column ?? null, value: y },
          },
        ];
      });
      if (isThumbnail) return { shapes, parts: [] };
      const frame = drawValueFrame(request, { scale: yScale, plot, write });
      return {
        shapes,
        parts: [
          ...frame.filter(({ type }) => type !== "text" || isFirstInRow),
          ...(isLastInColumn ? nameSpan(request, xScale, plot) : []),
        ],
      };
    },
  };
};

function toAcross({ min, max }: Scale, plot: Plot): (value: number) => number {
  return (value) => plot.left + ((value - min) / (max - min || 1)) * plot.width;
}

/** "rating by price", above all panels. */
function nameAxes({ drawn, size, theme }: FullRequest): Legend {
  const [across, up] = drawn.y;
  const text = cleanText(`↑ ${up?.label ?? ""}   → ${across?.label ?? ""}`, 200);
  return {
    height: 22,
    parts: [textPart({ x: 0, y: 8, text: fitText(text, size.width, tickSize), style: nameText(theme) })],
  };
}

/** The ends of the scale across. */
function nameSpan({ theme, drawn, locale }: FullRequest, scale: Scale, plot: Plot) {
  const write = scaleWriter(scale, drawn.y[0]?.format ?? null, locale);
  const y = plot.top + plot.height + 13;
  const style = quietText(theme);
  const half = plot.width / 2 - 6;
  return [
    textPart({ x: plot.left, y, text: fitText(write(scale.min), half, tickSize), style }),
    textPart({
      x: plot.left + plot.width,
      y,
      text: fitText(write(scale.max), half, tickSize),
      style,
      align: "right",
    }),
  ];
}
