import type { Cell } from "@askery/model";
import { isFormula } from "./is-formula.ts";
import type { PrintedRows } from "./printed-rows.ts";

export interface CsvOptions {
  /** Whether the text starts with a UTF-8 byte order mark, which older spreadsheets need. */
  readonly hasBom: boolean;
}

const rowsAtOnce = 1_000;

/**
 * Prints a table as CSV (RFC 4180), a few rows at a time.
 *
 * Text that a spreadsheet would run as a formula gets a leading apostrophe. Numbers do not, including negative ones.
 */
export async function* printCsv(
  { columns, chunks }: Pick<PrintedRows, "columns" | "chunks">,
  { hasBom }: CsvOptions,
): AsyncGenerator<string> {
  yield `${hasBom ? "\uFEFF" : ""}${printLine(columns.map(({ name }) => name))}`;
  for await (const { columns: values, rowCount } of chunks) {
    for (let start = 0; start < rowCount; start += rowsAtOnce) {
      const end = Math.min(rowCount, start + rowsAtOnce);
      let lines = "";
      for (let row = start; row < end; row++) lines += printLine(values.map((cells) => cells[row] ?? null));
      yield lines;
    }
  }
}

function printLine(cells: readonly Cell[]): string {
  return `${cells.map(printCell).join(",")}\r\n`;
}

function printCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell !== "string") return String(cell);
  const text = isFormula(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
