import {
  editChartDraft,
  getDraftOptions,
  listDraftValues,
  replaceChart,
  saveChartDraft,
  startChartDraft,
} from "@askery/api";
import { databaseOf } from "../../../endpoints/database-of.ts";
import { jsonResponse } from "../../../endpoints/json-response.ts";
import { serve, type Served } from "../../../endpoints/serve.ts";
import { readChart } from "../charts.ts";
import { completeSpread } from "../refresh-chart.ts";
import * as edits from "./edit-draft.ts";
import * as saving from "./save-draft.ts";
import { startDraft, type DraftContext } from "./start-draft.ts";

/** The chart builder. */
export function draftRoutes(parts: DraftContext): readonly Served[] {
  return [
    serve(startChartDraft, async ({ params, body }, { userId, signal }) =>
      jsonResponse(await startDraft(parts, { ...params, ...body, userId, signal })),
    ),
    serve(editChartDraft, async ({ params, body }, { userId, signal }) =>
      jsonResponse(await edits.editDraft(parts, { ...params, ...body, userId, signal })),
    ),
    serve(getDraftOptions, ({ params, query }, { userId, signal }) =>
      edits.getDraftOptions(parts, { ...params, ...query, userId, signal }),
    ),
    serve(listDraftValues, ({ params, query }, { userId, signal }) =>
      edits.listDraftValues(parts, { ...params, ...query, userId, signal }),
    ),
    serve(saveChartDraft, async ({ params, body }, { userId, signal }) => {
      const chart = await saving.saveDraftAsChart(parts, { ...params, ...body, userId });
      await completeSpread(parts, { chartId: chart.id, userId, signal });
      return chart;
    }),
    serve(replaceChart, async ({ params, body }, { userId, grant, signal }) => {
      const request = { ...params, ...body, userId, databaseId: databaseOf(grant), signal };
      await saving.replaceChart(parts, request);
      await completeSpread(parts, request);
      return jsonResponse(await readChart(parts, request));
    }),
  ];
}
