import type { ExportFormat } from "@askery/api";
import { AppError } from "@askery/model";
import { printTime } from "../../asking/files/describe-file.ts";
import { fileResponse } from "../../asking/files/file-response.ts";
import type { TitledTable } from "../../asking/files/titled-table.ts";
import { findShownAnswer } from "../../asking/turns/shown-answer.ts";
import { findSavedChart } from "../../library/charts/find-chart.ts";
import { sharingMessages } from "../../messages/sharing-messages.ts";
import type { OpenLink } from "../../policies/find-link.ts";
import { readOutputs } from "../../results/find-result.ts";
import { readTableUpTo } from "../../results/result-rows.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import type { Store } from "../../store/open-store.ts";
import { readUsesPrivate } from "../links/find-private.ts";
import type { SharingContext } from "../links/sharing-context.ts";
import { findSharedCard } from "./read-shared.ts";

interface SharedExport {
  readonly link: OpenLink;
  readonly itemId: string | undefined;
  readonly format: ExportFormat;
  readonly signal: AbortSignal;
}

/** The maximum number of rows in a file for visitors. */
const maxExportedRows = 100_000;

/**
 * A response that downloads a shared table as a file.
 *
 * @throws AppError `forbidden` if the link does not allow it, `not-found` for an item that it does not show
 */
export async function exportShared(
  context: SharingContext,
  { link, itemId, format, signal }: SharedExport,
): Promise<Response> {
  if (!link.allowsExport) throw new AppError("forbidden", sharingMessages.exportOff);
  const { store } = context;
  const { title, result } = await findItem(store, link, itemId);
  const usesPrivate = await readUsesPrivate(store, link.databaseId);
  if (usesPrivate(result)) throw noSuchItem();
  const table = await titledTable(store, { title, result, maxRows: link.maxRows ?? maxExportedRows });
  return fileResponse(context, table, { format, hasBom: false, signal });
}

interface FoundItem {
  readonly title: string;
  readonly result: ResultRow;
}

async function findItem(store: Store, link: OpenLink, itemId: string | undefined): Promise<FoundItem> {
  switch (link.kind) {
    case "conversation":
      return findAnswer(store, link, itemId);
    case "chart":
      return findChartItem(store, link.targetId);
    case "dashboard":
      if (itemId === undefined) throw noSuchItem();
      return findCardItem(store, link, itemId);
  }
}

async function findChartItem(store: Store, chartId: string): Promise<FoundItem> {
  const found = await findSavedChart({ store }, chartId);
  if (found === null) throw noSuchItem();
  return { title: found.chart.title, result: found.result };
}

async function findCardItem(store: Store, link: OpenLink, cardId: string): Promise<FoundItem> {
  const { title, found } = await findSharedCard(store, link, cardId);
  if (found === null) throw noSuchItem();
  return { title, result: found.result };
}

async function findAnswer(store: Store, link: OpenLink, turnId: string | undefined): Promise<FoundItem> {
  const turn = await store
    .selectFrom("turn")
    .select("id")
    .where("id", "=", turnId ?? "")
    .where("conversationId", "=", link.targetId)
    .executeTakeFirst();
  if (turn === undefined) throw noSuchItem();
  const { turn: row, result } = await findShownAnswer(store, turn.id);
  return { title: row.question, result };
}

/** The file names no SQL, no database and no interpretation. */
async function titledTable(
  store: Store,
  { title, result, maxRows }: FoundItem & { readonly maxRows: number },
): Promise<TitledTable> {
  const { columns, values, rowCount, isTruncated } = await readTableUpTo(store, result, maxRows);
  return {
    title,
    resultId: result.id,
    maxRows,
    head: {
      outputs: readOutputs(result),
      facts: [{ label: "As of", value: printTime(result.ranAtMs, "UTC") }],
    },
    columns,
    rowCount,
    isTruncated,
    chunks: [{ columns: values, rowCount }],
  };
}

function noSuchItem(): AppError {
  return new AppError("not-found", sharingMessages.noSuchItem);
}
