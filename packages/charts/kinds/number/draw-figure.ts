import type { FullRequest } from "../../chart-request.ts";
import type { Drawing } from "../../drawing.ts";
import { readFigures } from "./read-figure.ts";
import { textPart } from "../../style/graphic-parts.ts";
import { directText, nameText } from "../../style/text-styles.ts";
import { fitText } from "../../text/measure-text.ts";
import { emptyDrawing, stillDrawing } from "../../style/empty-drawing.ts";

/** A figure as an image, for thumbnails and exports. Cards show it as text. */
export function drawFigure(request: FullRequest): Drawing {
  const { size, theme, isThumbnail } = request;
  const figure = readFigures(request);
  if (figure === null) return emptyDrawing(request);
  const fontSize = isThumbnail ? 28 : 40;
  const middle = { x: size.width / 2, align: "center" as const };
  const note =
    figure.comparison === null ? figure.label : `${figure.comparison.text} ${figure.comparison.label}`;
  return stillDrawing(request, [
    textPart({
      ...middle,
      y: size.height / 2 - (isThumbnail ? 0 : 14),
      text: fitText(figure.text, size.width - 16, fontSize),
      style: { ...directText(theme), fontSize, fontWeight: 600 },
    }),
    ...(isThumbnail
      ? []
      : [
          textPart({
            ...middle,
            y: size.height / 2 + 22,
            text: fitText(note, size.width - 16, 12),
            style: nameText(theme),
          }),
        ]),
  ]);
}
