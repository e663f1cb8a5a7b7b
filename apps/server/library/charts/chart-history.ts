import { randomUUID } from "node:crypto";
import { readStoredDesign, type ChartRevision, type ChartSummary } from "@askery/api";
import { AppError, describeDesignChange, isChartKind, type ChartDesign } from "@askery/model";
import type { Selectable } from "kysely";
import { idTaken } from "../../conversations/conversations.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { ChartRevisionTable } from "../../store/tables.ts";
import { recordRevision, updateChart } from "./change-chart.ts";
import { showChart } from "./chart-rows.ts";
import type { ChartRequest } from "./charts.ts";
import { findChart } from "./find-chart.ts";
import { computeChart } from "./compute-chart.ts";
import { showResult, type RefreshRequest } from "./refresh-chart.ts";

/** The revisions of a chart, latest first, each with what it changed. */
export async function listRevisions(
  context: StoreContext,
  { chartId }: Pick<ChartRequest, "chartId">,
): Promise<readonly ChartRevision[]> {
  const rows = await context.store
    .selectFrom("chartRevision")
    .selectAll()
    .where("chartId", "=", chartId)
    .orderBy("revision", "desc")
    .execute();
  const people = await findPeople(
    context,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map((row, index) => {
    const { revision, title, createdAtMs, restatement } = row;
    const before = rows[index + 1];
    return {
      revision,
      title,
      createdAtMs,
      type: designOfRevision(row).kind,
      author: showPerson(people, row.authorId),
      computes: restatement,
      changes: before === undefined ? [] : describeChanges(before, row),
    };
  });
}

type RevisionRow = Pick<
  Selectable<ChartRevisionTable>,
  "title" | "chartType" | "design" | "plan" | "restatement"
>;

function describeChanges(before: RevisionRow, after: RevisionRow): readonly string[] {
  const isOther = before.plan !== null && after.plan !== null && before.plan !== after.plan;
  return [
    ...(before.title === after.title ? [] : [`renamed from “${before.title}”`]),
    ...(isOther ? [describeData(before, after)] : []),
    ...describeDesignChange(designOfRevision(before), designOfRevision(after)),
  ];
}

function describeData(before: RevisionRow, after: RevisionRow): string {
  return before.restatement === after.restatement || after.restatement === null
    ? "other data"
    : `computes ${after.restatement}`;
}

function designOfRevision({ chartType, design }: Pick<RevisionRow, "chartType" | "design">): ChartDesign {
  const kind = isChartKind(chartType) ? chartType : "table";
  const stored: unknown = design === null ? null : JSON.parse(design);
  return { ...(readStoredDesign(stored) ?? { display: {}, marks: [] }), kind };
}

/**
 * Restores what an earlier revision computed, its title and its design, as a new one.
 *
 * @throws AppError `not-found` if the chart has no such revision; `invalid-input` if its result can no longer be drawn so;
 * or if the database fails
 */
export async function restoreRevision(
  context: AskingContext,
  request: RefreshRequest & { readonly revision: number },
): Promise<void> {
  const { chartId, userId, signal } = request;
  const row = await findRevision(context, request);
  if (row === null) throw new AppError("not-found", libraryMessages.noSuchRevision);
  const found = await findChart(context, request);
  if (row.plan !== null && row.plan !== found.result.plan) {
    const plan: unknown = JSON.parse(row.plan);
    const { resultId } = await computeChart(context, found, {
      plan,
      edits: [],
      planBefore: undefined,
      signal,
    });
    await showResult(context, found, { resultId });
  }
  const { title } = row;
  // It is not known whether a person wrote an earlier title.
  await updateChart(context, {
    chartId,
    userId,
    signal,
    title,
    isTitled: false,
    design: designOfRevision(row),
  });
}

async function findRevision(
  { store }: StoreContext,
  { chartId, revision }: { readonly chartId: string; readonly revision: number },
) {
  if (!Number.isSafeInteger(revision)) return null;
  const row = await store
    .selectFrom("chartRevision")
    .select(["title", "chartType", "design", "plan"])
    .where("chartId", "=", chartId)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return row ?? null;
}

/** Copies a chart with its design and figures, in its folder. The copy belongs to the user. A repeated request makes one copy. */
export async function duplicateChart(
  context: StoreContext,
  { chartId, userId, id = randomUUID() }: ChartRequest & { readonly id?: string | undefined },
): Promise<ChartSummary> {
  const { store, now } = context;
  await store.transaction().execute(async (within) => {
    const { title, ...original } = await within
      .selectFrom("chart")
      .select([
        "workspaceId",
        "title",
        "isTitled",
        "question",
        "turnId",
        "chartType",
        "design",
        "resultId",
        "folderId",
      ])
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
