import { randomUUID } from "node:crypto";
import { chartLimitsOf } from "../../asking/turns/table-limits.ts";
import { findResult, readChart } from "../../results/find-result.ts";
import { readTableUpTo } from "../../results/result-rows.ts";
import type { Store } from "../../store/open-store.ts";
import type { InDatabase } from "../../store/store-context.ts";
import { recordRevision } from "./change-chart.ts";
import { titleOf } from "./found-chart.ts";
import { resultWith } from "./save-chart.ts";

interface ComputedChart extends InDatabase {
  readonly userId: string;
  readonly question: string;
  readonly resultId: string;
}

/** Saves a result as a chart that belongs to no conversation, in a transaction. Returns its id. */
export async function insertComputedChart(
  { store, now }: { readonly store: Store; readonly now: () => number },
  { databaseId, userId, question, resultId }: ComputedChart,
): Promise<string> {
  const id = randomUUID();
  const result = await findResult(store, resultId);
  const { kind } = readChart(result).spec;
  const table = await readTableUpTo(store, result, chartLimitsOf(kind).maxRows);
  const savedAtMs = now();
  await store
    .insertInto("chart")
    .values({
      id,
      workspaceId: databaseId,
      ownerId: userId,
      title: titleOf(result, kind),
      isTitled: 0,
      question,
      turnId: null,
      chartType: kind,
      design: null,
      revision: 1,
      updatedById: null,
      resultId: await resultWith(store, { result, table, databaseId }),
      createdAtMs: savedAtMs,
      updatedAtMs: savedAtMs,
      deletedAtMs: null,
    })
    .execute();
  await recordRevision(store, id, { authorId: userId, createdAtMs: savedAtMs });
  return id;
}
