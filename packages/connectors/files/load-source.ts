import type { DuckDBConnection } from "@duckdb/node-api";
import { AppError } from "@askery/model";
import { chooseColumns } from "./choose-columns.ts";
import type { ChosenColumns } from "./choose-columns.ts";
import type { ReadingNote } from "./describe-reading.ts";
import type { ProgressReporter } from "./load-progress.ts";
import type { FileRowError, LoadFile, LoadLimits } from "./load-request.ts";
import { maxReported, noRejects, readRowErrors, takeRejects } from "./read-row-errors.ts";
import type { Rejects } from "./read-row-errors.ts";
import type { RowSource } from "./row-source.ts";
import { arrangePeriods } from "./arrange-periods.ts";
import { countOld, countRows } from "./count-rows.ts";
import { dropClosingRows } from "./drop-closing-rows.ts";
import { moveRows, writeTable } from "./write-table.ts";
import type { TableTarget } from "./write-table.ts";
import { fileMessages } from "../messages/file-messages.ts";

export interface SourceLoad {
  readonly connection: DuckDBConnection;
  readonly progress: ProgressReporter;
  readonly limits: LoadLimits;
  /** How many more rows may be loaded. */
  readonly rowsLeft: number;
  /** Opens the source, or if necessary a copy that we rewrite. */
  readonly open: (mustRewrite: boolean) => Promise<RowSource>;
  readonly target: TableTarget;
  readonly periods: LoadFile["periods"];
}

export interface LoadedSource {
  /** Rows of the whole table now. */
  readonly rowCount: number;
  readonly addedCount: number;
  readonly rowErrors: readonly FileRowError[];
  readonly rowErrorCount: number;
  readonly notes: readonly ReadingNote[];
}

/** Loads one source into its table: reads all rows to choose types, then writes them. */
export async function loadSource(load: SourceLoad): Promise<LoadedSource> {
  const { connection, progress, rowsLeft, target } = load;
  const { source, chosen, rejects } = await lookThrough(load);
  const total = chosen.rowCount ?? (await countRows(connection, source.relation));
  if (total > rowsLeft) throw tooManyRows(source.fileName, total, rowsLeft);
  checkShare(source, { total, rejects });
  progress.startStretch(source.columns.some(({ text }) => text) ? 0.35 : 0, 1, total);
  const { relation, fileName } = source;
  const isAppend = target.mode === "append";
  const oldCount = isAppend ? await countOld(connection, target.name) : 0;
  const asRows = load.periods === "rows";
  const draft: TableTarget =
    isAppend && asRows ? { name: `${target.name} to append`, mode: "replace" } : target;
  const columns = await writeTable(connection, draft, { relation, columns: chosen.columns, fileName });
  const written = {
    table: draft.name,
    columns,
    oldCount: draft === target ? oldCount : 0,
    addedCount: total,
  };
  const closing = source.textReading ? await dropClosingRows(connection, written) : [];
  // Appended columns keep the arrangement of the table.
  const arranged =
    isAppend && !asRows ? [] : await arrangePeriods(connection, { table: draft.name, columns, asRows });
  if (draft !== target) await moveRows(connection, { from: draft.name, target, fileName });
  const rowCount = await countRows(connection, target.name, "table");
  const addedCount = rowCount - oldCount;
  if (addedCount > rowsLeft) throw tooManyRows(fileName, addedCount, rowsLeft);
  progress.endStretch();
  const rowErrors = await readRowErrors(connection, source, { columns, rejects });
  const strayCount = columns.reduce((sum, { strays }) => sum + (strays?.count ?? 0), 0);
  return {
    rowCount,
    addedCount,
    rowErrors: rowErrors.slice(0, maxReported),
    rowErrorCount: rejects.count + source.leftOut.count + strayCount,
    notes: [...closing, ...arranged, ...chosen.notes],
  };
}

interface LookedThrough {
  readonly source: RowSource;
  readonly chosen: ChosenColumns;
  readonly rejects: Rejects;
}

/** Reads all rows of a text; if DuckDB fails on its quotes or line ends, reads a repaired copy. */
async function lookThrough({ connection, progress, limits, open }: SourceLoad): Promise<LookedThrough> {
  const source = await open(false);
  progress.startStretch(0, 0.35);
  const first = await lookOnce(connection, source, limits).catch((cause: unknown) => {
    if (source.rejecting === null || source.isCopy || !isStumble(cause)) throw cause;
    return null;
  });
  if (first && (source.isCopy || !first.rejects.mayHideRows)) return first;
  return lookOnce(connection, await open(true), limits);
}

async function lookOnce(
  connection: DuckDBConnection,
  source: RowSource,
  limits: LoadLimits,
): Promise<LookedThrough> {
  await planFor(connection, source.columns.length);
  const chosen = await chooseColumns(connection, source, limits);
  const rejects = source.rejecting === null ? noRejects : await takeRejects(connection);
  return { source, chosen, rejects };
}

/**
 * Disables optimizers that make columns costly: joining a table for each IN list, and in wide tables comparing every
 * expression with every other, which takes minutes.
 */
async function planFor(connection: DuckDBConnection, columnCount: number): Promise<void> {
  const left = columnCount > maxCompared ? ["in_clause", "common_subexpressions"] : ["in_clause"];
  await connection.run(`SET disabled_optimizers = '${left.join(",")}'`);
}

const maxCompared = 150;

function isStumble(cause: unknown): boolean {
  const message = cause instanceof Error ? cause.message : "";
  return /invalid state|CSV Error|sniff|new.?line|line size|quot/i.test(message);
}

/** If most rows of a file can't be read, it was misread or contains no rows. */
function checkShare(
  source: RowSource,
  { total, rejects }: { readonly total: number; readonly rejects: Rejects },
): void {
  const count = rejects.count + source.leftOut.count;
  if (count <= total) return;
  throw new AppError("file-corrupt", fileMessages.notRows(source.fileName, count, count + total));
}

function tooManyRows(fileName: string, count: number, max: number): AppError {
  return new AppError("file-too-large", fileMessages.tooManyRows(fileName, count, max));
}
