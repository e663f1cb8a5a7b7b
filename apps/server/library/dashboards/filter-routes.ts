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
import { fileHeaders } from "../../asking/files/file-response.ts";
import { databaseOf } from "../../endpoints/database-of.ts";
import { jsonResponse } from "../../endpoints/json-response.ts";
import { serve, type Served } from "../../endpoints/serve.ts";
import { readCardFigures as readFigures } from "./card-figures.ts";
import * as points from "./card-points.ts";
import * as questions from "./ask-from-card.ts";
import { exportCard as exportRows } from "./export-card.ts";
import * as files from "./export-dashboard.ts";
import * as filters from "./filter-cards.ts";

/** The filters of dashboards, the figures of cards under them, and what can be done from these. */
export function filterRoutes(parts: questions.CardContext): readonly Served[] {
  return [
    serve(readCardFigures, async ({ params, body }, { userId, signal }) =>
      jsonResponse(await readFigures(parts, { ...params, ...body, userId, signal })),
    ),
    serve(getCardPointOptions, ({ params, body }, { userId, signal }) =>
      points.getCardPointOptions(parts, { ...params, ...body, userId, signal }),
    ),
    serve(getCardInquiry, ({ params, body }, { userId, signal }) =>
      points.getCardInquiry(parts, { ...params, ...body, userId, signal }),
    ),
    serve(readCardPointRows, ({ params, body }, { userId, signal }) =>
      points.readCardPointRows(parts, { ...params, ...body, userId, signal }),
    ),
    serve(exportCardPointRows, async ({ params, query: { of, format, bom } }, { userId, signal }) => {
      const request = { ...params, ...points.readCardPoint(of), userId, signal };
      const options = { format, hasBom: bom === "1" };
      const { title, body } = await points.exportCardPointRows(parts, { ...request, options });
      return new Response(body, { headers: fileHeaders(title, format) });
    }),
    serve(askFromCard, async ({ params, body }, { userId, grant, signal }) =>
      jsonResponse(
        await questions.askFromCard(parts, {
          ...params,
          ...body,
          userId,
          databaseId: databaseOf(grant),
          signal,
        }),
      ),
    ),
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
