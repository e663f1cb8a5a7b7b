import { fileURLToPath } from "node:url";
import type { BoardDocument } from "./board-document.ts";

/** A4 in landscape, in points, and the pixels of a screen that fit on it. */
const paper = { points: [841.89, 595.28], width: 1240, height: 876.8 } as const;

/**
 * Draws a dashboard as a PDF document: its cards where they are on the screen, on pages of A4 in landscape. Everything is
 * lines and text, and the fonts are in the file.
 */
export async function drawBoardPdf(board: BoardDocument): Promise<Uint8Array> {
  // Loaded lazily, because few people need them.
  const [{ default: PdfDocument }, { default: drawSvgIn }, { drawSheets }] = await Promise.all([
    import("pdfkit"),
    import("svg-to-pdfkit"),
    import("./draw-sheet.ts"),
  ]);
  const document = new PdfDocument({
    size: [...paper.points],
    margin: 0,
    autoFirstPage: false,
    info: { Title: board.title, Creator: "Askery" },
    lang: "en",
  });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  for (const [name, file] of Object.entries(fonts)) {
    document.registerFont(name, fileURLToPath(import.meta.resolve(file)));
  }
  for (const { svg } of await drawSheets(board, paper)) {
    document.addPage();
    const [width, height] = paper.points;
    drawSvgIn(document, forPdf(svg), 0, 0, {
      width,
      height,
      fontCallback: (_, isBold) => (isBold ? "bold" : "regular"),
      warningCallback: () => undefined,
    });
  }
  document.end();
  await ended;
  return Buffer.concat(parts);
}

const fonts = {
  regular: "@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf",
  bold: "@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf",
};

/** The library knows bold and regular only, and would scale a drawing by the size that it names. */
function forPdf(svg: string): string {
  return svg
    .replace(/<svg[^>]*>/, (start) => start.replaceAll(/\s(?:width|height)="[^"]*"/g, ""))
    .replaceAll(/font-weight="(?:600|700|bold)"/g, 'font-weight="bold"')
    .replaceAll(/font-weight:\s*(?:600|700)/g, "font-weight:bold");
}
