import type { Run } from "@askery/connectors";
import { assertNever } from "@askery/model";
import type { FileFormat, RowsFormat } from "./row-formats.ts";
import { printCsv } from "./print-csv.ts";
import { printParquet } from "./print-parquet.ts";
import { printWorkbook } from "./print-workbook.ts";
import type { PrintedRows } from "./printed-rows.ts";

/** Prints the rows of a run, as text or bytes, while they arrive. */
export function printRows(
  run: Run,
  format: RowsFormat,
  clock: () => number,
): AsyncGenerator<string | Uint8Array> {
  return format.kind === "chunks" ? printChunks(run, clock) : printFile(run, format);
}

/** Prints a table as a file while its rows arrive. */
export function printFile(run: PrintedRows, format: FileFormat): AsyncGenerator<string | Uint8Array> {
  switch (format.kind) {
    case "csv":
      return printCsv(run, format);
    case "json":
      return printJson(run);
    case "xlsx":
      return printWorkbook(run, format.head);
    case "parquet":
      return printParquet(run, format.head);
    default:
      return assertNever(format);
  }
}

/** Lines of JSON: the columns, chunks of rows by column, and how the query ended. */
async function* printChunks(run: Run, clock: () => number): AsyncGenerator<string | Uint8Array> {
  const startedAt = clock();
  let rowCount = 0;
  yield `${JSON.stringify({ columns: run.columns })}\n`;
  for await (const chunk of run.chunks) {
    if (chunk.rowCount === 0) continue;
    rowCount += chunk.rowCount;
    yield chunk.json === undefined ? `${JSON.stringify(chunk)}\n` : Buffer.concat([chunk.json(), newline]);
  }
  const ms = Math.round(clock() - startedAt);
  yield `${JSON.stringify({ end: { rowCount, isTruncated: run.isTruncated(), ms } })}\n`;
}

const newline = Buffer.from("\n");

/** One JSON value, printed row by row, so that large values are never in memory as a whole. */
async function* printJson(run: PrintedRows): AsyncGenerator<string> {
  let rowCount = 0;
  yield `{"columns":${JSON.stringify(run.columns)},"rows":[`;
  for await (const chunk of run.chunks) {
    let text = "";
    for (let row = 0; row < chunk.rowCount; row++) {
      const cells = chunk.columns.map((column) => column[row] ?? null);
      text += `${rowCount + row > 0 ? ",\n" : "\n"}${JSON.stringify(cells)}`;
    }
    rowCount += chunk.rowCount;
    yield text;
  }
  yield `\n],"rowCount":${rowCount},"isTruncated":${run.isTruncated()}}\n`;
}
