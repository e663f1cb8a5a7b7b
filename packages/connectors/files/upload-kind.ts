import { extname } from "node:path";
import { AppError } from "@askery/model";
import type { UploadKind } from "./load-request.ts";
import { readHead } from "./text/read-head.ts";

/**
 * What an uploaded file is, by its first bytes; its name decides between kinds of text. A database (SQLite, DuckDB) is
 * served by `openFile` as it is; anything else is loaded by `loadFiles`.
 *
 * Fails with `file-empty`, `file-corrupt` or `file-kind-unknown`, saying what the file seems to be instead.
 */
export async function readUploadKind(path: string, fileName: string): Promise<UploadKind> {
  const head = readHead(path, headBytes);
  if (head.length === 0) {
    throw new AppError("file-empty", `${fileName} is empty: it has 0 bytes.`, {
      fix: "Choose a file that contains data.",
    });
  }
  const known = magics.find(({ bytes, offset }) =>
    head.subarray(offset, offset + bytes.length).equals(bytes),
  );
  if (known?.kind) return known.kind;
  if (known) throw new AppError("file-kind-unknown", `${fileName} is ${known.what}.`, { fix: known.fix });
  return readTextKind(head, fileName);
}

const headBytes = 65_536;

interface Magic {
  readonly bytes: Buffer;
  readonly offset: number;
  readonly kind: UploadKind | null;
  readonly what: string;
  readonly fix: string;
}

const unpack = "Unpack it, and upload the files it contains.";
const exportIt = "Export its table as CSV or XLSX, and upload that.";

const magics: readonly Magic[] = [
  known("SQLite format 3\0", { kind: "database", format: "sqlite" }),
  known("DUCK", { kind: "database", format: "duckdb" }, 8),
  known("PAR1", { kind: "rows", format: "parquet" }),
  known("PK\u0003\u0004", { kind: "rows", format: "xlsx" }),
  refused(
    [0xd0, 0xcf, 0x11, 0xe0],
    "an older Excel workbook, or one with a password",
    "Save it as .xlsx without a password, and upload that.",
  ),
  refused([0x1f, 0x8b], "a compressed file", unpack),
  refused([0x28, 0xb5, 0x2f, 0xfd], "a compressed file", unpack),
  refused([0x42, 0x5a, 0x68], "a compressed file", unpack),
  refused([0x37, 0x7a, 0xbc, 0xaf], "a compressed file", unpack),
  refused([...Buffer.from("%PDF")], "a PDF document", exportIt),
  refused([...Buffer.from("{\\rtf")], "a text document", exportIt),
];

function known(bytes: string, kind: UploadKind, offset = 0): Magic {
  return { bytes: Buffer.from(bytes, "latin1"), offset, kind, what: "", fix: "" };
}

function refused(bytes: readonly number[], what: string, fix: string): Magic {
  return { bytes: Buffer.from(bytes), offset: 0, kind: null, what, fix };
}

function readTextKind(head: Buffer, fileName: string): UploadKind {
  const ending = extname(fileName).toLowerCase();
  const format = binaryEndings.get(ending);
  if (format !== undefined) {
    throw new AppError("file-corrupt", `${fileName} is not ${format}: its content has a different format.`, {
      fix: "Check that it was uploaded completely, and that its extension is correct.",
    });
  }
  const zeros = head.filter((byte) => byte === 0).length;
  const isWide = zeros > 0 && isUtf16(head, zeros);
  if (zeros > 0 && !isWide && !isStray(head, zeros)) throw notText(fileName);
  const text = new TextDecoder(isWide && head[0] !== 0xfe ? "utf-16le" : "utf-8").decode(head).trimStart();
  if (/^<(?:!doctype|html|\?xml|table)/i.test(text)) {
    throw new AppError("file-kind-unknown", `${fileName} is a web page or XML, regardless of its name.`, {
      fix: exportIt,
    });
  }
  const isNamedJson = ending === ".json" || ending === ".ndjson" || ending === ".jsonl";
  if (/^(?:\[\s*(?:[{[\]]|$)|\{\s*["}])/.test(text) || (isNamedJson && text.startsWith("["))) {
    const isLines = ending === ".ndjson" || ending === ".jsonl" || /^\{[^\n]*\}\s*\n\s*\{/.test(text);
    return { kind: "rows", format: isLines ? "ndjson" : "json" };
  }
  if (isNamedJson) {
    throw new AppError(
      "file-corrupt",
      `${fileName} is not JSON: it starts with neither a bracket nor a brace.`,
      {
        fix: "Check that it was uploaded completely, and that its extension is correct.",
      },
    );
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

/** By its mark, or every other byte being zero, as in Latin letters. */
function isUtf16(head: Buffer, zeros: number): boolean {
  const hasMark = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return hasMark || zeros * 4 > head.length;
}

/** A zero byte here and there in a text that has no other bytes which texts have not. */
function isStray(head: Buffer, zeros: number): boolean {
  const controls = head.filter((byte) => byte < 0x20 && !usualControls.has(byte)).length;
  return zeros * 10 < head.length && controls === zeros;
}

const usualControls: ReadonlySet<number> = new Set([1, 9, 10, 12, 13, 26, 31]);

function notText(fileName: string): AppError {
  return new AppError("file-kind-unknown", `${fileName} has an unknown file type and is not text.`, {
    fix: "Upload CSV, TSV, JSON, Parquet or XLSX, or a SQLite or DuckDB database.",
  });
}
