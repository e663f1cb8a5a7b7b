import { realpathSync } from "node:fs";
import { ChildConnector } from "./child/child-connector.ts";
import type { ProcessSpares } from "./child/process-spares.ts";
import type { Connector, ProcessOptions } from "./connector.ts";
import { readFileFormat } from "./file-format.ts";

export interface OpenFileOptions extends ProcessOptions {
  /** Processes to reuse, where many files are opened one after another. */
  readonly spares?: ProcessSpares;
}

/**
 * Opens a database file (SQLite, DuckDB) or a file of rows (CSV, TSV, JSON, NDJSON, Parquet: one table, named after
 * the file) for reading.
 *
 * Fails with an `AppError` that says what is wrong with the file and what to do: it is missing, a folder, empty,
 * unreadable, corrupt, locked, or of a kind that is not known.
 */
export function openFile(path: string, options: OpenFileOptions = {}): Promise<Connector> {
  return open(path, options);
}

async function open(
  path: string,
  { memoryMb = 1_024, maxProcesses, spares }: OpenFileOptions,
): Promise<Connector> {
  const format = readFileFormat(path);
  const kind = format === "sqlite" ? sqlite : duckdb;
  return ChildConnector.open({
    dialect: kind.dialect,
    program: kind.program,
    source: { path: realpathSync(path), format, memoryMb },
    maxProcesses: Math.min(maxProcesses ?? 2, kind.maxProcesses),
    runsPerProcess: kind.runsPerProcess,
    spares: spares ?? null,
  });
}

/** A SQLite query holds up its whole process. */
const sqlite = {
  dialect: "sqlite",
  program: new URL("./sqlite/main.ts", import.meta.url),
  maxProcesses: Infinity,
  runsPerProcess: 1,
} as const;

/** DuckDB shares its threads and its memory limit between the queries of one process. */
const duckdb = {
  dialect: "duckdb",
  program: new URL("./duckdb/main.ts", import.meta.url),
  maxProcesses: 1,
  runsPerProcess: 4,
} as const;
