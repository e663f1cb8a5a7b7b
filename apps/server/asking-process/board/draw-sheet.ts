import { chartThemes, type ChartTheme, type ThemeName } from "@askery/charts";
import { gridColumns, readOnlyImage } from "@askery/model";
import type { BoardDocument } from "./board-document.ts";
import { drawCard } from "./draw-card.ts";
import {
  footHeight,
  isNarrow,
  layOutBoard,
  marginOf,
  rowsFor,
  type Sheet,
  type SheetSize,
} from "./lay-out-board.ts";
import { readTextLines, wrap } from "./read-text-lines.ts";
import { stackCards } from "./stack-cards.ts";
import { printBox, printText } from "./svg-text.ts";

export interface DrawnSheet {
  /** The text of an SVG document. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Draws a dashboard on sheets of a size. */
export async function drawSheets(
  board: BoardDocument,
  size: SheetSize,
  themeName: ThemeName,
): Promise<readonly DrawnSheet[]> {
  const { locale, images } = board;
  const theme = chartThemes[themeName];
  const margin = marginOf(size);
  const filters = wrap(board.filters.join("  ·  "), size.width - 2 * margin, filterLook);
  const headHeight = 62 + filters.length * filterLook.step;
  const fitted = { tabs: board.tabs.map((tab) => ({ ...tab, cards: fitCards(tab.cards, size) })) };
  const drawnWith = { board, theme, margin, width: size.width };
  const sheets = layOutBoard(fitted, size, headHeight);
  const drawn: DrawnSheet[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const parts = [
      printBox({ x: 0, y: 0, width: size.width, height: sheet.height }, { fill: theme.surface }),
      sheet.hasHead ? drawHead(filters, drawnWith) : "",
      ...sheet.titles.map(({ text, y }) =>
        printText(text, { x: margin, y: y + 22 }, { size: 16, weight: 600, color: theme.text }),
      ),
    ];
    for (const card of sheet.cards) parts.push(await drawCard(card, { theme, locale, images }));
    if (size.height !== null) {
      parts.push(drawFoot(`${index + 1} of ${sheets.length}`, { sheet, ...drawnWith }));
    }
    drawn.push({
      svg: wrapSvg(parts.join(""), size.width, sheet.height),
      width: size.width,
      height: sheet.height,
    });
  }
  return drawn;
}

const filterLook = { size: 12, weight: 400, indent: 0, step: 18 } as const;

interface DrawnWith {
  readonly board: BoardDocument;
  readonly theme: ChartTheme;
  readonly margin: number;
  readonly width: number;
}

function drawHead(filters: ReturnType<typeof wrap>, { board, theme, margin, width }: DrawnWith): string {
  const { title, origin } = board;
  const line = { x: margin, width: width - 2 * margin };
  return [
    printText(title, { ...line, y: margin + 18 }, { size: 22, weight: 600, color: theme.text }),
    printText(origin, { ...line, y: margin + 38 }, { size: 11, color: theme.textMuted }),
    ...filters.map(({ text }, index) =>
      printText(
        text,
        { ...line, y: margin + 58 + index * filterLook.step },
        { size: filterLook.size, color: theme.textSecondary },
      ),
    ),
  ].join("");
}

function drawFoot(
  page: string,
  { sheet, theme, board, margin, width }: DrawnWith & { readonly sheet: Sheet },
): string {
  const y = sheet.height - margin + footHeight / 2;
  const look = { size: 10, color: theme.textMuted } as const;
  return (
    printText(`${board.title} · ${board.url}`, { x: margin, y, width: width - 2 * margin - 60 }, look) +
    printText(page, { x: width - margin, y }, { ...look, anchor: "end" })
  );
}

function fitCards(cards: Cards, size: SheetSize): Cards {
  const inner = size.width - 2 * marginOf(size);
  return isNarrow(size)
    ? fitTexts(stackCards(cards, inner > 2 * lowCardWidth), { inner, fits: () => false })
    : fitTexts(cards, { inner, fits: (text) => readOnlyImage(text) !== null });
}

/** What a figure needs, as on the screen. */
const lowCardWidth = 208;

type Cards = BoardDocument["tabs"][number]["cards"];

interface Room {
  readonly inner: number;
  /** Whether a text fits its card, whatever the size. */
  readonly fits: (text: string) => boolean;
}

/**
 * Paper does not scroll: a text card is as high as its text, and the cards below it are lower; or higher, if nothing is
 * beside the rows that it does not need.
 */
function fitTexts(cards: Cards, { inner, fits }: Room): Cards {
  const column = inner / gridColumns;
  return cards
    .filter(({ content }) => content.kind === "text" && !fits(content.text))
    .toSorted((one, other) => one.y - other.y)
    .reduce<Cards>((all, { content, w, h }) => {
      const own = all.find((card) => card.content === content);
      if (content.kind !== "text" || own === undefined) return all;
      const lines = readTextLines(content.text, w * column);
      const added = rowsFor(lines.reduce((sum, { step }) => sum + step, 0)) - h;
      const below = own.y + h;
      const isBeside = (card: Cards[number]) => card.y < below && card.y + card.h > below + added;
      if (added === 0 || (added < 0 && all.some((card) => card !== own && isBeside(card)))) return all;
      return all.map((card) =>
        card === own ? { ...own, h: h + added } : card.y >= below ? { ...card, y: card.y + added } : card,
      );
    }, cards);
}

function wrapSvg(parts: string, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts}</svg>`;
}
