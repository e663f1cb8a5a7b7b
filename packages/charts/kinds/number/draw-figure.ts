import type { FullRequest } from "../../chart-request.ts";
import type { Drawing } from "../../drawing.ts";
import { emptyDrawing, stillDrawing } from "../../style/empty-drawing.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { directText, labelSize, nameText } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { readFigures, type FigureReading, type FigureText } from "./read-figure.ts";

/** The figures of a row as an image, for thumbnails and exports: the first large, the others beside it. Cards show text. */
export function drawFigure(request: FullRequest): Drawing {
  const { size, theme, isThumbnail } = request;
  const figure = readFigures(request);
  if (figure === null) return emptyDrawing(request);
  if (isThumbnail) {
    return stillDrawing(request, [
      textPart({
        x: size.width / 2,
        y: size.height / 2,
        align: "center",
        text: fitText(figure.text, size.width - 16, 28, 600),
        style: { ...directText(theme), fontSize: 28, fontWeight: 600 },
      }),
    ]);
  }
  return stillDrawing(request, drawRow(request, figure));
}

const gap = 40;
const lineHeight = 72;

/** In lines from left to right. What does not fit in the height is left out, the last first. */
function drawRow(request: FullRequest, figure: FigureReading): readonly GraphicPart[] {
  const { size } = request;
  const { comparison } = figure;
  const rest = figure.others.filter(({ label }) => comparison === null || label !== comparison.label);
  const texts: readonly FigureText[] = [figure, ...rest];
  const lines: { readonly at: number; readonly line: number }[] = [];
  let [x, line] = [0, 0];
  for (const [index, text] of texts.entries()) {
    const width = widthOf(text, index, size.width);
    if (x > 0 && x + width > size.width) [x, line] = [0, line + 1];
    lines.push({ at: x, line });
    x += width + gap;
  }
  const fitting = Math.max(1, Math.floor((size.height - 8) / lineHeight));
  const used = Math.min(fitting, line + 1) * lineHeight;
  const top = Math.max(0, (size.height - used) / 2);
  return texts.flatMap((text, index) => {
    const place = lines[index];
    if (place === undefined || place.line >= fitting) return [];
    const y = top + place.line * lineHeight;
    const note = index > 0 || comparison === null ? null : `${comparison.text} ${comparison.label}`;
    return drawText(request, { text, index, note, x: place.at, y });
  });
}

function sizeOf(index: number): number {
  return index === 0 ? 40 : 28;
}

function widthOf({ text, label }: FigureText, index: number, most: number): number {
  const widest = Math.max(
    measureText(text, sizeOf(index), 600),
    measureText(capitalize(label), labelSize) + 2,
    60,
  );
  return Math.min(Math.ceil(widest), index === 0 ? most : Math.min(most, 240));
}

function drawText(
  { size, theme }: FullRequest,
  {
    text: figure,
    index,
    note,
    x,
    y,
  }: {
    readonly text: FigureText;
    readonly index: number;
    readonly note: string | null;
    readonly x: number;
    readonly y: number;
  },
): readonly GraphicPart[] {
  const room = index === 0 ? size.width : Math.min(size.width, widthOf(figure, index, size.width));
  const fontSize = sizeOf(index);
  const color = index === 0 ? theme.text : theme.textSecondary;
  const label = capitalize(note === null ? figure.label : note);
  return [
    textPart({
      x,
      y: y + 26,
      text: fitText(figure.text, room, fontSize, 600),
      style: { ...directText(theme), fontSize, fontWeight: 600, color },
    }),
    textPart({ x, y: y + 58, text: fitText(label, room, labelSize), style: nameText(theme) }),
  ];
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
