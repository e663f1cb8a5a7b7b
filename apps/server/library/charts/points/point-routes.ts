import {
  askFromChart,
  exportChartPointRows,
  getChartPointOptions,
  readAnswerPoint,
  readChartPointRows,
} from "@askery/api";
import { AppError } from "@askery/model";
import { fileHeaders } from "../../../asking/files/file-response.ts";
import type { TurnContext } from "../../../asking/turns/turn-context.ts";
import { databaseOf } from "../../../endpoints/database-of.ts";
import { jsonResponse } from "../../../endpoints/json-response.ts";
import { serve, type Served } from "../../../endpoints/serve.ts";
import { askingMessages } from "../../../messages/asking-messages.ts";
import { findChart } from "../find-chart.ts";
import * as questions from "./ask-from-chart.ts";
import * as points from "./found-points.ts";

/** What can be done from the figures of a saved chart. */
export function chartPointRoutes(parts: TurnContext): readonly Served[] {
  return [
    serve(getChartPointOptions, async ({ params, body }, { signal }) =>
      points.getPointOptions(parts, await findChart(parts, { ...params, signal }), { ...body, signal }),
    ),
    serve(readChartPointRows, async ({ params, body }, { signal }) =>
      points.readPointRows(parts, await findChart(parts, { ...params, signal }), { ...body, signal }),
    ),
    serve(exportChartPointRows, async ({ params, query }, { userId, signal }) => {
      const { format, bom } = query;
      const point = readAnswerPoint(query.point);
      if (point === null) throw new AppError("invalid-input", askingMessages.pointUnreadable);
      const found = await findChart(parts, { ...params, signal });
      const options = { format, hasBom: bom === "1" };
      const { title, body } = await points.exportPointRows(parts, found, { point, userId, options, signal });
      return new Response(body, { headers: fileHeaders(title, format) });
    }),
    serve(askFromChart, async ({ params, body }, { userId, grant, signal }) => {
      const request = { ...body, userId, databaseId: databaseOf(grant), signal };
      return jsonResponse(
        await questions.askFromChart(parts, request, () => findChart(parts, { ...params, signal })),
      );
    }),
  ];
}
