import type { DashboardFreshness } from "@askery/api";
import type { Freshness, RefreshFrequency } from "@askery/model";
import { readRevision } from "../../databases/workspaces/read-revision.ts";
import { nextScheduledRunMs } from "../../jobs/next-scheduled-run.ts";
import type { Store } from "../../store/open-store.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { findDashboard, type DashboardRow } from "./dashboard-contents.ts";

/** Parts that are undefined do not change. */
export interface FreshnessChange {
  readonly minutes?: number | null | undefined;
  /** By the id of the card; null for what the dashboard has. */
  readonly cards?: Readonly<Record<string, number | null>> | undefined;
  readonly every?: RefreshFrequency | null | undefined;
}

/** How fresh the figures of a dashboard are. It is no part of its revisions: it changes nothing that it shows. */
export async function readFreshness(
  { store }: Pick<StoreContext, "store">,
  { workspaceId, freshness, nextRefreshAtMs }: DashboardRow,
): Promise<DashboardFreshness> {
  const { freshMinutes } = await store
    .selectFrom("workspace")
    .select("freshMinutes")
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  return { ...parseFreshness(freshness), nextAtMs: nextRefreshAtMs, ofDatabase: freshMinutes };
}

export function parseFreshness(json: string | null): Freshness {
  return json === null ? { minutes: null, cards: {}, every: null } : (JSON.parse(json) as Freshness);
}

/** Changes parts of it, so that two people who change different parts lose nothing. */
export async function setFreshness(
  { store, now }: StoreContext,
  { dashboardId, change }: { readonly dashboardId: string; readonly change: FreshnessChange },
): Promise<DashboardFreshness> {
  return store.transaction().execute(async (store) => {
    const row = await findDashboard({ store }, dashboardId);
    const before = parseFreshness(row.freshness);
    const after: Freshness = {
      minutes: change.minutes === undefined ? before.minutes : change.minutes,
      cards: mergeCards(before.cards, change.cards ?? {}),
      every: change.every === undefined ? before.every : change.every,
    };
    const nextRefreshAtMs =
      after.every === before.every
        ? row.nextRefreshAtMs
        : await nextRefreshMs(store, { ...row, every: after.every, afterMs: now() });
    await store
      .updateTable("dashboard")
      .set({ freshness: JSON.stringify(after), nextRefreshAtMs })
      .where("id", "=", dashboardId)
      .execute();
    return readFreshness({ store }, await findDashboard({ store }, dashboardId));
  });
}

function mergeCards(
  before: Freshness["cards"],
  changed: Readonly<Record<string, number | null>>,
): Freshness["cards"] {
  const all = Object.entries({ ...before, ...changed });
  return Object.fromEntries(all.flatMap(([id, minutes]) => (minutes === null ? [] : [[id, minutes]])));
}

/** When a dashboard computes its figures by itself next, in the time zone of its database; null if it never does. */
export async function nextRefreshMs(
  store: Store,
  {
    workspaceId,
    every,
    afterMs,
  }: Pick<DashboardRow, "workspaceId"> & {
    readonly every: RefreshFrequency | null;
    readonly afterMs: number;
  },
): Promise<number | null> {
  if (every === null) return null;
  const { timeZone } = await readRevision(store, workspaceId);
  return nextScheduledRunMs(every, timeZone, afterMs);
}
