import { createReadStream, createWriteStream } from "node:fs";
import { once } from "node:events";
import { AppError } from "@askery/model";
import type { Encoding } from "./read-encoding.ts";
import { readRecord } from "./read-record.ts";
import type { TextDialect } from "./read-record.ts";
import { fileMessages } from "../../messages/file-messages.ts";

export interface RewriteRequest {
  readonly from: string;
  readonly to: string;
  readonly fileName: string;
  readonly encoding: Encoding;
  readonly dialect: TextDialect;
  /** Records before the first row, which are omitted. */
  readonly skippedCount: number;
  readonly maxCellBytes: number;
}

/** The omitted rows, which have an unclosed quotation mark. */
export interface Rewritten {
  readonly brokenRows: readonly number[];
}

/**
 * Rewrites a text file as plain CSV: UTF-8, commas, doubled quotation marks, uniform line ends. Streams it, with a few
 * megabytes in memory.
 */
export async function rewriteText(request: RewriteRequest): Promise<Rewritten> {
  const { from, to, fileName, encoding, dialect, skippedCount, maxCellBytes } = request;
  const output = createWriteStream(to);
  const brokenRows: number[] = [];
  let pending = "";
  let recordCount = 0;
  for await (const { text, isLast } of decode(from, encoding)) {
    pending += text;
    let at = 0;
    const lines: string[] = [];
    while (at < pending.length) {
      const record = readRecord(pending, at, { dialect, isWhole: isLast });
      if (!record) break;
      at = record.next;
      recordCount++;
      if (recordCount <= skippedCount) continue;
      if (record.isBroken) brokenRows.push(recordCount - skippedCount);
      else lines.push(printRecord(record.cells));
    }
    pending = pending.slice(at);
    if (pending.length > maxCellBytes * 4) throw lineTooLong(fileName, maxCellBytes * 4);
    if (!output.write(lines.join(""))) await once(output, "drain");
  }
  output.end();
  await once(output, "finish");
  return { brokenRows };
}

/** Prints a record as plain CSV, with a line end. */
export function printRecord(cells: readonly string[]): string {
  return `${cells.map(printCell).join(",")}\n`;
}

function printCell(written: string): string {
  const cell = wrapped.exec(written)?.[1] ?? written;
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** `="007"`: a formula that keeps spreadsheets from reading text as a number. */
export const wrapped = /^="([^"]*)"$/;

async function* decode(
  path: string,
  encoding: Encoding,
): AsyncGenerator<{ readonly text: string; readonly isLast: boolean }> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) {
    yield { text: decoder.decode(chunk as Buffer, { stream: true }).replaceAll("\0", ""), isLast: false };
  }
  yield { text: decoder.decode(), isLast: true };
}

export function lineTooLong(fileName: string, maxBytes: number): AppError {
  return new AppError("file-too-large", fileMessages.lineTooLong(fileName, maxBytes));
}
