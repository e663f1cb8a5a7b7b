import {
  drawTurnPicture,
  exportConversation,
  exportPointRows,
  exportTurn,
  getExport,
  queryDatabase,
  readAnswerPoint,
  readTurnTable,
  stopExport,
} from "@askery/api";
import { AppError } from "@askery/model";
import { askingMessages } from "../messages/asking-messages.ts";
import { addEvents } from "../results/dated-events.ts";
import { readChart } from "../results/find-result.ts";
import type { TurnContext } from "./turns/turn-context.ts";
import * as documents from "./report/export-conversation.ts";
import * as points from "./rows/export-point-rows.ts";
import { exportWhole } from "./rows/export-whole.ts";
import { rowsResponse } from "./rows/rows-response.ts";
import { streamRows } from "./rows/stream-rows.ts";
import { findShownAnswer } from "./turns/shown-answer.ts";
import * as tables from "./turns/read-turn-table.ts";
import { databaseOf } from "../endpoints/database-of.ts";
import { exportPicture } from "./files/export-picture.ts";
import { fileHeaders, fileResponse } from "./files/file-response.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import { streamText } from "../endpoints/stream-text.ts";

/** Rows of answers and of SQL, as streams and files, and conversations as documents. */
export function rowRoutes(parts: TurnContext): readonly Served[] {
  return [
    serve(
      readTurnTable,
      async ({ params }) =>
        new Response(streamText(await tables.printTurnTable(parts, params)), {
          headers: { "content-type": "application/x-ndjson" },
        }),
    ),
    serve(queryDatabase, async ({ params, body }, { userId, signal }) => {
      const wanted = { kind: "sql", text: body.sql } as const;
      const format = { kind: "chunks" } as const;
      const { maxRows } = body;
      return rowsResponse(await streamRows(parts, { ...params, userId, wanted, format, maxRows, signal }));
    }),
    serve(exportTurn, async ({ params, query }, { userId, grant, signal }) => {
      const options = { format: query.format, hasBom: query.bom === "1" };
      if (query.rows === "shown") {
        return fileResponse(parts, await tables.readTurnTable(parts, params), { ...options, signal });
      }
      const { title, body } = await exportWhole(parts, {
        ...params,
        options,
        exportId: query.exportId,
        userId,
        databaseId: databaseOf(grant),
        signal,
      });
      return new Response(body, { headers: fileHeaders(title, query.format) });
    }),
    serve(drawTurnPicture, async ({ params, query: look }, { userId, grant, signal }) => {
      const databaseId = databaseOf(grant);
      const { turn, result } = await findShownAnswer(parts.store, params.turnId);
      return exportPicture(parts, {
        databaseId,
        userId,
        title: turn.question,
        chart: await addEvents(parts.store, { databaseId, chart: readChart(result) }),
        result,
        look,
        signal,
      });
    }),
    serve(exportPointRows, async ({ params, query }, { userId, grant, signal }) => {
      const { of, format, bom } = query;
      const point = readAnswerPoint(query.point);
      if (point === null) throw new AppError("invalid-input", askingMessages.pointUnreadable);
      const { title, body } = await points.exportPointRows(parts, {
        ...params,
        of,
        point,
        userId,
        databaseId: databaseOf(grant),
        options: { format, hasBom: bom === "1" },
        signal,
      });
      return new Response(body, { headers: fileHeaders(title, format) });
    }),
    serve(exportConversation, ({ params, query }, { userId, signal }) =>
      documents.exportConversation(parts, { ...params, ...query, userId, signal }),
    ),
    serve(getExport, async ({ params }, { userId }) => parts.exports.read({ ...params, userId })),
    serve(stopExport, async ({ params }, { userId }) => {
      parts.exports.stop({ ...params, userId });
      return null;
    }),
  ];
}
