import { createHash } from "node:crypto";
import type { PlanFilter } from "@askery/asking";
import type { SkippedFilter } from "@askery/model";
import { readerKey } from "../../policies/current-limits.ts";
import { dropUnused } from "../../results/sweep-results.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { FoundChart } from "../charts/found-chart.ts";

/** Which filters reach a card. */
export interface CardReach {
  /** The ids of filters. */
  readonly applied: readonly string[];
  readonly skipped: readonly SkippedFilter[];
}

/** The figures of a card under filters. */
export interface CardRun {
  readonly reach: CardReach;
  /** Null if no filter reaches the card, whose own figures count then. */
  readonly resultId: string | null;
  /** What its result takes in the store; 0 for one that counts for another run. */
  readonly sizeBytes: number;
}

/**
 * Identifies what the figures of a card depend on besides the data and the date: its plan, its filters with their values,
 * the knowledge about the database, which decides what filters reach, and what the present reader may read.
 */
export function keyOfRun(
  { chart, result }: FoundChart,
  filters: readonly PlanFilter[],
  revision: number,
): string {
  const limitsKey = readerKey();
  const parts = JSON.stringify([
    result.plan,
    chart.chartType,
    filters,
    revision,
    ...(limitsKey === "" ? [] : [limitsKey]),
  ]);
  return createHash("sha256").update(parts).digest("base64url");
}

interface RunName {
  readonly cardId: string;
  readonly filterKey: string;
}

interface SavedRun extends CardRun {
  /** Null if no filter reaches the card. */
  readonly ranAtMs: number | null;
}

/** The saved figures of a card under filters; null if there are none. */
export async function findCardRun(
  { store, now }: StoreContext,
  { cardId, filterKey }: RunName,
): Promise<SavedRun | null> {
  const row = await store
    .selectFrom("cardRun")
    .leftJoin("result", "result.id", "cardRun.resultId")
    .select(["resultId", "reach", "sizeBytes", "usedAtMs", "result.ranAtMs"])
    .where("cardId", "=", cardId)
    .where("filterKey", "=", filterKey)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (now() - row.usedAtMs > useIntervalMs) {
    await store
      .updateTable("cardRun")
      .set({ usedAtMs: now() })
      .where("cardId", "=", cardId)
      .where("filterKey", "=", filterKey)
      .execute();
  }
  const { resultId, sizeBytes, ranAtMs } = row;
  return { resultId, reach: JSON.parse(row.reach) as CardReach, sizeBytes, ranAtMs };
}

/** How exactly the last use is recorded, so that not every read writes. */
const useIntervalMs = 10 * 60 * 1_000;

/** How many states of its filters a card has figures for. The least recently used ones are deleted. */
export const maxRunsOfCard = 30;

/** Saves the figures of a card under filters, in place of earlier ones. */
export async function saveCardRun(
  { store, now }: StoreContext,
  { cardId, filterKey }: RunName,
  { resultId, reach, sizeBytes }: CardRun,
): Promise<void> {
  const usedAtMs = now();
  const printed = JSON.stringify(reach);
  const before = await store
    .selectFrom("cardRun")
    .select(["filterKey", "resultId"])
    .where("cardId", "=", cardId)
    .orderBy("usedAtMs", "desc")
    .execute();
  await store
    .insertInto("cardRun")
    .values({ cardId, filterKey, resultId, reach: printed, sizeBytes, usedAtMs })
    .onConflict((conflict) =>
      conflict
        .columns(["cardId", "filterKey"])
        .doUpdateSet({ resultId, reach: printed, sizeBytes, usedAtMs }),
    )
    .execute();
  const others = before.filter((one) => one.filterKey !== filterKey);
  const old = others.slice(maxRunsOfCard - 1).map((one) => one.filterKey);
  if (old.length > 0) {
    await store.deleteFrom("cardRun").where("cardId", "=", cardId).where("filterKey", "in", old).execute();
  }
  const replaced = before.filter((one) => one.filterKey === filterKey || old.includes(one.filterKey));
  await dropUnused(
    store,
    replaced.flatMap((one) => (one.resultId === null || one.resultId === resultId ? [] : one.resultId)),
  );
}
