import { drawSvg, type ChartTheme } from "@askery/charts";
import { readOnlyImage } from "@askery/model";
import type { ChartContent } from "./board-document.ts";
import { drawRows } from "./draw-rows.ts";
import type { Box, PlacedCard } from "./lay-out-board.ts";
import { readTextLines } from "./read-text-lines.ts";
import { printBox, printText, widthOf } from "./svg-text.ts";

export interface DrawnWith {
  readonly theme: ChartTheme;
  readonly locale: string;
  readonly images: Readonly<Record<string, string>>;
}

/** A card of a dashboard as parts of an SVG document. */
export async function drawCard({ card, ...box }: PlacedCard, drawnWith: DrawnWith): Promise<string> {
  const { theme } = drawnWith;
  const { content } = card;
  switch (content.kind) {
    case "heading": {
      const at = { x: box.x, y: box.y + box.height - 8, width: box.width };
      return printText(content.text, at, { size: 16, weight: 600, color: theme.text });
    }
    case "text":
      return drawText(content.text, box, drawnWith);
    case "chart":
      return (
        printBox(box, { fill: theme.surface, stroke: theme.line, radius: 8 }) +
        (await drawChart(content, inset(box), drawnWith))
      );
  }
}

const padding = 14;

function inset({ x, y, width, height }: Box): Box {
  return { x: x + padding, y: y + padding, width: width - 2 * padding, height: height - 2 * padding };
}

/** A text from the top of a box. A picture alone fills the box. */
function drawText(text: string, box: Box, { theme, images }: DrawnWith): string {
  const only = readOnlyImage(text);
  if (only !== null) return drawImage(images[only.version], box);
  let y = box.y;
  return readTextLines(text, box.width)
    .map(({ text: line, size, weight, indent, step, image }) => {
      y += step;
      const x = box.x + indent;
      if (y > box.y + box.height) return "";
      if (image === undefined) return printText(line, { x, y: y - 5 }, { size, weight, color: theme.text });
      return drawImage(images[image.version], { x, y: y - step, width: image.width, height: image.height });
    })
    .join("");
}

/** A picture at the top left of a box, as large as fits. Nothing if it is gone. */
function drawImage(data: string | undefined, { x, y, width, height }: Box): string {
  if (data === undefined) return "";
  const size = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<image ${size} preserveAspectRatio="xMinYMin meet" xlink:href="${data}"/>`;
}

async function drawChart(content: ChartContent, box: Box, drawnWith: DrawnWith): Promise<string> {
  const { theme } = drawnWith;
  const { title, subtitle, time, warning, shown } = content;
  if (shown.kind === "figure") return drawFigure({ ...content, shown }, box, theme);
  const quiet = { size: 11, color: theme.textMuted } as const;
  const timeWidth = time === null ? 0 : widthOf(time, quiet) + 12;
  const head = [
    printText(
      title,
      { x: box.x, y: box.y + 11, width: box.width },
      { size: 14, weight: 600, color: theme.text },
    ),
    printText(subtitle, { x: box.x, y: box.y + 29, width: box.width - timeWidth }, quiet),
    time === null
      ? ""
      : printText(time, { x: box.x + box.width, y: box.y + 29 }, { ...quiet, anchor: "end" }),
    warning === null
      ? ""
      : printText(
          warning,
          { x: box.x, y: box.y + box.height, width: box.width },
          { ...quiet, color: theme.textSecondary },
        ),
  ].join("");
  const body = {
    ...box,
    y: box.y + 40,
    height: box.height - 40 - (warning === null ? 0 : 18),
  };
  if (shown.kind === "rows") return head + drawRows(shown, body, theme);
  if (shown.kind === "message") {
    return head + drawText(shown.text, body, drawnWith);
  }
  const { spec, facts, table } = shown;
  const drawing = await drawSvg({
    spec,
    facts,
    table,
    theme,
    locale: drawnWith.locale,
    width: body.width,
    height: body.height,
  });
  return `${head}<g transform="translate(${body.x} ${body.y})">${drawing}</g>`;
}

function drawFigure(
  {
    title,
    subtitle,
    time,
    shown,
  }: ChartContent & { readonly shown: Extract<ChartContent["shown"], { kind: "figure" }> },
  box: Box,
  theme: ChartTheme,
): string {
  const { text, note } = shown;
  const bottom = box.y + box.height;
  const quiet = { size: 11, color: theme.textMuted } as const;
  const change = note?.change ?? "";
  const changeWidth = change === "" ? 0 : widthOf(change, { size: 11, weight: 500 }) + 6;
  const colors = { up: theme.up, down: theme.down, same: theme.textSecondary };
  const timeWidth = time === null ? 0 : widthOf(time, quiet) + 12;
  // A narrow card has room for its change, but not for the time as well.
  const hasTime = time !== null && box.width - timeWidth - changeWidth > 90;
  return [
    printText(
      title,
      { x: box.x, y: box.y + 9, width: box.width },
      { size: 12, weight: 500, color: theme.textSecondary },
    ),
    printText(
      text,
      { x: box.x, y: bottom - 22, width: box.width },
      { size: 26, weight: 600, color: theme.text },
    ),
    printText(
      change,
      { x: box.x, y: bottom },
      { size: 11, weight: 500, color: colors[note?.direction ?? "same"] },
    ),
    printText(
      note?.text ?? (subtitle === title ? "" : subtitle),
      { x: box.x + changeWidth, y: bottom, width: box.width - changeWidth - (hasTime ? timeWidth : 0) },
      quiet,
    ),
    hasTime ? printText(time, { x: box.x + box.width, y: bottom }, { ...quiet, anchor: "end" }) : "",
  ].join("");
}
