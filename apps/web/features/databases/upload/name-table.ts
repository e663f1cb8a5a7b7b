import { describeBytes } from "../../../shared/wording/describe-bytes.ts";

/** Predicts the name of a file's table: in lower case, with _ for other characters. */
export function nameTable(fileName: string): string {
  const words = fileName
    .replace(/(?!^)\.[a-z0-9]{1,8}$/i, "")
    .normalize("NFD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "");
  return words === "" ? "table_1" : words;
}

/** Suggests a name for a database of files: the first file's name as words. */
export function nameDatabase(fileName: string): string {
  const words = fileName
    .replace(readable, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}&'().,+-]+/gu, " ")
    .slice(0, longest)
    .trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

const longest = 100;
const readable = /\.(?:csv|tsv|txt|json|jsonl|ndjson|parquet|xlsx|sqlite|sqlite3|db|db3|duckdb)$/i;
const packed = /\.(?:gz|tgz|zip|7z|bz2|xz|zst|rar|tar)$/i;

/** Why a file can't be sent; undefined if it can. */
export function findFileFault(
  file: Pick<File, "name" | "size">,
  maxBytes: number | null,
): string | undefined {
  if (packed.test(file.name)) return "It is compressed. Unpack it, and choose the files in it.";
  if (!readable.test(file.name)) {
    return "This kind of file is not supported. Choose CSV, TSV, JSON, Parquet, XLSX, SQLite or DuckDB.";
  }
  if (file.size === 0) return "The file is empty.";
  if (maxBytes !== null && file.size > maxBytes) {
    return `The file has ${describeBytes(file.size)}, and the plan allows ${describeBytes(maxBytes)} for one.`;
  }
  return undefined;
}
