import {
  askFromCard,
  checkFilters,
  drawDashboardPicture,
  exportCard,
  exportCardPointRows,
  getCardInquiry,
  getCardPointOptions,
  exportDashboard,
  getFilterReach,
  listCardFields,
  listColumnValues,
  listFilterChoices,
  listFilterValues,
  readCardFigures,
  readCardPointRows,
} from "@askery/api";
import type { TurnContext } from "../../asking/turns/turn-context.ts";
import { fileHeaders } from "../../asking/files/file-response.ts";
import { databaseOf } from "../../endpoints/database-of.ts";
import { jsonResponse } from "../../endpoints/json-response.ts";
import { serve, type Served } from "../../endpoints/serve.ts";
import { askFromChart } from "../charts/points/ask-from-chart.ts";
import * as points from "../charts/points/found-points.ts";
import { findCardFigures, readCardFigures as readFigures, type FiguresContext } from "./card-figures.ts";
import { exportCard as exportRows } from "./export-card.ts";
import * as files from "./export-dashboard.ts";
import * as filters from "./filter-cards.ts";
import { readCardPoint } from "./read-card-point.ts";

interface FilterContext extends FiguresContext, TurnContext {}

/** The filters of dashboards, the figures of cards under them, and what can be done from these. */
export function filterRoutes(parts: FilterContext): readonly Served[] {
  return [
    serve(readCardFigures, async ({ params, body }, { userId, signal }) =>
      jsonResponse(await readFigures(parts, { ...params, ...body, userId, signal })),
    ),
    ...pointRoutes(parts),
    serve(exportCard, ({ params, query: { of, format, bom } }, { userId, signal }) =>
      exportRows(parts, { ...params, of, options: { format, hasBom: bom === "1" }, userId, signal }),
    ),
    serve(exportDashboard, ({ params, query }, { userId, signal }) =>
      files.exportDashboard(parts, { ...params, ...query, userId, signal }),
    ),
    serve(drawDashboardPicture, ({ params, query: { of, tab, ...look } }, { userId, signal }) =>
      files.drawDashboardPicture(parts, { ...params, of, tab, look, userId, signal }),
    ),
    serve(getFilterReach, ({ params }, { signal }) => filters.getFilterReach(parts, { ...params, signal })),
    serve(checkFilters, ({ params, body }, { signal }) =>
      filters.getFilterReach(parts, { ...params, signal }, body.filters),
    ),
    serve(listFilterChoices, ({ params, query }, { signal }) =>
      filters.listFilterChoices(parts, { ...params, ...query, signal }),
    ),
    serve(listCardFields, ({ params, query }, { signal }) =>
      filters.listCardFields(parts, { ...params, ...query, signal }),
    ),
    serve(listFilterValues, ({ params, body }, { signal }) =>
      filters.listFilterValues(parts, { ...params, ...body, signal }),
    ),
    serve(listColumnValues, ({ params, body }, { signal }) =>
      filters.listColumnValues(parts, { ...params, ...body, signal }),
    ),
  ];
}

/** What can be done from the figures of a card under filters. */
function pointRoutes(parts: FilterContext): readonly Served[] {
  return [
    serve(getCardPointOptions, async ({ params, body }, { userId, signal }) => {
      const found = await findCardFigures(parts, { ...params, ...body, userId, signal });
      return points.getPointOptions(parts, found, { ...body, signal });
    }),
    serve(getCardInquiry, async ({ params, body }, { userId, signal }) =>
      points.getInquiry(parts, await findCardFigures(parts, { ...params, ...body, userId, signal }), signal),
    ),
    serve(readCardPointRows, async ({ params, body }, { userId, signal }) => {
      const found = await findCardFigures(parts, { ...params, ...body, userId, signal });
      return points.readPointRows(parts, found, { ...body, signal });
    }),
    serve(exportCardPointRows, async ({ params, query: { of, format, bom } }, { userId, signal }) => {
      const { point, ...state } = readCardPoint(of);
      const found = await findCardFigures(parts, { ...params, ...state, userId, signal });
      const options = { format, hasBom: bom === "1" };
      const { title, body } = await points.exportPointRows(parts, found, { point, userId, options, signal });
      return new Response(body, { headers: fileHeaders(title, format) });
    }),
    serve(askFromCard, async ({ params, body }, { userId, grant, signal }) => {
      const { edits, conversationId, turnId, ...state } = body;
      const request = { edits, conversationId, turnId, userId, databaseId: databaseOf(grant), signal };
      const find = () => findCardFigures(parts, { ...params, ...state, userId, signal });
      return jsonResponse(await askFromChart(parts, request, find));
    }),
  ];
}
