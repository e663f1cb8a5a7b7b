import type { Cell } from "@askery/model";

export interface PrintedCell {
  readonly shown: string;
  readonly cell: Cell;
}

interface PrintedRows {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly PrintedCell[])[];
}

/**
 * Rows as text with tabs, for pasting into a spreadsheet: figures plain, texts and dates as they are shown, missing values
 * empty. A text that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function printRows({ headers, rows }: PrintedRows): string {
  const lines = rows.map((row) => row.map(printCell).join("\t"));
  return [headers.map(guard).join("\t"), ...lines].join("\n");
}

function printCell({ shown, cell }: PrintedCell): string {
  if (cell === null) return "";
  return typeof cell === "number" ? String(cell) : guard(shown);
}

function guard(text: string): string {
  const flat = text.replaceAll(/[\t\r\n]+/g, " ");
  return /^[=+\-@]/.test(flat) ? `'${flat}` : flat;
}
