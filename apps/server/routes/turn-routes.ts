import {
  askQuestion,
  exportTurn,
  getTurn,
  listCompletions,
  listStarters,
  stopTurn,
  watchTurn,
} from "@askery/api";
import type { TurnContext } from "../services/asking-context.ts";
import * as asking from "../services/ask-question.ts";
import { readTurnTable } from "../services/read-turn-table.ts";
import { readTurn } from "../services/read-turns.ts";
import { stopTurn as stop } from "../services/stop-turn.ts";
import * as suggestions from "../services/suggest-questions.ts";
import { watchTurn as watch } from "../services/watch-turn.ts";
import { fileResponse } from "./file-response.ts";
import { jsonResponse } from "./json-response.ts";
import { serve, type Served } from "./serve.ts";

export function turnRoutes(parts: TurnContext): readonly Served[] {
  return [
    serve(askQuestion, async ({ params, body }, { userId }) =>
      jsonResponse(await asking.askQuestion(parts, { ...params, ...body, userId })),
    ),
    serve(getTurn, async ({ params }) => jsonResponse(await readTurn(parts, params))),
    serve(watchTurn, async ({ params }, { headers, signal }) => {
      const seen = Number(headers.get("last-event-id") ?? 0);
      return eventStream(watch(parts, { ...params, seen: Number.isSafeInteger(seen) ? seen : 0, signal }));
    }),
    serve(stopTurn, async ({ params }) => jsonResponse(await stop(parts, params))),
    serve(exportTurn, async ({ params, query }) =>
      fileResponse(await readTurnTable(parts, params), { format: query.format, hasBom: query.bom === "1" }),
    ),
    serve(listCompletions, ({ params, query }, { userId, signal }) =>
      suggestions.listCompletions(parts, { ...params, ...query, userId, signal }),
    ),
    serve(listStarters, ({ params }) => suggestions.listStarters(parts, params)),
  ];
}

function eventStream(body: ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // Proxies that gather an answer before they pass it on would keep the steps back.
      "x-accel-buffering": "no",
    },
  });
}
