import type { Store } from "../store/open-store.ts";

/** Deletes the given results if nothing refers to them any longer. */
export async function dropUnused(store: Store, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deleteUnused(store).where("id", "in", ids).execute();
}

/** Deletes all results that nothing refers to, except those of the last day, which a turn may be about to refer to. */
export async function sweepResults(store: Store, nowMs: number): Promise<void> {
  await deleteUnused(store)
    .where("ranAtMs", "<", nowMs - dayMs)
    .execute();
}

const dayMs = 24 * 60 * 60 * 1000;

function deleteUnused(store: Store) {
  return referring.reduce(
    (query, table) =>
      query.where((of) =>
        of.not(
          of.exists(of.selectFrom(table).select("resultId").whereRef(`${table}.resultId`, "=", "result.id")),
        ),
      ),
    store.deleteFrom("result"),
  );
}

/** The tables that refer to results. */
const referring = [
  "turn",
  "editStep",
  "chart",
  "chartDraft",
  "cardRun",
  "chartRun",
  "embedRun",
  "sampleExample",
  "feedback",
  "verifiedAnswer",
  "answerTest",
] as const;
