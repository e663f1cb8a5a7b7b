import {
  deleteChart,
  drawChartPicture,
  drawChartThumbnail,
  drawChartThumbnails,
  editChart,
  exportChart,
  findChartExploration,
  getChart,
  listCharts,
  refreshChart,
  restoreChart,
  runChart,
  saveChart,
  starChart,
  undoChartEdit,
  unstarChart,
  updateChart,
  duplicateChart,
  getVariableField,
  listChartRevisions,
  listVariableValues,
  restoreChartRevision,
} from "@askery/api";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { updateChart as updateChartOf } from "./change-chart.ts";
import { duplicateChart as duplicate, listRevisions, restoreRevision } from "./chart-history.ts";
import * as charts from "./charts.ts";
import * as edits from "./edit-chart.ts";
import { findChart } from "./find-chart.ts";
import { findChartExploration as exploreChart } from "./find-chart-exploration.ts";
import { drawnChart } from "./found-chart.ts";
import { drawChartThumbnail as draw } from "./draw-chart-thumbnail.ts";
import { drawChartThumbnails as drawAll } from "./draw-chart-thumbnails.ts";
import { completeSpread, refreshChart as refresh } from "./refresh-chart.ts";
import * as variables from "./run-chart.ts";
import { listCharts as listChartsOf } from "./list-charts.ts";
import { saveChart as save } from "./save-chart.ts";
import { addStar, removeStar } from "../saved/stars.ts";
import { exportPicture } from "../../asking/files/export-picture.ts";
import { fileResponse } from "../../asking/files/file-response.ts";
import { jsonResponse } from "../../endpoints/json-response.ts";
import { databaseOf } from "../../endpoints/database-of.ts";
import { addEvents } from "../../results/dated-events.ts";
import { serve, type Served } from "../../endpoints/serve.ts";

export function chartRoutes(parts: AskingContext): readonly Served[] {
  return [
    serve(listCharts, ({ params, query }, { userId }) =>
      listChartsOf(parts, { ...params, ...query, userId }),
    ),
    serve(saveChart, async ({ params, body }, { userId, grant, signal }) => {
      const chart = await save(parts, { ...params, ...body, userId, databaseId: databaseOf(grant) });
      await completeSpread(parts, { chartId: chart.id, userId, signal });
      return chart;
    }),
    serve(getChart, async ({ params }, { userId, signal }) =>
      jsonResponse(await charts.readChart(parts, { ...params, userId, signal })),
    ),
    serve(findChartExploration, ({ params }, { signal }) => exploreChart(parts, { ...params, signal })),
    serve(updateChart, async ({ params, body }, { userId, signal }) => {
      await updateChartOf(parts, { ...params, ...body, userId, signal });
      if (body.type !== undefined || body.design !== undefined) {
        await completeSpread(parts, { ...params, userId, signal });
      }
      return jsonResponse(await charts.readChart(parts, { ...params, userId, signal }));
    }),
    serve(editChart, async ({ params, body }, { userId, signal }) =>
      jsonResponse(await edits.editChart(parts, { ...params, ...body, userId, signal })),
    ),
    serve(undoChartEdit, async ({ params, body }, { userId, signal }) =>
      jsonResponse(await edits.undoChartEdit(parts, { ...params, ...body, userId, signal })),
    ),
    serve(listChartRevisions, ({ params }) => listRevisions(parts, params)),
    serve(restoreChartRevision, async ({ params }, { userId, signal }) => {
      const request = { chartId: params.chartId, userId, signal };
      await restoreRevision(parts, { ...request, revision: Number(params.revision) });
      await completeSpread(parts, request);
      return jsonResponse(await charts.readChart(parts, request));
    }),
    serve(duplicateChart, ({ params, body }, { userId }) => duplicate(parts, { ...params, ...body, userId })),
    serve(runChart, async ({ params, body }, { userId, signal }) =>
      jsonResponse(await variables.runChart(parts, { ...params, ...body, userId, signal })),
    ),
    serve(getVariableField, ({ params }, { userId, signal }) =>
      variables.getVariableField(parts, { ...params, userId, signal }),
    ),
    serve(listVariableValues, ({ params, query }, { userId, signal }) =>
      variables.listVariableValues(parts, { ...params, ...query, userId, signal }),
    ),
    serve(refreshChart, async ({ params }, { userId, signal }) =>
      jsonResponse(await refresh(parts, { ...params, userId, signal })),
    ),
    serve(deleteChart, ({ params }, { userId }) => charts.deleteChart(parts, { ...params, userId })),
    serve(restoreChart, ({ params }, { userId }) => charts.restoreChart(parts, { ...params, userId })),
    serve(starChart, async ({ params }, { userId }) => {
      await addStar(parts, { kind: "chart", targetId: params.chartId, userId });
      return null;
    }),
    serve(unstarChart, async ({ params }, { userId }) => {
      await removeStar(parts, { kind: "chart", targetId: params.chartId, userId });
      return null;
    }),
    ...fileRoutes(parts),
  ];
}

/** Tables and pictures. */
function fileRoutes(parts: AskingContext): readonly Served[] {
  return [
    serve(exportChart, async ({ params, query }, { userId, signal }) => {
      const { values } = query;
      const table =
        values === undefined
          ? await charts.readChartTable(parts, { ...params, signal })
          : await variables.readTableWith(parts, {
              ...params,
              values: variables.parseValues(values),
              userId,
              signal,
            });
      return fileResponse(parts, table, { format: query.format, hasBom: query.bom === "1", signal });
    }),
    serve(drawChartPicture, async ({ params, query: look }, { userId, grant, signal }) => {
      const databaseId = databaseOf(grant);
      const found = await findChart(parts, { ...params, signal });
      const { title } = found.chart;
      const drawn = await addEvents(parts.store, { databaseId, chart: drawnChart(found) });
      const chart = { ...drawn, caption: { ...drawn.caption, title } };
      return exportPicture(parts, { databaseId, userId, title, chart, result: found.result, look, signal });
    }),
    serve(drawChartThumbnail, async ({ params, query }, { headers, signal }) => {
      const knownTag = headers.get("if-none-match");
      const drawn = await draw(parts, { ...params, ...query, knownTag, signal });
      if (drawn === null) return new Response(null, { status: 304 });
      return new Response(drawn.svg, {
        headers: { "content-type": "image/svg+xml", "cache-control": "private, no-cache", etag: drawn.tag },
      });
    }),
    serve(drawChartThumbnails, async ({ params, query }, { headers }) => {
      const knownTag = headers.get("if-none-match");
      const drawn = await drawAll(parts, { ...params, ...query, knownTag });
      if (drawn === null) return new Response(null, { status: 304 });
      const response = jsonResponse(JSON.stringify(drawn.svgs));
      response.headers.set("cache-control", "private, no-cache");
      response.headers.set("etag", drawn.tag);
      return response;
    }),
  ];
}
