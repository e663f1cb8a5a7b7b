import type { Cell } from "@askery/model";

/** Tab-separated text and CSV for spreadsheets, Markdown for documents. */
export type RowFormat = "tsv" | "csv" | "markdown";

interface PrintedCell {
  readonly cell: Cell;
  /** The value as shown. */
  readonly show: () => string;
}

interface PrintedRows {
  readonly columns: readonly { readonly header: string; readonly isFigure: boolean }[];
  readonly rows: readonly (readonly PrintedCell[])[];
}

/**
 * Prints rows as text. For spreadsheets, numbers are plain, missing values are empty, and text that looks like a formula
 * gets a leading apostrophe; in Markdown, all values are as shown.
 */
export function printRows({ columns, rows }: PrintedRows, format: RowFormat): string {
  const { separator, quote } = formats[format];
  const printLine = (texts: readonly string[]) => texts.map(quote).join(separator);
  const headers = columns.map(({ header }) => header);
  if (format === "markdown") {
    const sides = columns.map(({ isFigure }) => (isFigure ? "---:" : "---"));
    const body = rows.map((row) => printLine(row.map(({ show }) => show())));
    return [printLine(headers), sides.join(separator), ...body].map((line) => `| ${line} |`).join("\n");
  }
  return [headers.map(guard), ...rows.map((row) => row.map(printPlain))].map(printLine).join("\n");
}

const formats: Readonly<Record<RowFormat, { separator: string; quote: (text: string) => string }>> = {
  tsv: { separator: "\t", quote: (text) => text.replaceAll(/[\t\r\n]+/g, " ") },
  csv: {
    separator: ",",
    quote: (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text),
  },
  markdown: {
    separator: " | ",
    quote: (text) => text.replaceAll(/[\\|`*_<>[\]]/g, String.raw`\$&`).replaceAll(/[\r\n]+/g, " "),
  },
};

function printPlain({ cell, show }: PrintedCell): string {
  if (cell === null) return "";
  return typeof cell === "number" ? String(cell) : guard(show());
}

function guard(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
