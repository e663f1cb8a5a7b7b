import { cellsOf } from "@askery/model";
import { readNumber } from "../../../data/read-cells.ts";
import { formatFigure } from "../../../format/format-figure.ts";
import { chooseScale } from "../../../layout/choose-scale.ts";
import { rectShape } from "../../../shapes/shape.ts";
import { drawValueFrame, measureScale, scaleToY, scaleWriter } from "../../../shapes/value-frame.ts";
import { textPart } from "../../../style/graphic-parts.ts";
import { noLegend } from "../../../style/legend.ts";
import { quietText, tickSize } from "../../../style/text-styles.ts";
import { fitText } from "../../../text/measure-text.ts";
import { binValues } from "../../histogram/bin-values.ts";
import type { PreparePanels } from "../panel-style.ts";

/** How often the values of the first figure occur in each panel, in the same bins. */
export const prepareBins: PreparePanels = (request, panels) => {
  const { drawn, table, theme, isThumbnail, locale } = request;
  const [figure] = drawn.y;
  const values = cellsOf(table, figure?.column).map(readNumber);
  const bins = binValues(values);
  const binOf = new Map(bins.flatMap(({ rows }, index) => rows.map((row) => [row, index] as const)));
  const counted = new Map(
    panels.map((panel) => {
      const counts: number[][] = bins.map(() => []);
      for (const row of panel.rows) counts[binOf.get(row) ?? -1]?.push(row);
      return [panel, counts] as const;
    }),
  );
  const scale = chooseScale(
    [...counted.values()].flatMap((counts) => counts.map(({ length }) => length)),
    {
      startsAtZero: true,
      maxLines: 3,
    },
  );
  const write = scaleWriter(scale, null, locale);
  const color = theme.series[0] ?? theme.rest;
  const writeEdge = (edge: number) => formatFigure(edge, figure?.format ?? null, locale);
  return {
    left: isThumbnail ? 0 : measureScale(scale, write),
    legend: noLegend,
    draw: (panel, { plot, isFirstInRow, isLastInColumn }) => {
      const toY = scaleToY(scale, plot);
      const pitch = plot.width / Math.max(1, bins.length);
      const shapes = (counted.get(panel) ?? []).flatMap((rows, index) => {
        const bin = bins[index];
        if (rows.length === 0 || bin === undefined) return [];
        const y = toY(rows.length);
        const box = {
          x: plot.left + index * pitch + 0.5,
          y,
          width: Math.max(0.5, pitch - 1),
          height: toY(0) - y,
        };
        const name = `${writeEdge(bin.from)} – ${writeEdge(bin.to)}`;
        const value = `${rows.length} ${rows.length === 1 ? "row" : "rows"}`;
        return [
          rectShape(box, color, {
            text: { title: panel.name, lines: [{ color, name, value }] },
            point: { row: null, rows, column: null, value: rows.length },
          }),
        ];
      });
      if (isThumbnail) return { shapes, parts: [] };
      const frame = drawValueFrame(request, { scale, plot, write });
      const half = plot.width / 2 - 6;
      const edges = [bins[0]?.from, bins.at(-1)?.to].map((edge) =>
        edge === undefined ? "" : writeEdge(edge),
      );
      const y = plot.top + plot.height + 13;
      const style = quietText(theme);
      const ends = isLastInColumn
        ? [
            textPart({ x: plot.left, y, text: fitText(edges[0] ?? "", half, tickSize), style }),
            textPart({
              x: plot.left + plot.width,
              y,
              text: fitText(edges[1] ?? "", half, tickSize),
              style,
              align: "right",
            }),
          ]
        : [];
      return { shapes, parts: [...frame.filter(({ type }) => type !== "text" || isFirstInRow), ...ends] };
    },
  };
};
