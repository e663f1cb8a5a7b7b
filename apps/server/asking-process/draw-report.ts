import { suggestHeight } from "@askery/model";
import { listMissingLetters } from "./pdf/missing-letters.ts";
import { fontFor, joinWords } from "./pdf/other-letters.ts";
import { placeSvg, startPdf, writeText } from "./pdf/pdf-document.ts";
import {
  describeCut,
  type Report,
  type ReportAnswer,
  type ReportChart,
  type ReportPart,
  type ReportTable,
} from "./report.ts";

type Document = PDFKit.PDFDocument;

const margin = 50;
/** The width of an A4 page between its margins. */
const width = 595.28 - 2 * margin;
/** Of a chart before it is scaled to the page. */
const chartWidth = 720;
/** More do not fit side by side. */
const maxColumns = 8;
const colors = { text: "#1a1a1a", muted: "#666666", line: "#d9d9d9", link: "#1a56c4" };

/**
 * Draws a conversation as a PDF document: each question with its answer, chart, first rows and SQL. Charts are drawn as
 * lines and text, and the fonts are in the file.
 */
export async function drawReport(report: Report): Promise<Uint8Array> {
  const { document, finish } = await startPdf(report.title, fonts, {
    size: "A4",
    margin,
    bufferPages: true,
  });
  document.fontSize(20).fillColor(colors.text);
  writeText(document, "bold", report.title);
  document.font("regular").fontSize(9).fillColor(colors.muted).text(report.origin);
  document.fillColor(colors.link).text("Open in Askery", { link: report.url, underline: true });
  drawMissingLetters(document, report);
  for (const part of report.parts ?? []) drawPart(document, part);
  for (const answer of report.answers) await drawAnswer(document, answer);
  drawPageNumbers(document);
  return finish();
}

const fonts = {
  regular: "@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf",
  medium: "@expo-google-fonts/geist/500Medium/Geist_500Medium.ttf",
  bold: "@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf",
  /** It has the letters of all alphabets that are written otherwise here, too. */
  code: "dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf",
};

/** Names the letters that are boxes, so that nobody takes them for those of the data. */
function drawMissingLetters(document: Document, report: Report): void {
  const names = listMissingLetters(listTexts(report).join("\n"));
  if (names.length === 0) return;
  const kinds = new Intl.ListFormat("en", { type: "conjunction" }).format(names);
  document.moveDown(0.4).fillColor(colors.muted);
  document.text(`Boxes are letters that this document’s fonts lack: ${kinds}. The Markdown export has them.`);
}

function listTexts({ title, parts = [], answers }: Report): readonly string[] {
  return [
    title,
    ...parts.flatMap(({ heading, texts }) => [heading ?? "", ...texts]),
    ...answers.flatMap(({ question, sentence, found }) => [
      question,
      sentence,
      found?.sql ?? "",
      ...(found === null ? [] : [...found.table.headers, ...found.table.rows.flat()]),
      ...(found?.drawing === undefined
        ? []
        : [found.drawing.caption.title, JSON.stringify(found.drawing.table.values)]),
    ]),
  ];
}

function drawPart(document: Document, { heading, texts }: ReportPart): void {
  document.moveDown(1.2);
  if (heading !== null) {
    startPageUnless(document, headingHeight + textHeight);
    document.fontSize(12).fillColor(colors.text);
    writeText(document, "bold", heading, { x: margin });
  }
  for (const text of texts) {
    document.moveDown(0.4).font(fontFor("regular", text)).fontSize(11).fillColor(colors.text);
    startPageUnless(document, document.heightOfString(text, { width }));
    writeText(document, "regular", text, { x: margin });
  }
}

const longestSql = 400;
const headingHeight = 30;
const textHeight = 40;
/** The title of a chart, and the space around it. */
const chartMargin = 40;
/** A few rows of a table, so that its header is not alone at the end of a page. */
const tableHeight = 60;

