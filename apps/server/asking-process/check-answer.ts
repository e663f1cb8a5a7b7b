import { askDatabase, compareTables, engineVersion, rerunPlan, systemClock } from "@askery/asking";
import type { Cell, Statement, Table } from "@askery/model";
import type { CheckedAnswer, SavedTable, ToCheck } from "./jobs.ts";
import type { SavedPart } from "./saved-rows.ts";
import type { DatabaseContext } from "./perform-job.ts";
import { readSavedChunks } from "./print-saved.ts";

interface CheckContext extends Pick<DatabaseContext, "database" | "signal"> {
  readonly loadRows: (part: SavedPart) => Promise<string | null>;
}

/**
 * Computes an answer again and compares its statement and rows with a saved result.
 *
 * @throws AppError if one of its columns is gone, or if the database fails, takes too long or is stopped
 */
export async function checkAnswer(
  { again, before, tolerance, today, settings, limits }: ToCheck,
  { database, signal, loadRows }: CheckContext,
): Promise<CheckedAnswer> {
  const context = { database, today, settings, limits, signal, now: systemClock };
  const ran = await runAgain(again, context);
  if (ran.kind === "refused") return ran;
  const saved = await loadTable(before, loadRows);
  return {
    kind: "compared",
    sql: ran.sql,
    isSameSql: isSameStatement(ran.statement, before.statement),
    engine: engineVersion,
    schemaFingerprint: database.schemaFingerprint,
    difference: compareTables({ before: saved, after: ran.table, keys: before.keys, tolerance }),
    isTruncated: saved.isTruncated || ran.table.isTruncated,
  };
}

type Ran =
  | { readonly kind: "ran"; readonly statement: Statement; readonly sql: string; readonly table: Table }
  | Extract<CheckedAnswer, { kind: "refused" }>;

async function runAgain(
  again: ToCheck["again"],
  context: Omit<Parameters<typeof askDatabase>[0], "text">,
): Promise<Ran> {
  if (again.kind === "plan") return { kind: "ran", ...(await rerunPlan({ ...context, ...again })) };
  const outcome = await askDatabase({ ...context, ...again });
  return outcome.kind === "answered"
    ? { kind: "ran", ...outcome.answer }
    : { kind: "refused", sentence: outcome.sentence };
}

async function loadTable(
  { resultId, columns, isTruncated }: SavedTable,
  load: CheckContext["loadRows"],
): Promise<Table> {
  const values: Cell[][] = columns.map(() => []);
  let rowCount = 0;
  for await (const chunk of readSavedChunks(resultId, load)) {
    for (const [column, cells] of chunk.columns.entries()) {
      for (const cell of cells) values[column]?.push(cell);
    }
    rowCount += chunk.rowCount;
  }
  return { columns, values, rowCount, isTruncated };
}

function isSameStatement(one: Statement, other: Statement): boolean {
  return one.text === other.text && JSON.stringify(one.parameters) === JSON.stringify(other.parameters);
}
