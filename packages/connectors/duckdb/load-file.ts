import { statSync } from "node:fs";
import { basename, extname } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { Source } from "../child/database-jobs.ts";
import { quoteName } from "../child/quote-name.ts";
import { escapeGlob, printPath } from "./print-path.ts";

export interface FileTable {
  readonly name: string;
  /** Whether every query reads the file again. */
  readonly isView: boolean;
}

/**
 * Makes a file's rows the only table of an in-memory database, named after the file.
 *
 * Text is loaded into a table once: parsing a million rows for every query takes fifteen times as long as reading them
 * from memory. Parquet, and text too large to load, stays in its file behind a view.
 */
export async function loadFile(connection: DuckDBConnection, source: Source): Promise<FileTable> {
  const name = basename(source.path, extname(source.path));
  const isView =
    hasPlainPath(source.path) && (source.format === "parquet" || statSync(source.path).size > maxLoadedBytes);
  let failure: unknown;
  for (const reader of listReaders(source)) {
    try {
      await connection.run(`CREATE ${isView ? "VIEW" : "TABLE"} ${quoteName(name)} AS FROM ${reader}`);
      return { name, isView };
    } catch (cause) {
      failure ??= cause;
    }
  }
  throw failure;
}

const maxLoadedBytes = 200_000_000;

/**
 * Ways to read a file, strictest first: types inferred from the first rows, from all rows, and with rows of unequal
 * length.
 */
function listReaders({ path, format }: Source): readonly string[] {
  const file = printPath(path);
  switch (format) {
    case "csv":
      return csvOptions.map((options) => `read_csv(${file}${options})`);
    case "tsv":
      return csvOptions.map((options) => `read_csv(${file}, delim = '\t'${options})`);
    case "json":
      return [`read_json(${file}, format = 'auto', maximum_object_size = 67108864)`];
    case "ndjson":
      return ["20480", "-1"].map(
        (size) => `read_json(${file}, format = 'newline_delimited', sample_size = ${size})`,
      );
    default:
      return [`read_parquet(${file})`];
  }
}

const csvOptions = ["", ", sample_size = -1", ", sample_size = -1, null_padding = true, strict_mode = false"];

function hasPlainPath(path: string): boolean {
  return escapeGlob(path) === path;
}
