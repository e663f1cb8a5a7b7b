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
 * Prints rows as tab-separated text for a spreadsheet: plain numbers, texts and dates as shown, missing values empty.
 * Text that looks like a formula gets a leading apostrophe.
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
