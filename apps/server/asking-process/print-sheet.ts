import { formatValue, type Cell, type TableChunk } from "@askery/model";
import { isFormula } from "./is-formula.ts";
import { serialOf, type SheetColumn } from "./sheet-columns.ts";

/** Indexes of the styles of cells; those of columns follow. */
export const sheetStyles = { plain: 0, header: 1, quoted: 2, wrapped: 3, firstColumn: 4 } as const;

/** What was written, for the facts about a file. Final once the sheet was read to its end. */
export interface SheetCount {
  rowCount: number;
  /** Texts that are longer than a cell may be. */
  cutTexts: number;
}

/** The maximum length of a text in a cell. */
export const maxCellLength = 32_767;

const rowsAtOnce = 500;

/** Prints a sheet with a header that stays in view, a few rows at a time. */
export async function* printSheet(
  columns: readonly SheetColumn[],
  chunks: AsyncIterable<TableChunk>,
  count: SheetCount,
): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnLetters(index));
  yield `${sheetStart}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  yield `${printWidths(columns.map(({ width }) => width))}<sheetData><row r="1">`;
  for (const [index, { header }] of columns.entries()) {
    yield printText(header, `${letters[index]}1`, sheetStyles.header);
  }
  yield "</row>";
  const printCell = cellPrinter(columns, letters, count);
  for await (const { columns: values, rowCount } of chunks) {
    for (let start = 0; start < rowCount; start += rowsAtOnce) {
      const end = Math.min(rowCount, start + rowsAtOnce);
      let rows = "";
      for (let row = start; row < end; row++) {
        const number = ++count.rowCount + 1;
        rows += `<row r="${number}">`;
        for (let column = 0; column < columns.length; column++) {
          rows += printCell(values[column]?.[row] ?? null, column, number);
        }
        rows += "</row>";
      }
      yield rows;
    }
  }
  const last = letters.at(-1);
  const filter = last === undefined ? "" : `<autoFilter ref="A1:${last}${count.rowCount + 1}"/>`;
  yield `</sheetData>${filter}</worksheet>`;
}

/** Prints two columns: labels in bold, and values, whose long texts are wrapped. */
export function printFacts(facts: readonly { readonly label: string; readonly value: Cell }[]): string {
  const rows = facts.map(({ label, value }, index) => {
    const row = index + 1;
    const printed =
      typeof value === "number"
        ? `<c r="B${row}" s="${sheetStyles.wrapped}"><v>${value}</v></c>`
        : printText(String(value ?? "").slice(0, maxCellLength), `B${row}`, sheetStyles.wrapped);
    return `<row r="${row}">${printText(label, `A${row}`, sheetStyles.header)}${printed}</row>`;
  });
  return `${sheetStart}${printWidths([16, 100])}<sheetData>${rows.join("")}</sheetData></worksheet>`;
}

const sheetStart = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`;

function printWidths(widths: readonly number[]): string {
  if (widths.length === 0) return "";
  const printed = widths.map((width, index) => {
    const number = index + 1;
    return `<col min="${number}" max="${number}" width="${width}" customWidth="1"/>`;
  });
  return `<cols>${printed.join("")}</cols>`;
}

function cellPrinter(columns: readonly SheetColumn[], letters: readonly string[], count: SheetCount) {
  return (cell: Cell, column: number, row: number): string => {
    if (cell === null) return "";
    const reference = `${letters[column]}${row}`;
    if (typeof cell === "boolean") return `<c r="${reference}" t="b"><v>${cell ? 1 : 0}</v></c>`;
    const number = typeof cell === "number" ? cell : columns[column]?.isMoment ? serialOf(cell) : null;
    if (number !== null) {
      return `<c r="${reference}" s="${sheetStyles.firstColumn + column}"><v>${number}</v></c>`;
    }
    const text = columns[column]?.isList ? formatValue(cell, { kind: "list" }, anyLocale) : String(cell);
    if (text.length > maxCellLength) count.cutTexts++;
    return printText(
      text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1)}…` : text,
      reference,
      // Without it, editing the cell would turn the text into a formula.
      isFormula(text) ? sheetStyles.quoted : sheetStyles.plain,
    );
  };
}

/** Lists are shown alike in every locale. */
const anyLocale = { locale: "en-US" };

function printText(text: string, reference: string, style: number): string {
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

/** Escapes a text for XML. Characters that XML forbids are written the way spreadsheets write them: `_x0007_`. */
function escapeText(text: string): string {
  if (!special.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(
      forbidden,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
    );
}

// Surrogates are tested, too: a text may contain half of a pair.
const special = /[&<>_\p{Cc}\ud800-\udfff\ufffe\uffff]/v;
const forbidden = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu;

/** 0 is "A", 26 is "AA". */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
