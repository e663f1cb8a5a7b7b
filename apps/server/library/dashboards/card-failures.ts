import type { DashboardHealth } from "@askery/api";
import { AppError } from "@askery/model";
import { readerKey } from "../../policies/current-limits.ts";
import type { StoreContext } from "../../store/store-context.ts";

/**
 * Computes the figures of a card, and saves whether that failed. What was stopped, is refused because of its input, or fails
 * because of our store says nothing about the card.
 */
export async function watchCard<Result>(
  context: StoreContext,
  cardId: string,
  compute: () => Promise<Result>,
): Promise<Result> {
  // What fails for a member with limits says nothing about the card for others.
  if (readerKey() !== "") return compute();
  try {
    const result = await compute();
    await forgetFailure(context, cardId);
    return result;
  } catch (cause) {
    if (cause instanceof AppError && !ofOthers.has(cause.code)) await saveFailure(context, cardId, cause);
    throw cause;
  }
}

const ofOthers: ReadonlySet<AppError["code"]> = new Set([
  "query-cancelled",
  "invalid-input",
  "not-found",
  "store-full",
  "store-unavailable",
]);

async function forgetFailure({ store }: StoreContext, cardId: string): Promise<void> {
  const failed = await store
    .selectFrom("cardFailure")
    .select("cardId")
    .where("cardId", "=", cardId)
    .executeTakeFirst();
  if (failed !== undefined) await store.deleteFrom("cardFailure").where("cardId", "=", cardId).execute();
}

async function saveFailure(
  { store, now }: StoreContext,
  cardId: string,
  { message }: AppError,
): Promise<void> {
  const failure = { message, atMs: now() };
  await store
    .insertInto("cardFailure")
    .values({ cardId, ...failure })
    .onConflict((conflict) => conflict.column("cardId").doUpdateSet(failure))
    .execute();
}

/** The cards of dashboards whose last run failed. Dashboards whose cards all work are absent. */
export async function findHealth(
  { store }: Pick<StoreContext, "store">,
  dashboardIds: readonly string[],
): Promise<ReadonlyMap<string, DashboardHealth>> {
  // Failures are those of people who read everything.
  if (dashboardIds.length === 0 || readerKey() !== "") return new Map();
  const rows = await store
    .selectFrom("cardFailure")
    .innerJoin("card", "card.id", "cardFailure.cardId")
    .innerJoin("chart", "chart.id", "card.chartId")
    .select(["card.dashboardId", "chart.title", "cardFailure.message", "cardFailure.atMs"])
    .where("card.dashboardId", "in", dashboardIds)
    .where("chart.deletedAtMs", "is", null)
    .orderBy("cardFailure.atMs", "desc")
    .execute();
  const health = new Map<string, DashboardHealth>();
  for (const { dashboardId, title, message, atMs } of rows) {
    const { failing = 0, last = { title, message, atMs } } = health.get(dashboardId) ?? {};
    health.set(dashboardId, { failing: failing + 1, last });
  }
  return health;
}
