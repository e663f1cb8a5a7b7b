import type { FullRequest } from "../chart-request.ts";
import type { Drawing } from "../drawing.ts";
import { cleanText } from "../text/clean-text.ts";
import { fitText } from "../text/measure-text.ts";
import { textPart, type GraphicPart } from "./graphic-parts.ts";
import { optionBase } from "./option-base.ts";
import { labelSize, nameText } from "./text-styles.ts";

/** The drawing for a result without figures. If the result lacks a column that the chart shows, the text names it. */
export function emptyDrawing(request: FullRequest, why?: string): Drawing {
  const { size, theme, table, isThumbnail } = request;
  const text = why ?? (table.rowCount === 0 ? "No rows" : describeGap(request));
  const note = textPart({
    x: size.width / 2,
    y: size.height / 2,
    text: fitText(text, size.width - 16, labelSize),
    style: nameText(theme),
    align: "center",
  });
  return stillDrawing(request, isThumbnail ? [] : [note]);
}

function describeGap({ drawn, table }: FullRequest): string {
  const { x, y, series, group } = drawn;
  const wanted = [...y.map(({ column }) => column), x?.column ?? null, series, group ?? null];
  const missing = wanted.find(
    (column) => column !== null && table.columns.every(({ name }) => name !== column),
  );
  return missing ? `The result has no column “${cleanText(missing, 60)}”` : "No figures to draw";
}

/** A drawing that consists only of graphic parts, without tooltips. */
export function stillDrawing(request: FullRequest, parts: readonly GraphicPart[]): Drawing {
  return {
    option: { ...optionBase(request, null), graphic: [...parts] },
    pointing: "none",
    describe: () => null,
    find: () => null,
    listMarks: () => [],
  };
}
