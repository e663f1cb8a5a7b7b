import { closeSync, openSync, readSync, statSync } from "node:fs";
import { basename, extname } from "node:path";
import { AppError } from "@askery/model";
import type { FileFormat } from "./child/database-jobs.ts";
import { fileMessages } from "./messages/file-messages.ts";

/**
 * Detects the format of a file from its first bytes, or else from its extension. Throws if it is not supported. Reads a
 * few kilobytes at most.
 */
export function readFileFormat(path: string): FileFormat {
  const head = readHead(path);
  const magic = magics.find(({ offset, bytes }) =>
    head.subarray(offset, offset + bytes.length).equals(bytes),
  );
  if (magic) return magic.format;
  const format = formatsByExtension.get(extname(path).toLowerCase());
  if (!format) throw kindUnknown(path);
  if (!isTextFormat(format)) throw contentUnexpected(path, format);
  if (head.includes(0) && !isUtf16(head)) throw notText(path);
  return format;
}

const magics: readonly { readonly format: FileFormat; readonly offset: number; readonly bytes: Buffer }[] = [
  { format: "sqlite", offset: 0, bytes: Buffer.from("SQLite format 3\0") },
  { format: "duckdb", offset: 8, bytes: Buffer.from("DUCK") },
  { format: "parquet", offset: 0, bytes: Buffer.from("PAR1") },
];

const formatsByExtension: ReadonlyMap<string, FileFormat> = new Map([
  [".csv", "csv"],
  [".tsv", "tsv"],
  [".json", "json"],
  [".ndjson", "ndjson"],
  [".jsonl", "ndjson"],
  [".parquet", "parquet"],
  [".sqlite", "sqlite"],
  [".sqlite3", "sqlite"],
  [".db3", "sqlite"],
  [".duckdb", "duckdb"],
]);

const headBytes = 4_096;

function readHead(path: string): Buffer {
  const file = open(path);
  try {
    const head = Buffer.alloc(headBytes);
    const size = readSync(file, head, 0, headBytes, 0);
    if (size === 0) throw fileEmpty(path);
    return head.subarray(0, size);
  } finally {
    closeSync(file);
  }
}

function open(path: string): number {
  try {
    if (!statSync(path).isFile()) throw notAFile(path);
    return openSync(path, "r");
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw describeSystemError(path, cause);
  }
}

function describeSystemError(path: string, cause: unknown): AppError {
  const code = cause instanceof Error && "code" in cause ? cause.code : "";
  if (code === "ENOENT" || code === "ENOTDIR") {
    return new AppError("file-missing", fileMessages.missing(path), { cause });
  }
  if (code === "EACCES" || code === "EPERM") {
    return new AppError("file-unreadable", fileMessages.noPermission(path, basename(path)), { cause });
  }
  return new AppError(
    "file-unreadable",
    fileMessages.cannotOpen(path, cause instanceof Error ? cause.message : "unknown reason"),
    { cause },
  );
}

function isTextFormat(format: FileFormat): boolean {
  return format === "csv" || format === "tsv" || format === "json" || format === "ndjson";
}

function isUtf16(head: Buffer): boolean {
  return (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
}

function notAFile(path: string): AppError {
  return new AppError("file-unreadable", fileMessages.notAFile(path));
}

function fileEmpty(path: string): AppError {
  return new AppError("file-empty", fileMessages.empty(path));
}

function kindUnknown(path: string): AppError {
  return new AppError("file-kind-unknown", fileMessages.unknownKind(basename(path)));
}

function contentUnexpected(path: string, format: FileFormat): AppError {
  return new AppError("file-corrupt", fileMessages.otherFormat(basename(path), formatNames[format]));
}

function notText(path: string): AppError {
  return new AppError("file-corrupt", fileMessages.notText(basename(path)));
}

const formatNames: Readonly<Record<FileFormat, string>> = {
  sqlite: "SQLite",
  duckdb: "DuckDB",
  csv: "CSV",
  tsv: "TSV",
  json: "JSON",
  ndjson: "JSON",
  parquet: "Parquet",
};
