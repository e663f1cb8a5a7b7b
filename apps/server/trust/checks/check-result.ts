import type { AskSettings, IsoDate, Tolerance } from "@askery/model";
import type { Again, CheckedAnswer, SavedTable } from "../../asking-process/jobs.ts";
import { tableLimits } from "../../asking/turns/table-limits.ts";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { revisionOf } from "../../databases/sources/find-source.ts";
import { withCurrentSchema } from "../../databases/sources/with-current-schema.ts";
import { readOutputs } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";

/** The day and time zone in which an answer was computed. */
export interface AnswerClock {
  readonly today: IsoDate;
  readonly timeZone: string;
}

export interface ResultToCheck {
  readonly databaseId: string;
  readonly result: ResultRow;
  readonly again: Again;
  /** Null: the answer is computed as of now. */
  readonly clock: AnswerClock | null;
  readonly tolerance: Tolerance | null;
  readonly signal: AbortSignal;
}

export interface CheckedResult {
  readonly checked: CheckedAnswer;
  /** The revision of the database's knowledge with which it was computed. */
  readonly revision: number;
}

/**
 * Computes an answer again and compares it with its saved result.
 *
 * @throws AppError if a column is gone, or if the database fails, takes too long or is stopped
 */
export async function checkResult(context: AskingContext, work: ResultToCheck): Promise<CheckedResult> {
  const { databaseId, result, again, clock, tolerance, signal } = work;
  const before = describeSaved(result);
  return withCurrentSchema(context, { databaseId, signal }, async (database) => {
    const settings: AskSettings =
      clock === null ? database.settings : { ...database.settings, timeZone: clock.timeZone };
    const about = { ...database, settings, today: clock?.today ?? database.today };
    const limits = tableLimits;
    const checked = await context.asking.run(
      "check",
      { ...about, again, before, tolerance, limits },
      { signal },
    );
    return { checked, revision: revisionOf(database.source) };
  });
}

function describeSaved(result: ResultRow): SavedTable {
  const { columns, isTruncated } = readHead(result);
  const outputs = readOutputs(result);
  const keys = columns.filter((_, index) => {
    const kind = outputs[index]?.role.kind;
    return kind !== undefined && kind !== "figure";
  });
  return {
    resultId: result.id,
    statement: JSON.parse(result.statement) as SavedTable["statement"],
    columns,
    keys: keys.map(({ name }) => name),
    isTruncated,
  };
}
