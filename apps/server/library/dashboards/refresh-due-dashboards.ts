import { AppError } from "@askery/model";
import type { JobControl } from "../../jobs/job-kind.ts";
import { renewCardFigures, type FiguresContext } from "./card-figures.ts";
import { listCards, type DashboardRow } from "./dashboard-contents.ts";
import { nextRefreshMs, parseFreshness } from "./freshness.ts";

/**
 * Computes the figures of dashboards whose schedule says so, one dashboard after the other: those that a dashboard shows
 * as it opens, for people who read everything. Members with data rules get theirs when they open it.
 *
 * A card that fails keeps its last figures, and is among the failing cards of its dashboard.
 */
export async function refreshDueDashboards(
  context: FiguresContext,
  { signal, reportProgress }: Pick<JobControl, "signal" | "reportProgress">,
): Promise<void> {
  const due = await findDue(context);
  for (const [done, dashboard] of due.entries()) {
    signal.throwIfAborted();
    reportProgress({ done, total: due.length });
    if (await claim(context, dashboard)) await refresh(context, dashboard, signal);
  }
  if (due.length > 0) reportProgress({ done: due.length, total: due.length });
}

/** The one that waits the longest first. Those in the trash wait until they are restored. */
async function findDue({ store, now }: FiguresContext): Promise<readonly DashboardRow[]> {
  return store
    .selectFrom("dashboard")
    .innerJoin("workspace", "workspace.id", "dashboard.workspaceId")
    .selectAll("dashboard")
    .where("dashboard.deletedAtMs", "is", null)
    .where("workspace.deletedAtMs", "is", null)
    .where("dashboard.nextRefreshAtMs", "<=", now())
    .orderBy("dashboard.nextRefreshAtMs")
    .execute();
}

/** Sets its next time. Returns false if another server has refreshed it, or somebody changed the schedule, meanwhile. */
async function claim({ store, now }: FiguresContext, dashboard: DashboardRow): Promise<boolean> {
  const { every } = parseFreshness(dashboard.freshness);
  const { numUpdatedRows } = await store
    .updateTable("dashboard")
    .set({ nextRefreshAtMs: await nextRefreshMs(store, { ...dashboard, every, afterMs: now() }) })
    .where("id", "=", dashboard.id)
    .where("nextRefreshAtMs", "=", dashboard.nextRefreshAtMs)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** As many cards at a time as a page computes that refreshes all. */
const lanes = 2;

/** Failures that are not of a card. Operators see them in the list of jobs. */
const ofStore: ReadonlySet<AppError["code"]> = new Set(["store-full", "store-unavailable"]);

async function refresh(
  context: FiguresContext,
  { id: dashboardId, ownerId: userId }: DashboardRow,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...(await listCards(context.store, dashboardId))];
  const startedAtMs = context.now();
  const work = async () => {
    for (let card = waiting.shift(); card !== undefined; card = waiting.shift()) {
      const maxAgeMs = context.now() - startedAtMs;
      const request = { dashboardId, cardId: card.id, userId, filters: {}, points: [], maxAgeMs, signal };
      try {
        await renewCardFigures(context, request);
      } catch (cause) {
        signal.throwIfAborted();
        if (!(cause instanceof AppError) || ofStore.has(cause.code)) throw cause;
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
}
