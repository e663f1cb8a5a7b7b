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
  return store
    .deleteFrom("result")
    .where((of) =>
      of.not(of.exists(of.selectFrom("turn").select("turn.id").whereRef("turn.resultId", "=", "result.id"))),
    )
    .where((of) =>
      of.not(
        of.exists(of.selectFrom("editStep").select("turnId").whereRef("editStep.resultId", "=", "result.id")),
      ),
    )
    .where((of) =>
      of.not(
        of.exists(of.selectFrom("chart").select("chart.id").whereRef("chart.resultId", "=", "result.id")),
      ),
    )
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom("sampleExample")
            .select("position")
            .whereRef("sampleExample.resultId", "=", "result.id"),
        ),
      ),
    );
}
