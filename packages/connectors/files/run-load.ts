import { constants, statSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import type { DuckDBConnection } from "@duckdb/node-api";
import { AppError } from "@askery/model";
import { quoteName } from "../child/quote-name.ts";
import { rowsOf, textOf } from "../duckdb/read-schema.ts";
import type { ReadingNote } from "./describe-reading.ts";
import { describeLoadError } from "./describe-load-error.ts";
import type { LoadJob } from "./load-job.ts";
import { ProgressReporter } from "./load-progress.ts";
import type {
  FileRowError,
  LoadedFiles,
  LoadedTable,
  LoadFile,
  LoadNote,
  LoadProgress,
} from "./load-request.ts";
import { loadSource } from "./load-source.ts";
import { listSources } from "./list-sources.ts";
import { readUploadKind } from "./upload-kind.ts";
import { maxReported } from "./read-row-errors.ts";
import { fileMessages } from "../messages/file-messages.ts";

/** Writes the new version of a database: the old tables and the rows of the files. */
export async function runLoad(job: LoadJob, report: (progress: LoadProgress) => void): Promise<LoadedFiles> {
  const [first] = job.files;
  if (!first && (job.removedTables.length === 0 || job.oldPath === null)) {
    return { tables: [], rowErrors: [], rowErrorCount: 0, notes: [], noteCount: 0 };
  }
  let file = first;
  try {
    if (job.oldPath !== null) await copyOld(job.oldPath, job.newPath);
    const instance = await createInstance(job);
    const connection = await instance.connect();
    const progress = new ProgressReporter(connection, report);
    try {
      await prepare(connection);
      const load: Load = { job, connection, progress, taken: new Set(), outcome: new Outcome() };
      for (const name of job.removedTables) await connection.run(`DROP TABLE IF EXISTS ${quoteName(name)}`);
      for (file of job.files) await loadFile(load, file);
      await connection.run("CHECKPOINT");
      checkSize(job);
      return load.outcome.sum();
    } finally {
      progress.close();
      connection.closeSync();
      instance.closeSync();
    }
  } catch (cause) {
    throw file === undefined ? cause : describeLoadError(cause, { ...file, workFolder: job.workFolder });
  }
}

/** Shares blocks with the old version if the file system supports it. */
async function copyOld(oldPath: string, newPath: string): Promise<void> {
  const { format } = await readUploadKind(oldPath, "the database");
  if (format !== "duckdb") {
    throw new AppError("conflict", fileMessages.targetIsFile);
  }
  await copyFile(oldPath, newPath, constants.COPYFILE_FICLONE);
}

interface Load {
  readonly job: LoadJob;
  readonly connection: DuckDBConnection;
  readonly progress: ProgressReporter;
  /** Table names that earlier files of this request use. */
  readonly taken: Set<string>;
  readonly outcome: Outcome;
}

function createInstance({ newPath, memoryMb, workFolder, limits }: LoadJob): Promise<DuckDBInstance> {
  return DuckDBInstance.create(newPath, {
    memory_limit: `${String(Math.floor(memoryMb * memoryShare))}MB`,
    threads: threadCount,
    temp_directory: join(workFolder, "spill"),
    max_temp_directory_size: `${String(limits.maxDatabaseBytes)}B`,
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
    allow_community_extensions: "false",
  });
}

/** DuckDB does not account for the buffers through which it reads files. */
const memoryShare = 0.6;
const threadCount = "4";

async function prepare(connection: DuckDBConnection): Promise<void> {
  for (const setting of [
    "TimeZone = 'UTC'",
    "enable_progress_bar = true",
    "enable_progress_bar_print = false",
    "progress_bar_time = 0",
  ]) {
    await connection.run(`SET ${setting}`);
  }
}

async function loadFile({ job, connection, progress, taken, outcome }: Load, file: LoadFile): Promise<void> {
  progress.startFile(file.fileName);
  const { limits } = job;
  const existing = await listTables(connection);
  const naming = { existing, keywords: await listKeywords(connection), taken };
  for (const { open, target } of await listSources({ connection, file, job, naming })) {
    const rowsLeft = limits.maxRows - outcome.addedCount;
    const loaded = await loadSource({
      connection,
      progress,
      limits,
      rowsLeft,
      open,
      target,
      periods: file.periods,
    });
    checkSize(job);
    outcome.add({ name: target.name, rowCount: loaded.rowCount, file: file.fileName }, loaded);
  }
}

/** The results of the sources so far. */
class Outcome {
  readonly #tables = new Map<string, LoadedTable>();
  readonly #notes: LoadNote[] = [];
  #rowErrors: FileRowError[] = [];
  #rowErrorCount = 0;
  addedCount = 0;

  add(
    table: LoadedTable,
    loaded: {
      readonly addedCount: number;
      readonly rowErrors: readonly FileRowError[];
      readonly rowErrorCount: number;
      readonly notes: readonly ReadingNote[];
    },
  ): void {
    this.#tables.set(table.name, table);
    this.#notes.push(...loaded.notes.map((note) => ({ file: table.file, table: table.name, ...note })));
    this.#rowErrors = [...this.#rowErrors, ...loaded.rowErrors].slice(0, maxReported);
    this.#rowErrorCount += loaded.rowErrorCount;
    this.addedCount += loaded.addedCount;
  }

  sum(): LoadedFiles {
    return {
      tables: [...this.#tables.values()],
      rowErrors: this.#rowErrors,
      rowErrorCount: this.#rowErrorCount,
      notes: this.#notes
        .toSorted((one, other) => Number(other.isAssumed) - Number(one.isAssumed))
        .slice(0, maxReported),
      noteCount: this.#notes.length,
    };
  }
}

async function listTables(connection: DuckDBConnection): Promise<readonly string[]> {
  const rows = await rowsOf(
    connection,
    "SELECT table_name AS name FROM duckdb_tables() WHERE database_name = current_database() AND schema_name = 'main'",
  );
  return rows.map((row) => textOf(row["name"]));
}

async function listKeywords(connection: DuckDBConnection): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    connection,
    "SELECT keyword_name AS word FROM duckdb_keywords() WHERE keyword_category <> 'unreserved'",
  );
  return new Set(rows.map((row) => textOf(row["word"])));
}

function checkSize({ newPath, limits }: LoadJob): void {
  const bytes = statSync(newPath).size;
  if (bytes <= limits.maxDatabaseBytes) return;
  throw new AppError("file-too-large", fileMessages.databaseTooLarge(limits.maxDatabaseBytes));
}
