import { placeSvg, startPdf } from "../pdf/pdf-document.ts";
import type { BoardDocument } from "./board-document.ts";

/** A4 in landscape, in points, and the pixels of a screen that fit on it. */
const paper = { points: [841.89, 595.28], width: 1240, height: 876.8 } as const;

/**
 * Draws a dashboard as a PDF document: its cards where they are on the screen, on pages of A4 in landscape. Everything but
 * the pictures of texts is lines and text, and the fonts are in the file.
 */
export async function drawBoardPdf(board: BoardDocument): Promise<Uint8Array> {
  // Loaded lazily, because few people need it.
  const { drawSheets } = await import("./draw-sheet.ts");
  const [width, height] = paper.points;
  const { document, finish } = await startPdf(board.title, fonts, {
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
  });
  // Documents are white.
  for (const { svg } of await drawSheets(board, paper, "light")) {
    document.addPage();
    await placeSvg(document, withPlainWeights(svg), { x: 0, y: 0, width, height });
  }
  return finish();
}

const fonts = {
  regular: "@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf",
  bold: "@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf",
};

/** The library knows bold and regular only. */
function withPlainWeights(svg: string): string {
  return svg
    .replaceAll(/font-weight="(?:600|700|bold)"/g, 'font-weight="bold"')
    .replaceAll(/font-weight:\s*(?:600|700)/g, "font-weight:bold");
}
