import type { PictureLook } from "@askery/api";
import { AppError, chartKindOf, type Chart } from "@askery/model";
import type { AskingProcesses } from "../../asking-process/asking-process.ts";
import { readSettings } from "../../databases/workspaces/databases.ts";
import { askingMessages } from "../../messages/asking-messages.ts";
import { readWritingFor } from "../../people/own-formats.ts";
import { readTableUpTo } from "../../results/result-rows.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import type { Store } from "../../store/open-store.ts";
import { fileHeaders } from "./file-response.ts";

interface PictureContext {
  readonly store: Store;
  readonly asking: AskingProcesses;
}

export interface PictureExport {
  /** Whose settings say how numbers are written. */
  readonly databaseId: string;
  /** For whom it is drawn: their own formats come first. */
  readonly userId: string;
  /** The base of the file name. */
  readonly title: string;
  readonly chart: Pick<Chart, "spec" | "facts" | "caption">;
  /** The rows that the chart shows. */
  readonly result: ResultRow;
  readonly look: PictureLook;
  readonly signal: AbortSignal;
}

const maxChartRows = 10_000;

/**
 * A response that downloads a chart with its title as a PNG picture.
 *
 * @throws AppError `not-found` for a table
 */
export async function exportPicture(
  { store, asking }: PictureContext,
  { databaseId, userId, title, chart, result, look, signal }: PictureExport,
): Promise<Response> {
  if (result.rowCount === 0 || chartKindOf(chart.spec.kind).shows === "rows") {
    throw new AppError("not-found", askingMessages.noPicture);
  }
  const { settings } = await store
    .selectFrom("workspace")
    .select("settings")
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  const table = await readTableUpTo(store, result, maxChartRows);
  const { spec, facts, caption } = chart;
  const { locale } = await readWritingFor({ store }, { userId, database: readSettings(settings) });
  const picture = { chart: { spec, facts, caption }, table, locale, ...look };
  const bytes = await asking.run("picture", picture, { signal });
  return new Response(new Uint8Array(bytes), { headers: fileHeaders(title, "png") });
}
