import { readStoredPlan } from "@askery/api";
import { AppError, invariant, type Chart, type Narrative, type Output, type Plan } from "@askery/model";
import { readerKey } from "../policies/current-limits.ts";
import type { Store } from "../store/open-store.ts";
import { peopleMessages } from "../messages/people-messages.ts";
import { upgradeResult, type ResultRow } from "./upgrade-result.ts";
import { askingMessages } from "../messages/asking-messages.ts";

/**
 * A result with its documents upgraded to the current version.
 *
 * @throws AppError `forbidden` for a reader with other limits
 */
export async function findResult(store: Store, id: string): Promise<ResultRow> {
  const row = await store.selectFrom("result").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return showResult(row);
}

export async function findResults(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ResultRow>> {
  if (ids.length === 0) return new Map();
  const rows = await store.selectFrom("result").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, showResult(row)]));
}

/** Who has limits reads only what was computed under them. Others may read all results. */
function showResult(row: ResultRow): ResultRow {
  if (!isReadable(row)) throw new AppError("forbidden", peopleMessages.accessLimited);
  return upgradeResult(row);
}

export function isReadable({ limitsKey }: Pick<ResultRow, "limitsKey">): boolean {
  const key = readerKey();
  return key === "" || limitsKey === key;
}

/** The text of an answer. A result without a question has none. */
export function readNarrative({ narrative }: Pick<ResultRow, "narrative">): Narrative {
  invariant(narrative !== null, "the result of a question has words");
  return JSON.parse(narrative) as Narrative;
}

/** The text of a result; null if it has none. */
export function findNarrative(result: Pick<ResultRow, "narrative">): Narrative | null {
  return result.narrative === null ? null : readNarrative(result);
}

/**
 * A plan as it was stored, for a run that upgrades it with its question.
 *
 * @throws AppError the errors of `readPlan`
 */
export function readPlanAsStored({ plan }: Pick<ResultRow, "plan">): unknown {
  const stored: unknown = JSON.parse(plan);
  checkPlan(stored);
  return stored;
}

/** @throws AppError `query-refused` for a plan that is damaged or from a newer Askery */
export function readPlan({ plan }: Pick<ResultRow, "plan">): Plan {
  return checkPlan(JSON.parse(plan));
}

function checkPlan(stored: unknown): Plan {
  const read = readStoredPlan(stored);
  if (read !== null) return read;
  throw new AppError("query-refused", askingMessages.planUnreadable);
}

export function readChart({ chart }: Pick<ResultRow, "chart">): Chart {
  return JSON.parse(chart) as Chart;
}

/** The descriptions of the table's columns. */
export function readOutputs({ outputs }: Pick<ResultRow, "outputs">): readonly Output[] {
  return JSON.parse(outputs) as readonly Output[];
}
