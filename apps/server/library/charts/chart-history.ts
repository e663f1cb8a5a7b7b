import { randomUUID } from "node:crypto";
import { readStoredDesign, type ChartRevision, type ChartSummary } from "@askery/api";
import { AppError, isChartKind } from "@askery/model";
import { idTaken } from "../../conversations/conversations.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { recordRevision, updateChart } from "./change-chart.ts";
import { showChart } from "./chart-rows.ts";
import type { ChartRequest } from "./charts.ts";

/** The revisions of a chart, latest first. */
export async function listRevisions(
  context: StoreContext,
  { chartId }: Pick<ChartRequest, "chartId">,
): Promise<readonly ChartRevision[]> {
  const rows = await context.store
    .selectFrom("chartRevision")
    .select(["revision", "title", "chartType", "authorId", "createdAtMs"])
    .where("chartId", "=", chartId)
    .orderBy("revision", "desc")
    .execute();
  const people = await findPeople(
    context,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ chartType, authorId, ...row }) => ({
    ...row,
    type: isChartKind(chartType) ? chartType : "table",
    author: showPerson(people, authorId),
  }));
}

/**
 * Restores the title and the design of an earlier revision, as a new one.
 *
 * @throws AppError `not-found` if the chart has no such revision; `invalid-input` if its result can no longer be drawn so
 */
export async function restoreRevision(
  context: StoreContext,
  { chartId, userId, revision }: ChartRequest & { readonly revision: number },
): Promise<void> {
  const row = await findRevision(context, { chartId, revision });
  if (row === null) throw new AppError("not-found", libraryMessages.noSuchRevision);
  const stored: unknown = row.design === null ? null : JSON.parse(row.design);
  const kind = isChartKind(row.chartType) ? row.chartType : "table";
  const design = readStoredDesign(stored) ?? { kind, display: {}, marks: [] };
  await updateChart(context, { chartId, userId, title: row.title, design });
}

async function findRevision(
  { store }: StoreContext,
  { chartId, revision }: { readonly chartId: string; readonly revision: number },
) {
  if (!Number.isSafeInteger(revision)) return null;
  const row = await store
    .selectFrom("chartRevision")
    .select(["title", "chartType", "design"])
    .where("chartId", "=", chartId)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return row ?? null;
}

/** Copies a chart with its design and figures. The copy belongs to the user. A repeated request makes one copy. */
export async function duplicateChart(
  context: StoreContext,
  { chartId, userId, id = randomUUID() }: ChartRequest & { readonly id?: string | undefined },
): Promise<ChartSummary> {
  const { store, now } = context;
  await store.transaction().execute(async (within) => {
    const { title, ...original } = await within
      .selectFrom("chart")
      .select(["workspaceId", "title", "question", "turnId", "chartType", "design", "resultId"])
      .where("id", "=", chartId)
      .executeTakeFirstOrThrow();
    const atMs = now();
    const copy = { ...original, id, ownerId: userId, title: nameCopy(title), revision: 1, updatedById: null };
    await within
      .insertInto("chart")
      .values({ ...copy, createdAtMs: atMs, updatedAtMs: atMs, deletedAtMs: null })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await recordRevision(within, id, { authorId: userId, createdAtMs: atMs });
  });
  const saved = await store.selectFrom("chart").select("ownerId").where("id", "=", id).executeTakeFirst();
  if (saved?.ownerId !== userId) throw idTaken();
  return showChart(context, id, { userId });
}

const longestTitle = 200;

function nameCopy(title: string): string {
  return `Copy of ${title}`.slice(0, longestTitle);
}
