import type { FullRequest } from "../chart-request.ts";
import type { Drawing } from "../drawing.ts";
import { textPart, type GraphicPart } from "./graphic-parts.ts";
import { optionBase } from "./option-base.ts";
import { nameText } from "./text-styles.ts";

/** The drawing for a result without figures. */
export function emptyDrawing(request: FullRequest, why?: string): Drawing {
  const { size, theme, table, isThumbnail } = request;
  const text = why ?? (table.rowCount === 0 ? "No rows" : "No figures to draw");
  const note = textPart({
    x: size.width / 2,
    y: size.height / 2,
    text,
    style: nameText(theme),
    align: "center",
  });
  return stillDrawing(request, isThumbnail ? [] : [note]);
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
