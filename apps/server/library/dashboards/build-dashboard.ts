import type { Dashboard } from "@askery/api";
import type { CardSlot, Exploration, TextCard } from "@askery/model";
import { tableLimits } from "../../asking/turns/table-limits.ts";
import { idTaken } from "../../conversations/conversations.ts";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { findSource, revisionOf } from "../../databases/sources/find-source.ts";
import { saveResult } from "../../results/save-result.ts";
import type { Store } from "../../store/open-store.ts";
import type { InDatabase } from "../../store/store-context.ts";
import { insertComputedChart } from "../charts/insert-computed-chart.ts";
import { checkFilters, checkSlots } from "./change-dashboard.ts";
import { writeContents, type ChartCard } from "./dashboard-contents.ts";
import { recordRevision } from "./dashboard-history.ts";
import { getDashboard, insertDashboard } from "./dashboards.ts";

export interface BuiltCard extends CardSlot {
  readonly id: string;
  readonly exploration: Exploration;
  /** The id of the finding in the exploration. */
  readonly finding: string;
}

export interface DashboardToBuild extends InDatabase {
  readonly userId: string;
  readonly id: string;
  readonly title: string;
  readonly texts: readonly TextCard[];
  /** `DashboardFilter`s from outside. */
  readonly filters: readonly unknown[];
  readonly cards: readonly BuiltCard[];
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/** How many findings are computed at the same time: a database has other users, too. */
const lanes = 3;

/**
 * Computes findings, saves them as charts, and creates a dashboard with them, as one change. The plans are found again in
 * their explorations; none is accepted from outside. If the user already has a dashboard with this id, it is returned.
 *
 * @throws AppError `not-found` if an exploration has no such finding; `invalid-input` for filters or slots that are none
 */
export async function buildDashboard(context: AskingContext, request: DashboardToBuild): Promise<Dashboard> {
  const { store } = context;
  const { id, userId, databaseId, title, texts, cards } = request;
  const known = await store
    .selectFrom("dashboard")
    .select(["ownerId", "workspaceId"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (known !== undefined) {
    if (known.ownerId !== userId || known.workspaceId !== databaseId) throw idTaken();
    return getDashboard(context, { dashboardId: id, userId });
  }
  const filters = checkFilters(request.filters);
  checkSlots([...texts, ...cards]);
  const computed = await computeFindings(context, request);
  await store.transaction().execute(async (within) => {
    const isNew = await insertDashboard(
      { store: within, now: context.now },
      { id, userId, databaseId, title },
    );
    if (!isNew) return;
    const placed = await saveCards({ store: within, now: context.now }, computed, request);
    await writeContents(within, id, { title, filters, tabs: [], texts, cards: placed });
    await recordRevision(within, id);
  });
  return getDashboard(context, { dashboardId: id, userId });
}

interface ComputedCard {
  readonly card: BuiltCard;
  readonly question: string;
  readonly resultId: string;
}

async function computeFindings(
  context: AskingContext,
  { databaseId, cards, signal }: DashboardToBuild,
): Promise<readonly ComputedCard[]> {
  const database = await findSource(context, { databaseId });
  const revision = revisionOf(database.source);
  const waiting = [...cards.entries()];
  const computed: ComputedCard[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, card] = next;
      const { exploration, finding } = card;
      const { question, result } = await context.asking.run(
        "finding",
        { ...database, exploration, finding, limits: tableLimits },
        { signal },
      );
      const run = { workspaceId: databaseId, revision, ranAtMs: context.now() };
      computed[index] = { card, question, resultId: await saveResult(context.store, run, result) };
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return computed;
}

async function saveCards(
  context: { readonly store: Store; readonly now: () => number },
  computed: readonly ComputedCard[],
  { databaseId, userId }: DashboardToBuild,
): Promise<readonly ChartCard[]> {
  const placed: ChartCard[] = [];
  for (const { card, question, resultId } of computed) {
    const { id, x, y, w, h } = card;
    const chartId = await insertComputedChart(context, { databaseId, userId, question, resultId });
    placed.push({ id, chartId, tabId: null, x, y, w, h });
  }
  return placed;
}
