import type { ChartPanel } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import type { Drawing } from "../../drawing.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { noLegend } from "../../style/legend.ts";
import { directText, labelSize, nameText, quietText, tickSize } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { layOutPanels, type Panel } from "./lay-out-panels.ts";
import { readPanels, type PanelData } from "./panel-data.ts";
import type { PanelStyle, PreparePanels } from "./panel-style.ts";
import { prepareBars } from "./panels/bar-panels.ts";
import { prepareBins } from "./panels/bin-panels.ts";
import { prepareLines } from "./panels/line-panels.ts";
import { preparePies } from "./panels/pie-panels.ts";
import { preparePoints } from "./panels/point-panels.ts";
import { prepareRows } from "./panels/row-panels.ts";

/** A small chart for each series, all of the same kind, with the same scales and one legend. */
export function drawPanels(request: FullRequest): Drawing {
  const { isThumbnail } = request;
  const set = readPanels(request);
  if (set === null) return emptyDrawing(request);
  const prepared = preparations[set.panel](request, set.panels);
  const style = request.display.legend === "hidden" ? { ...prepared, legend: noLegend } : prepared;
  const { panels, hidden } = layOutPanels(request, {
    count: set.panels.length,
    left: style.left,
    top: style.legend.height,
    isNoted: set.left.length > 0,
  });
  const drawn = panels.flatMap((at, index) => {
    const panel = set.panels[index];
    return panel === undefined
      ? []
      : [{ ...style.draw(panel, at), title: writeTitle(request, style, panel, at) }];
  });
  const shapes = drawn.flatMap((one) => one.shapes);
  if (isThumbnail) return drawShapes(request, shapes, []);
  const rest = [...set.panels.slice(set.panels.length - hidden).map(({ name }) => name), ...set.left];
  return drawShapes(request, shapes, [
    ...style.legend.parts,
    ...drawn.flatMap(({ parts, title }) => [...parts, ...title]),
    ...nameRest(request, rest),
  ]);
}

const preparations: Readonly<Record<ChartPanel, PreparePanels>> = {
  line: prepareLines,
  area: prepareLines,
  bar: prepareBars,
  horizontalBar: prepareRows,
  pie: preparePies,
  scatter: preparePoints,
  histogram: prepareBins,
};

/** The name of a panel, and its figure if there is room for both. */
function writeTitle(
  { theme }: FullRequest,
  { figureOf }: PanelStyle,
  panel: PanelData,
  { plot }: Panel,
): readonly GraphicPart[] {
  const written = figureOf?.(panel) ?? "";
  // The name comes first.
  const figure = measureText(written, labelSize) > plot.width * 0.6 ? "" : written;
  const room = plot.width - (figure === "" ? 0 : measureText(figure, labelSize) + 8);
  const y = plot.top - 14;
  const name = fitText(panel.name, room, labelSize, 500);
  return [
    textPart({ x: plot.left, y, text: name, style: directText(theme) }),
    ...(figure === ""
      ? []
      : [textPart({ x: plot.left + plot.width, y, text: figure, style: nameText(theme), align: "right" })]),
  ];
}

/** The names of the panels that are not drawn. */
function nameRest({ size, theme }: FullRequest, names: readonly string[]): readonly GraphicPart[] {
  if (names.length === 0) return [];
  const text = `${names.length} not shown: ${names.join(", ")}`;
  return [
    textPart({
      x: 0,
      y: size.height - 7,
      text: fitText(text, size.width, tickSize),
      style: quietText(theme),
    }),
  ];
}
