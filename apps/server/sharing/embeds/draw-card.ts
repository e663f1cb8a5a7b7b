import { readFigure, type ThemeName } from "@askery/charts";
import type { SharedFigures } from "@askery/api";
import { chartKindOf } from "@askery/model";
import type { AskingProcesses } from "../../asking-process/asking-process.ts";
import { escapeHtml } from "./escape-html.ts";
import { printTable } from "./print-table.ts";
import type { EmbedCard } from "./read-embed.ts";

/** Sizes of pictures in pixels: for the width of a card on the grid, and for narrow frames. */
const columnWidth = 92;
const rowHeight = 56;
const narrow = { width: 420, height: 300 };

const ofPrivate = "This chart uses a private column. It is not shown here.";

/** The figures of a card as HTML: a number, a table, or a picture in two sizes with its rows below. */
export async function drawCard(
  asking: AskingProcesses,
  { title, figures, slot, note = ofPrivate }: EmbedCard,
  theme: ThemeName,
): Promise<string> {
  if (figures === null) return `<p class=note>${escapeHtml(note)}</p>`;
  if (figures.table.rowCount === 0) return "<p class=note>There are no rows.</p>";
  switch (chartKindOf(figures.spec.kind).shows) {
    case "figures":
      return printFigure(figures);
    case "rows":
      return printTable(figures);
    case "drawing": {
      const size = {
        width: Math.max(240, slot.w * columnWidth),
        height: Math.max(160, slot.h * rowHeight - 76),
      };
      const [wide, small] = await Promise.all([
        drawPicture(asking, figures, { theme, ...size }),
        drawPicture(asking, figures, { theme, ...narrow }),
      ]);
      const picture =
        `<picture><source media="(max-width:560px)" srcset="${small}">` +
        `<img src="${wide}" width="${size.width}" height="${size.height}" alt="${escapeHtml(describe(title, figures))}"></picture>`;
      return `${picture}<details><summary>Show the figures</summary>${printTable(figures)}</details>`;
    }
  }
}

interface Picture {
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
}

/** The chart as an address that contains it. */
async function drawPicture(
  asking: AskingProcesses,
  { spec, facts, table, locale }: SharedFigures,
  picture: Picture,
): Promise<string> {
  const svg = await asking.run("draw", {
    spec,
    facts,
    table: JSON.stringify(table),
    locale,
    density: "full",
    ...picture,
  });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

function describe(title: string, { caption }: SharedFigures): string {
  return [title, caption.title, caption.subtitle]
    .filter((text, index, texts) => text !== "" && texts.indexOf(text) === index)
    .join(". ");
}

function printFigure({ spec, facts, table, locale }: SharedFigures): string {
  const figure = readFigure({ spec, facts, table, locale });
  if (figure === null) return "<p class=note>There is no figure.</p>";
  const { comparison, label, text } = figure;
  const change = comparison === null ? "" : ` · ${comparison.text} ${comparison.label}`;
  return `<p class=figure>${escapeHtml(text)}</p><p class=note>${escapeHtml(label + change)}</p>`;
}
