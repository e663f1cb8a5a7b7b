import { randomUUID } from "node:crypto";
import type { Card, Dashboard, DashboardSummary, Deleted, Page } from "@askery/api";
import { invariant } from "@askery/model";
import { showCharts } from "../charts/chart-rows.ts";
import { idTaken } from "../../conversations/conversations.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { findPublic } from "../../policies/find-public.ts";
import { readFolderTree } from "../folders/folder-tree.ts";
import { listSaved, type SavedSearch } from "../saved/list-saved.ts";
import { cutPage } from "../../store/page-cursor.ts";
import { findStars } from "../saved/stars.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";
import { describeDeleted } from "../../store/trash-time.ts";
import { readFreshness } from "./freshness.ts";
import { findHealth } from "./card-failures.ts";
import { findDashboard, listCards, readParts, type DashboardRow } from "./dashboard-contents.ts";
import { readPreviews } from "./read-previews.ts";
import { findVisits } from "./dashboard-visits.ts";

/** A dashboard, and the user who requests it. */
export interface DashboardRequest {
  readonly dashboardId: string;
  readonly userId: string;
}

/** A database's dashboards, latest first. */
export async function listDashboards(
  context: StoreContext,
  search: SavedSearch,
): Promise<Page<DashboardSummary>> {
  const tree = await readFolderTree(context, { ...search, kind: "dashboard" });
  const ids = await listSaved(context, "dashboard", { ...search, tree });
  const rows = await findDashboards(context, ids);
  const shown = await showDashboards(context, rows, search);
  return cutPage(shown, search.limit, {
    positionOf: ({ updatedAtMs, id }) => ({ atMs: updatedAtMs, id }),
    show: (dashboard) => dashboard,
  });
}

/** Creates an empty dashboard. If the user already has a dashboard with this id in the database, it is returned. */
export async function createDashboard(
  context: StoreContext,
  {
    databaseId,
    userId,
    title,
    id = randomUUID(),
  }: InDatabase & { readonly title: string; readonly id?: string | undefined },
): Promise<Dashboard> {
  await insertDashboard(context, { id, userId, databaseId, title });
  const row = await findDashboard(context, id);
  const isTheirs = row.ownerId === userId && row.workspaceId === databaseId && row.deletedAtMs === null;
  if (!isTheirs) throw idTaken();
  return getDashboard(context, { dashboardId: id, userId });
}

interface NewDashboard extends InDatabase {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
}

/** Inserts an empty dashboard. Returns false if there is one with this id. */
export async function insertDashboard(
  { store, now }: StoreContext,
  { id, userId, databaseId, title }: NewDashboard,
): Promise<boolean> {
  const createdAtMs = now();
  const { numInsertedOrUpdatedRows } = await store
    .insertInto("dashboard")
    .values({
      id,
      workspaceId: databaseId,
      ownerId: userId,
      title,
      revision: 1,
      updatedById: userId,
      createdAtMs,
      updatedAtMs: createdAtMs,
      deletedAtMs: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** One dashboard with its cards, from the top left. Cards whose chart is in the trash are left out. */
export async function getDashboard(context: StoreContext, request: DashboardRequest): Promise<Dashboard> {
  const row = await findDashboard(context, request.dashboardId);
  const summary = await showDashboard(context, row, request);
  const { revision, updatedById } = row;
  const people = await findPeople(context, updatedById === null ? [] : [updatedById]);
  const updatedBy = updatedById === null ? null : showPerson(people, updatedById);
  return {
    ...summary,
    revision,
    updatedBy,
    ...readParts(row),
    freshness: await readFreshness(context, row),
    cards: await readCards(context, request),
  };
}

export async function deleteDashboard(
  { store, now }: StoreContext,
  { dashboardId }: DashboardRequest,
): Promise<Deleted> {
  const deletedAtMs = now();
  await store.updateTable("dashboard").set({ deletedAtMs }).where("id", "=", dashboardId).execute();
  return describeDeleted(deletedAtMs);
}

export async function restoreDashboard(
  context: StoreContext,
  request: DashboardRequest,
): Promise<DashboardSummary> {
  const { dashboardId } = request;
  await context.store
    .updateTable("dashboard")
    .set({ deletedAtMs: null })
    .where("id", "=", dashboardId)
    .execute();
  return showDashboard(context, await findDashboard(context, dashboardId), request);
}

/** In the order of the ids. */
async function findDashboards(
  { store }: StoreContext,
  ids: readonly string[],
): Promise<readonly DashboardRow[]> {
  if (ids.length === 0) return [];
  const rows = await store.selectFrom("dashboard").selectAll().where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function showDashboard(
  context: StoreContext,
  row: DashboardRow,
  who: { readonly userId: string },
): Promise<DashboardSummary> {
  const [shown] = await showDashboards(context, [row], who);
  invariant(shown !== undefined, "What goes in comes out.");
  return shown;
}

async function showDashboards(
  context: StoreContext,
  rows: readonly DashboardRow[],
  { userId }: { readonly userId: string },
): Promise<readonly DashboardSummary[]> {
  const ids = rows.map(({ id }) => id);
  const people = await findPeople(
    context,
    rows.map(({ ownerId }) => ownerId),
  );
  const starred = await findStars(context, { kind: "dashboard", ids, userId });
  const previews = await readPreviews(context, rows);
  const filed = rows.find(({ folderId }) => folderId !== null);
  const tree = filed && (await readFolderTree(context, { databaseId: filed.workspaceId, kind: "dashboard" }));
  const open = await findPublic(context, { kind: "dashboard", ids });
  const health = await findHealth(context, ids);
  const visits = await findVisits(context, { ids, userId });
  return rows.map(({ id, workspaceId, title, ownerId, folderId, createdAtMs, updatedAtMs }) => ({
    id,
    databaseId: workspaceId,
    title,
    cardCount: previews.get(id)?.cardCount ?? 0,
    owner: showPerson(people, ownerId),
    isMine: ownerId === userId,
    isStarred: starred.has(id),
    isPublic: open.has(id),
    health: health.get(id) ?? null,
    openedAtMs: visits.get(id) ?? null,
    folderId: tree?.placeOf(folderId) ?? null,
    preview: previews.get(id)?.cards ?? [],
    createdAtMs,
    updatedAtMs,
  }));
}

async function readCards(context: StoreContext, request: DashboardRequest): Promise<readonly Card[]> {
  const rows = await listCards(context.store, request.dashboardId);
  const charts = await showCharts(
    context,
    rows.map(({ chartId }) => chartId),
    request,
  );
  const byId = new Map(charts.map((chart) => [chart.id, chart]));
  return rows.flatMap(({ chartId, ...slot }) => {
    const chart = byId.get(chartId);
    return chart === undefined ? [] : { ...slot, chart };
  });
}
