import { statSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@askery/model";
import { printPath } from "../../duckdb/print-path.ts";
import { printText } from "../../duckdb/print-text.ts";
import type { LoadLimits } from "../load-request.ts";
import { nameColumns } from "../name-things.ts";
import type { LeftOut, RowSource } from "../row-source.ts";
import { chooseDialect } from "./choose-dialect.ts";
import { findHead } from "./find-head.ts";
import { readEncoding } from "./read-encoding.ts";
import { readHead } from "./read-head.ts";
import { readRecords } from "./read-record.ts";
import type { TextDialect } from "./read-record.ts";
import { lineTooLong, rewriteText, wrapped } from "./rewrite-text.ts";
import { fileMessages } from "../../messages/file-messages.ts";

/** The dialect of files that we write. */
export const plainDialect: TextDialect = { delimiter: ",", quote: '"', escape: '"' };

export interface TextFile {
  readonly path: string;
  readonly fileName: string;
  /** A folder for copies. */
  readonly workFolder: string;
  /** Makes the names of copies unique. */
  readonly id: string;
  readonly limits: LoadLimits;
  /** Known if we wrote the file. */
  readonly dialect: TextDialect | null;
  /** Notes so far on how it was read. */
  readonly remarks: readonly string[];
}

/** Opens a text file of rows: directly, or as a copy if DuckDB would fail on its encoding or its quotes. */
export async function openText(
  file: TextFile,
  options: { readonly mustRewrite: boolean },
): Promise<RowSource> {
  const { path, fileName, limits } = file;
  const head = readHead(path);
  const encoding = await readEncoding(path, head);
  const isWhole = statSync(path).size <= head.length;
  const decoded = new TextDecoder(encoding).decode(head, { stream: !isWhole });
  const text = decoded.replaceAll("\0", "");
  const dialect = file.dialect ?? chooseDialect(text, { isWhole });
  const records = readRecords(text, { dialect, isWhole, max: maxSampled });
  if (records.length === 0 && !isWhole) throw lineTooLong(fileName, head.length);
  if (records.every((cells) => cells.every((cell) => cell.trim() === ""))) {
    throw noRows(fileName, records.length);
  }
  const { skippedCount, titles, units, headerCount, isRagged } = findHead(records);
  if (titles.length > limits.maxColumns) throw tooManyColumns(fileName, titles.length, limits.maxColumns);
  const rows = records.slice(skippedCount);
  const source = {
    fileName,
    columns: nameColumns(titles).map((name, at) => ({
      name,
      isNamed: titles[at] !== "",
      expression: `c${String(at)}`,
      text: { sample: rows.map((cells) => cells[at] ?? ""), isQuoted: false },
      type: null,
      unit: units[at]?.trim() || null,
    })),
    hasSemicolons: dialect.delimiter === ";",
    textReading: { encoding, hasHeader: headerCount > 0, aboveCount: skippedCount - headerCount },
    remarks: file.remarks,
  };
  const isWrapped = rows.some((cells) => cells.some((cell) => wrapped.test(cell)));
  const needsCopy =
    options.mustRewrite ||
    isWrapped ||
    text !== decoded ||
    encoding !== "utf-8" ||
    dialect.quote !== '"' ||
    dialect.escape !== '"';
  const reading = { width: titles.length, isRagged, limits };
  if (!needsCopy) {
    const direct = { ...reading, path, delimiter: dialect.delimiter, skippedCount };
    return { ...source, ...printReaders(direct), skippedCount, leftOut: leaveOut([]), isCopy: false };
  }
  const copy = join(file.workFolder, `${file.id}.csv`);
  const { maxCellBytes } = limits;
  const { brokenRows } = await rewriteText({
    from: path,
    to: copy,
    fileName,
    encoding,
    dialect,
    skippedCount,
    maxCellBytes,
  });
  const copied = { ...reading, path: copy, delimiter: ",", skippedCount: 0 };
  return { ...source, ...printReaders(copied), skippedCount: 0, leftOut: leaveOut(brokenRows), isCopy: true };
}

function leaveOut(rows: readonly number[]): LeftOut {
  return { rows, count: rows.length, reason: "It has an opening quotation mark without a closing one." };
}

const maxSampled = 5_000;

interface Reading {
  readonly path: string;
  readonly delimiter: string;
  readonly skippedCount: number;
  readonly width: number;
  readonly isRagged: boolean;
  readonly limits: LoadLimits;
}

function printReaders(reading: Reading): Pick<RowSource, "relation" | "rejecting"> {
  const { path, delimiter, skippedCount, width, isRagged, limits } = reading;
  const columns = Array.from({ length: width }, (_, at) => `c${String(at)}: 'VARCHAR'`);
  const options = [
    printPath(path),
    "auto_detect = false",
    "header = false",
    `skip = ${String(skippedCount)}`,
    `delim = ${printText(delimiter)}`,
    `quote = '"'`,
    `escape = '"'`,
    "comment = ''",
    `max_line_size = ${String(Math.max(2_000_000, limits.maxCellBytes * 2))}`,
    // DuckDB can read quoted line breaks together with padded rows only on one thread.
    ...(isRagged ? ["null_padding = true", "parallel = false"] : []),
    `columns = {${columns.join(", ")}}`,
  ].join(", ");
  return {
    relation: `read_csv(${options}, ignore_errors = true)`,
    rejecting: `read_csv(${options}, store_rejects = true, rejects_limit = 0)`,
  };
}

function noRows(fileName: string, lineCount: number): AppError {
  return new AppError(
    "file-empty",
    lineCount === 0 ? fileMessages.noText(fileName) : fileMessages.onlyBlankLines(fileName),
  );
}

export function tooManyColumns(fileName: string, count: number, max: number): AppError {
  return new AppError("file-too-large", fileMessages.tooManyColumns(fileName, count, max));
}
