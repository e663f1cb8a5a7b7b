import { createRecall } from "@askery/asking";
import { suggestPhrases } from "@askery/charts";
import { findResult, isReadable, readChart, readOutputs } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import type { Store } from "../../store/open-store.ts";

/**
 * Ways to ask for a change of the chart that a turn shows, the likeliest first; none if it has no answer, or one that was
 * computed under other limits.
 */
export async function listChartPhrases(store: Store, turnId: string): Promise<readonly string[]> {
  const shown = await store
    .selectFrom("turn")
    .leftJoin("editStep", (join) =>
      join.onRef("editStep.turnId", "=", "turn.id").onRef("editStep.position", "=", "turn.editPosition"),
    )
    .innerJoin("result", (join) =>
      join.on((of) => of("result.id", "=", of.fn.coalesce("editStep.resultId", "turn.resultId"))),
    )
    .select(["result.id", "result.limitsKey"])
    .where("turn.id", "=", turnId)
    .executeTakeFirst();
  if (shown === undefined || !isReadable(shown)) return [];
  const known = recall.find(store, shown.id);
  if (known !== undefined) return known;
  const result = await findResult(store, shown.id);
  const phrases = suggestPhrases(readChart(result), {
    table: readHead(result),
    outputs: readOutputs(result),
  });
  recall.keep(store, shown.id, phrases);
  return phrases;
}

/** A result never changes, and people type many letters after it. */
const recall = createRecall<Store, readonly string[]>(200);