async function drawAnswer(document: Document, { question, sentence, found }: ReportAnswer): Promise<void> {
  document.moveDown(2);
  document.font("regular").fontSize(11);
  const drawing = found?.drawing;
  // A question is on the page of its answer and its chart.
  const chartHeight = drawing === undefined ? tableHeight : heightOf(drawing) + chartMargin;
  startPageUnless(document, headingHeight + document.heightOfString(sentence, { width }) + chartHeight);
  document.fontSize(14).fillColor(colors.text);
  writeText(document, "bold", question, { x: margin });
  document.moveDown(0.4).fontSize(11);
  writeText(document, "regular", sentence);
  if (found === null) return;
  if (found.drawing !== undefined) await drawChart(document, found.drawing);
  document.moveDown(1);
  drawTable(document, found.table);
  if (found.sql !== "") drawCode(document, found.sql);
  document.moveDown(0.6).font("regular").fontSize(7).fillColor(colors.muted);
  for (const { label, value } of found.facts) {
    document.font("medium").text(`${label}: `, { continued: true }).font("regular").text(String(value));
  }
}

/** A statement, which is on one page if it fits there, beside a line that marks it as code. */
function drawCode(document: Document, code: string): void {
  const inset = 8;
  const options = { width: width - inset, lineGap: 1.5 };
  document.moveDown(1).font("code").fontSize(7).fillColor(colors.text);
  const height = document.heightOfString(code, options);
  startPageUnless(document, Math.min(height, longestSql));
  const [{ page }, top] = [document, document.y];
  document.text(code, margin + inset, top, options);
  if (document.page === page) {
    document.rect(margin, top - 1, 1.5, height).fill(colors.line);
  }
  document.x = margin;
}

async function drawChart(document: Document, chart: ReportChart): Promise<void> {
  const { chartThemes, drawSvg } = await import("@askery/charts");
  const height = suggestHeight(chart, chartWidth);
  const svg = await drawSvg({ ...chart, theme: chartThemes.light, width: chartWidth, height });
  const drawnHeight = heightOf(chart);
  document.moveDown(1);
  startPageUnless(document, drawnHeight + 20);
  if (chart.caption.title !== "") {
    document.fontSize(10).fillColor(colors.text);
    writeText(document, "medium", chart.caption.title, { x: margin });
  }
  const top = document.y + 4;
  await placeSvg(document, svg, { x: margin, y: top, width, height: drawnHeight });
  document.y = top + drawnHeight;
}

/** The height of a chart on the page. */
function heightOf(chart: ReportChart): number {
  return (suggestHeight(chart, chartWidth) * width) / chartWidth;
}

function drawTable(document: Document, table: ReportTable): void {
  startPageUnless(document, tableHeight);
  const { headers, hasFigures, rows } = table;
  const columns = headers.slice(0, maxColumns);
  const align = (column: number) =>
    ({ x: hasFigures[column] === true ? "right" : "left", y: "top" }) as const;
  document.font("regular").fontSize(8).fillColor(colors.text);
  document.table({
    position: { x: margin, y: document.y },
    maxWidth: width,
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: colors.line, padding: 3 },
    data: [
      columns.map((text, column) => ({
        text: joinWords(text),
        font: { src: fontFor("medium", text) },
        align: align(column),
        type: "TH" as const,
      })),
      ...rows.map((row) =>
        row.slice(0, maxColumns).map((text, column) => ({
          text: joinWords(cut(text)),
          font: { src: fontFor("regular", text) },
          align: align(column),
        })),
      ),
    ],
  });
  const notes = [
    describeCut(table),
    headers.length > maxColumns ? `The first ${maxColumns} of ${headers.length} columns` : null,
  ].filter((note) => note !== null);
  if (notes.length > 0) {
    document.moveDown(0.4).fontSize(8).fillColor(colors.muted).text(notes.join(" · "), margin);
  }
}

const maxCellLength = 200;

function cut(text: string): string {
  return text.length > maxCellLength ? `${text.slice(0, maxCellLength)}…` : text;
}

function startPageUnless(document: Document, hasHeight: number): void {
  if (document.y + hasHeight > document.page.height - margin) document.addPage();
}

function drawPageNumbers(document: Document): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // Text below the margin would start a new page.
    document.page.margins.bottom = 0;
    document
      .font("regular")
      .fontSize(8)
      .fillColor(colors.muted)
      .text(`${page - start + 1} of ${count}`, margin, document.page.height - 32, { width, align: "right" });
  }
}
