import {
  askQuestion,
  explainSql,
  getChoiceFigure,
  getConversation,
  getLesson,
  getTurn,
  listCompletions,
  listMarks,
  listSqlNames,
  listStarters,
  listWordMeanings,
  stopTurn,
  watchTurn,
} from "@askery/api";
import type { TurnContext } from "./turns/turn-context.ts";
import * as asking from "./turns/ask-question.ts";
import { readChoiceFigure } from "./turns/choice-figure.ts";
import { readConversation, readTurn } from "./turns/read-turns.ts";
import { stopTurn as stop } from "./turns/stop-turn.ts";
import * as suggestions from "./turns/suggest-questions.ts";
import { readLesson } from "./turns/turn-lesson.ts";
import { watchTurn as watch } from "./turns/watch-turn.ts";
import { databaseOf } from "../endpoints/database-of.ts";
import { eventStream } from "../endpoints/event-stream.ts";
import { jsonResponse } from "../endpoints/json-response.ts";
import { serve, type Served } from "../endpoints/serve.ts";

/** Questions, and what helps to write them. */
export function turnRoutes(parts: TurnContext): readonly Served[] {
  return [
    serve(getConversation, async ({ params }, { userId }) =>
      jsonResponse(await readConversation(parts, { ...params, userId })),
    ),
    serve(askQuestion, async ({ params, body }, { userId, grant }) =>
      jsonResponse(
        await asking.askQuestion(parts, { ...params, ...body, userId, databaseId: databaseOf(grant) }),
      ),
    ),
    serve(getTurn, async ({ params }) => jsonResponse(await readTurn(parts, params))),
    serve(watchTurn, async ({ params }, { headers, signal }) => {
      const seen = Number(headers.get("last-event-id") ?? 0);
      return eventStream(watch(parts, { ...params, seen: Number.isSafeInteger(seen) ? seen : 0, signal }));
    }),
    serve(getChoiceFigure, async ({ params, query }, { grant, signal }) =>
      readChoiceFigure(parts, { ...params, ...query, databaseId: databaseOf(grant), signal }),
    ),
    serve(getLesson, ({ params }, { grant, signal }) =>
      readLesson(parts, { ...params, databaseId: databaseOf(grant), signal }),
    ),
    serve(stopTurn, async ({ params }) => jsonResponse(await stop(parts, params))),
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
    serve(explainSql, ({ params, body }, { signal }) =>
      suggestions.explainSql(parts, { ...params, ...body, signal }),
    ),
    serve(listStarters, ({ params }) => suggestions.listStarters(parts, params)),
  ];
}
