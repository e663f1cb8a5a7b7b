import { extname } from "node:path";
import { AppError, type FailureText } from "@askery/model";
import type { UploadKind } from "./load-request.ts";
import { readHead } from "./text/read-head.ts";
import { fileMessages } from "../messages/file-messages.ts";

/**
 * Detects the kind of an uploaded file from its first bytes; for text, its name decides. `openFile` opens databases
 * (SQLite, DuckDB) directly; `loadFiles` loads everything else.
 *
 * Throws `file-empty`, `file-corrupt` or `file-kind-unknown`, with what the file seems to be instead.
 */
export async function readUploadKind(path: string, fileName: string): Promise<UploadKind> {
  const head = readHead(path, headBytes);
  if (head.length === 0) {
    throw new AppError("file-empty", fileMessages.empty(fileName));
  }
  const known = magics.find(({ bytes, offset }) =>
    head.subarray(offset, offset + bytes.length).equals(bytes),
  );
  if (known?.kind) return known.kind;
  if (known?.refusal) throw new AppError("file-kind-unknown", known.refusal(fileName));
  return readTextKind(head, fileName);
}

const headBytes = 65_536;

interface Magic {
  readonly bytes: Buffer;
  readonly offset: number;
  readonly kind: UploadKind | null;
  readonly refusal: Refusal | null;
}

type Refusal = (fileName: string) => FailureText;

const magics: readonly Magic[] = [
  known("SQLite format 3\0", { kind: "database", format: "sqlite" }),
  known("DUCK", { kind: "database", format: "duckdb" }, 8),
  known("PAR1", { kind: "rows", format: "parquet" }),
  known("PK\u0003\u0004", { kind: "rows", format: "xlsx" }),
  refused([0xd0, 0xcf, 0x11, 0xe0], fileMessages.oldWorkbook),
  refused([0x1f, 0x8b], fileMessages.compressed),
  refused([0x28, 0xb5, 0x2f, 0xfd], fileMessages.compressed),
  refused([0x42, 0x5a, 0x68], fileMessages.compressed),
  refused([0x37, 0x7a, 0xbc, 0xaf], fileMessages.compressed),
  refused([...Buffer.from("%PDF")], fileMessages.pdf),
  refused([...Buffer.from("{\\rtf")], fileMessages.textDocument),
];

function known(bytes: string, kind: UploadKind, offset = 0): Magic {
  return { bytes: Buffer.from(bytes, "latin1"), offset, kind, refusal: null };
}

function refused(bytes: readonly number[], refusal: Refusal): Magic {
  return { bytes: Buffer.from(bytes), offset: 0, kind: null, refusal };
}

function readTextKind(head: Buffer, fileName: string): UploadKind {
  const ending = extname(fileName).toLowerCase();
  const format = binaryEndings.get(ending);
  if (format !== undefined) {
    throw new AppError("file-corrupt", fileMessages.otherUploadFormat(fileName, format));
  }
  const zeros = head.filter((byte) => byte === 0).length;
  const isWide = zeros > 0 && isUtf16(head, zeros);
  if (zeros > 0 && !isWide && !isStray(head, zeros)) throw notText(fileName);
  const text = new TextDecoder(isWide && head[0] !== 0xfe ? "utf-16le" : "utf-8").decode(head).trimStart();
  if (/^<(?:!doctype|html|\?xml|table)/i.test(text)) {
    throw new AppError("file-kind-unknown", fileMessages.webPage(fileName));
  }
  const isNamedJson = ending === ".json" || ending === ".ndjson" || ending === ".jsonl";
  if (/^(?:\[\s*(?:[{[\]]|$)|\{\s*["}])/.test(text) || (isNamedJson && text.startsWith("["))) {
    const isLines = ending === ".ndjson" || ending === ".jsonl" || /^\{[^\n]*\}\s*\n\s*\{/.test(text);
    return { kind: "rows", format: isLines ? "ndjson" : "json" };
  }
  if (isNamedJson) {
    throw new AppError("file-corrupt", fileMessages.notJson(fileName));
  }
  return { kind: "rows", format: ending === ".tsv" ? "tsv" : "csv" };
}

const binaryEndings: ReadonlyMap<string, string> = new Map([
  [".parquet", "a Parquet file"],
  [".xlsx", "an Excel workbook"],
  [".sqlite", "an SQLite database"],
  [".sqlite3", "an SQLite database"],
  [".db3", "an SQLite database"],
  [".duckdb", "a DuckDB database"],
]);

/** By its byte order mark, or because every other byte is zero, as for Latin letters. */
function isUtf16(head: Buffer, zeros: number): boolean {
  const hasMark = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return hasMark || zeros * 4 > head.length;
}

/** Whether zero bytes are rare and the only unusual control characters. */
function isStray(head: Buffer, zeros: number): boolean {
  const controls = head.filter((byte) => byte < 0x20 && !usualControls.has(byte)).length;
  return zeros * 10 < head.length && controls === zeros;
}

const usualControls: ReadonlySet<number> = new Set([1, 9, 10, 12, 13, 26, 31]);

function notText(fileName: string): AppError {
  return new AppError("file-kind-unknown", fileMessages.notUploadable(fileName));
}
