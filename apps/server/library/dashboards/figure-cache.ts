import { AppError } from "@askery/model";
import { dropUnused } from "../../results/sweep-results.ts";
import type { Store } from "../../store/open-store.ts";

interface CacheOptions {
  readonly store: Store;
  /** How much the saved figures may take in the store. */
  readonly budgetBytes: number;
}

/**
 * Limits what saved figures under filters take in the store. Those that were not used for longest are deleted: they are
 * computed again when somebody wants them. The own figures of charts are no part of it, because they are never deleted.
 */
export class FigureCache {
  readonly #options: CacheOptions;
  /** Bytes that were saved since the sizes were added up. Unknown at first. */
  #savedBytes = Infinity;

  constructor(options: CacheOptions) {
    this.#options = options;
  }

  /** Deletes figures if they exceed the budget. Sizes are added up after each twentieth of it. */
  async noteSaved(sizeBytes: number): Promise<void> {
    const { store, budgetBytes } = this.#options;
    this.#savedBytes += sizeBytes;
    if (this.#savedBytes < budgetBytes / 20) return;
    this.#savedBytes = 0;
    const usedBytes = await addUpSizes(store);
    if (usedBytes > budgetBytes) await dropOldest(store, usedBytes - budgetBytes * 0.9);
  }

  /**
   * Computes and saves figures. On a full disk, half of the saved ones make room for them.
   *
   * @throws AppError `store-full` if that is not enough
   */
  async withRoom<Result>(compute: () => Promise<Result>): Promise<Result> {
    try {
      return await compute();
    } catch (cause) {
      if (!(cause instanceof AppError) || cause.code !== "store-full") throw cause;
      const { store } = this.#options;
      const usedBytes = await addUpSizes(store);
      if (usedBytes === 0) throw cause;
      await dropOldest(store, usedBytes / 2);
      return compute();
    }
  }
}

async function addUpSizes(store: Store): Promise<number> {
  const { bytes } = await store
    .selectFrom("cardRun")
    .select((of) => of.fn.sum<number | string | null>("sizeBytes").as("bytes"))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** How many rows are read at a time. */
const batch = 500;

async function dropOldest(store: Store, bytesToDrop: number): Promise<void> {
  let remaining = bytesToDrop;
  while (remaining > 0) {
    const oldest = await store
      .selectFrom("cardRun")
      .select(["cardId", "filterKey", "resultId", "sizeBytes"])
      .orderBy("usedAtMs")
      .limit(batch)
      .execute();
    if (oldest.length === 0) return;
    for (const { cardId, filterKey, resultId, sizeBytes } of oldest) {
      if (remaining <= 0) return;
      await store
        .deleteFrom("cardRun")
        .where("cardId", "=", cardId)
        .where("filterKey", "=", filterKey)
        .execute();
      await dropUnused(store, resultId === null ? [] : [resultId]);
      remaining -= sizeBytes;
    }
  }
}
