import type { ChartSummary } from "@askery/api";
import type { ChartDesign } from "@askery/model";
import { chartLimitsOf } from "../../../asking/turns/table-limits.ts";
import { idTaken } from "../../../conversations/conversations.ts";
import { readChart as readSavedChart, readOutputs } from "../../../results/find-result.ts";
import { readTableUpTo } from "../../../results/result-rows.ts";
import { dropUnused } from "../../../results/sweep-results.ts";
import type { Store } from "../../../store/open-store.ts";
import type { StoreContext } from "../../../store/store-context.ts";
import { changeChart, checkDesign, recordRevision } from "../change-chart.ts";
import { checkChartKind } from "../check-chart-kind.ts";
import { showChart } from "../chart-rows.ts";
import { isWritten, resultWith } from "../save-chart.ts";
import { findDraft, type DraftRequest, type FoundDraft } from "./chart-drafts.ts";

interface DraftToSave extends DraftRequest {
  readonly title: string;
  readonly design?: ChartDesign | undefined;
}

/**
 * Saves a draft as a chart. If a chart with this id was saved from it already, it is returned.
 *
 * @throws AppError `conflict` for an id that is used for another one, `invalid-input` for a design that can't show the result
 */
export async function saveDraftAsChart(
  context: StoreContext,
  { id, ...request }: DraftToSave & { readonly id: string },
): Promise<ChartSummary> {
  const { store, now } = context;
  const { databaseId, userId, title } = request;
  const found = await findDraft(context, request);
  await store.transaction().execute(async (within) => {
    const { design, chartType, resultId } = await checkDraft(within, found, request);
    const proposed = readSavedChart(found.result).caption.title;
    const { question, askedAtMs } = found.draft;
    await within
      .insertInto("chart")
      .values({
        id,
        workspaceId: databaseId,
        ownerId: userId,
        title,
        isTitled: isWritten(title, proposed),
        question,
        turnId: null,
        chartType,
        design,
        revision: 1,
        updatedById: null,
        resultId,
        // When it was asked, as for a chart whose conversation is gone.
        createdAtMs: askedAtMs,
        updatedAtMs: now(),
        deletedAtMs: null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    const { ownerId, workspaceId } = await within
      .selectFrom("chart")
      .select(["ownerId", "workspaceId"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (ownerId !== userId || workspaceId !== databaseId) throw idTaken();
    await recordRevision(within, id, { authorId: userId, createdAtMs: now() });
  });
  return showChart(context, id, { userId });
}

interface Replacement extends DraftToSave {
  readonly chartId: string;
  readonly revision: number;
}

/**
 * Shows a draft in place of what a chart computed, with another title and design.
 *
 * @throws AppError `conflict` if another user changed the chart in the meantime, `invalid-input` as above
 */
export async function replaceChart(context: StoreContext, request: Replacement): Promise<void> {
  const { title, chartId } = request;
  const found = await findDraft(context, request);
  const before = await context.store
    .selectFrom("chart")
    .select(["resultId", "title", "isTitled"])
    .where("id", "=", chartId)
    .executeTakeFirstOrThrow();
  const isSame = title === before.title;
  const isTitled = isSame ? before.isTitled : isWritten(title, readSavedChart(found.result).caption.title);
  await context.store.transaction().execute(async (store) => {
    const shown = await checkDraft(store, found, request);
    await changeChart({ store, now: context.now }, request, { title, isTitled, ...shown });
  });
  await dropUnused(context.store, [before.resultId]);
}

/** The design and the result of a draft, as a chart stores them. */
async function checkDraft(
  store: Store,
  { result }: FoundDraft,
  { design: sent, databaseId }: Pick<DraftToSave, "design" | "databaseId">,
) {
  const own = readSavedChart(result).spec;
  const design = sent === undefined ? null : checkDesign(sent);
  const chartType = design?.kind ?? own.kind;
  const table = await readTableUpTo(store, result, chartLimitsOf(chartType).maxRows);
  const spec = { ...own, marks: [...own.marks, ...(design?.marks ?? [])] };
  if (chartType !== own.kind) {
    const drawn = { table, outputs: readOutputs(result) };
    checkChartKind(spec, drawn, { kind: chartType, columns: design?.columns });
  }
  const resultId = await resultWith(store, { result, table, databaseId });
  return { chartType, design: design === null ? null : JSON.stringify(design), resultId };
}
