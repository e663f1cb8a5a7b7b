import { fileURLToPath } from "node:url";
import {
  fontFor,
  nameOtherFonts,
  joinWords,
  otherFamily,
  otherFontFiles,
  otherFontOf,
} from "./other-letters.ts";

interface StartedPdf {
  readonly document: PDFKit.PDFDocument;
  /** Ends the document. */
  readonly finish: () => Promise<Uint8Array>;
}

/**
 * Starts a document whose fonts, given as files of packages by the names that it uses, are in the file. Beside each there
 * is one for letters that it lacks (`fontFor`).
 */
export async function startPdf(
  title: string,
  fonts: Readonly<Record<string, string>>,
  options: PDFKit.PDFDocumentOptions,
): Promise<StartedPdf> {
  // Loaded lazily, because few people need it.
  const { default: PdfDocument } = await import("pdfkit");
  const document = new PdfDocument({ ...options, info: { Title: title, Creator: "Askery" }, lang: "en" });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  for (const [name, file] of Object.entries(fonts)) {
    document.registerFont(name, fileURLToPath(import.meta.resolve(file)));
    // A font is read when it is used.
    const other = name === "bold" ? otherFontFiles.bold : otherFontFiles.regular;
    document.registerFont(otherFontOf(name), fileURLToPath(import.meta.resolve(other)));
  }
  return {
    document,
    async finish() {
      document.end();
      await ended;
      return Buffer.concat(parts);
    },
  };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Writes a text in a font of the document, or in the one that has its letters. */
export function writeText(
  document: PDFKit.PDFDocument,
  font: string,
  text: string,
  options: PDFKit.Mixins.TextOptions & { readonly x?: number } = {},
): void {
  const { x, ...rest } = options;
  document.font(fontFor(font, text));
  if (x === undefined) document.text(joinWords(text), rest);
  else document.text(joinWords(text), x, document.y, rest);
}

/** Draws an SVG into a box of the page, in points, with the fonts `regular` and `bold`. */
export async function placeSvg(
  document: PDFKit.PDFDocument,
  svg: string,
  { x, y, width, height }: Box,
): Promise<void> {
  const { default: drawSvgIn } = await import("svg-to-pdfkit");
  drawSvgIn(document, nameOtherFonts(withoutSize(svg)), x, y, {
    width,
    height,
    fontCallback: (family, isBold) => {
      const name = isBold ? "bold" : "regular";
      return family === otherFamily ? otherFontOf(name) : name;
    },
    warningCallback: () => undefined,
  });
}

/** With its size, the drawing would have 0.75 points a pixel, whichever width is wanted. */
function withoutSize(svg: string): string {
  return svg.replace(/<svg[^>]*>/, (start) => start.replaceAll(/\s(?:width|height)="[^"]*"/g, ""));
}
