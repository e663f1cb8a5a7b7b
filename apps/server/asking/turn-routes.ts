import {
  askQuestion,
  editTurn,
  exportTurn,
  getConversation,
  getExport,
  getEditOptions,
  getTurn,
  listCompletions,
  listFieldValues,
  listMarks,
  listSqlNames,
  listStarters,
  listWordMeanings,
  queryDatabase,
  readTurnTable,
  redoTurnEdit,
  resetTurnSql,
  runTurnSql,
  stopExport,
  stopTurn,
  undoTurnEdit,
  watchTurn,
} from "@askery/api";
import type { TurnContext } from "./turns/turn-context.ts";
import * as asking from "./turns/ask-question.ts";
import { exportWhole } from "./rows/export-whole.ts";
import * as tables from "./turns/read-turn-table.ts";
import { readConversation, readTurn } from "./turns/read-turns.ts";
import * as planEdits from "./turns/edit-turn.ts";
import * as history from "./turns/move-in-history.ts";
import * as edits from "./turns/run-turn-sql.ts";
import { streamRows } from "./rows/stream-rows.ts";
import { stopTurn as stop } from "./turns/stop-turn.ts";
import * as suggestions from "./turns/suggest-questions.ts";
import { watchTurn as watch } from "./turns/watch-turn.ts";
import { databaseOf } from "../endpoints/database-of.ts";
import { eventStream } from "../endpoints/event-stream.ts";
import { fileHeaders, fileResponse } from "./files/file-response.ts";
import { jsonResponse } from "../endpoints/json-response.ts";
import { rowsResponse } from "./rows/rows-response.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import { streamText } from "../endpoints/stream-text.ts";

export function turnRoutes(parts: TurnContext): readonly Served[] {
  return [
    serve(getConversation, async ({ params }) => jsonResponse(await readConversation(parts, params))),
    serve(askQuestion, async ({ params, body }, { userId }) =>
      jsonResponse(await asking.askQuestion(parts, { ...params, ...body, userId })),
    ),
    serve(getTurn, async ({ params }) => jsonResponse(await readTurn(parts, params))),
    serve(watchTurn, async ({ params }, { headers, signal }) => {
      const seen = Number(headers.get("last-event-id") ?? 0);
      return eventStream(watch(parts, { ...params, seen: Number.isSafeInteger(seen) ? seen : 0, signal }));
    }),
    serve(stopTurn, async ({ params }) => jsonResponse(await stop(parts, params))),
    serve(runTurnSql, async ({ params, body }, { userId, grant, signal }) =>
      eventStream(
        await edits.runTurnSql(parts, { ...params, ...body, userId, databaseId: databaseOf(grant), signal }),
      ),
    ),
    serve(getEditOptions, ({ params, query }, { grant, signal }) =>
      planEdits.getEditOptions(parts, { ...params, ...query, databaseId: databaseOf(grant), signal }),
    ),
    serve(listFieldValues, ({ params, query }, { grant, signal }) =>
      planEdits.listFieldValues(parts, { ...params, ...query, databaseId: databaseOf(grant), signal }),
    ),
    serve(editTurn, async ({ params, body }, { userId, grant, signal }) =>
      eventStream(
        await planEdits.editTurn(parts, {
          ...params,
          ...body,
          userId,
          databaseId: databaseOf(grant),
          signal,
        }),
      ),
    ),
    serve(undoTurnEdit, async ({ params, body }) =>
      jsonResponse(await history.undoTurnEdit(parts, { ...params, ...body })),
    ),
    serve(redoTurnEdit, async ({ params, body }) =>
      jsonResponse(await history.redoTurnEdit(parts, { ...params, ...body })),
    ),
    serve(resetTurnSql, async ({ params }) => jsonResponse(await edits.resetTurnSql(parts, params))),
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
      if (query.rows === "kept") {
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
    serve(getExport, async ({ params }, { userId }) => parts.exports.read({ ...params, userId })),
    serve(stopExport, async ({ params }, { userId }) => {
      parts.exports.stop({ ...params, userId });
      return null;
    }),
    serve(listCompletions, ({ params, query }, { userId, signal }) =>
      suggestions.listCompletions(parts, { ...params, ...query, userId, signal }),
    ),
    serve(listMarks, ({ params, query }, { signal }) =>
      suggestions.listMarks(parts, { ...params, ...query, signal }),
    ),
    serve(listWordMeanings, ({ params, query }, { signal }) =>
      suggestions.listWordMeanings(parts, { ...params, ...query, signal }),
    ),
    serve(listSqlNames, ({ params }) => suggestions.listSqlNames(parts, params)),
    serve(listStarters, ({ params }) => suggestions.listStarters(parts, params)),
  ];
}
