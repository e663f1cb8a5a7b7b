import { realpathSync } from "node:fs";
import { ChildConnector } from "./child/child-connector.ts";
import type { ProcessSpares } from "./child/process-spares.ts";
import type { Connector, ProcessOptions } from "./connector.ts";
import { readFileFormat } from "./file-format.ts";

export interface OpenFileOptions extends ProcessOptions {
  /** Processes to reuse when many files are opened in sequence. */
  readonly spares?: ProcessSpares;
}

/**
 * Opens a database file (SQLite, DuckDB) or a file of rows (CSV, TSV, JSON, NDJSON, Parquet: one table, named after the
 * file) for reading.
 *
 * Throws an `AppError` with the problem and a fix if the file is missing, a folder, empty, unreadable, corrupt, locked,
 * or of an unsupported format.
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

/** A SQLite query blocks its whole process. */
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
