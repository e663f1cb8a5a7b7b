import {
  editTurn,
  getEditOptions,
  getPointOptions,
  listFieldValues,
  planTurnSql,
  readPointRows,
  redoTurnEdit,
  resetTurnSql,
  runTurnSql,
  undoTurnEdit,
} from "@askery/api";
import type { TurnContext } from "./turns/turn-context.ts";
import * as points from "./turns/answer-points.ts";
import * as plans from "./turns/edit-turn.ts";
import * as planned from "./turns/plan-turn-sql.ts";
import * as history from "./turns/move-in-history.ts";
import * as sql from "./turns/run-turn-sql.ts";
import { databaseOf } from "../endpoints/database-of.ts";
import { eventStream } from "../endpoints/event-stream.ts";
import { jsonResponse } from "../endpoints/json-response.ts";
import { serve, type Served } from "../endpoints/serve.ts";

/** Changes of answers: of their plans, and of their SQL. */
export function editRoutes(parts: TurnContext): readonly Served[] {
  return [
    serve(runTurnSql, async ({ params, body }, { userId, grant, signal }) =>
      eventStream(
        await sql.runTurnSql(parts, { ...params, ...body, userId, databaseId: databaseOf(grant), signal }),
      ),
    ),
    serve(getEditOptions, ({ params, query }, { grant, signal }) =>
      plans.getEditOptions(parts, { ...params, ...query, databaseId: databaseOf(grant), signal }),
    ),
    serve(listFieldValues, ({ params, query }, { grant, signal }) =>
      plans.listFieldValues(parts, { ...params, ...query, databaseId: databaseOf(grant), signal }),
    ),
    serve(getPointOptions, ({ params, body }, { grant, signal }) =>
      points.getPointOptions(parts, { ...params, ...body, databaseId: databaseOf(grant), signal }),
    ),
    serve(readPointRows, ({ params, body }, { grant, signal }) =>
      points.readPointRows(parts, { ...params, ...body, databaseId: databaseOf(grant), signal }),
    ),
    serve(editTurn, async ({ params, body }, { userId, grant, signal }) =>
      eventStream(
        await plans.editTurn(parts, {
          ...params,
          ...body,
          userId,
          databaseId: databaseOf(grant),
          signal,
        }),
      ),
    ),
    serve(planTurnSql, async ({ params, body }, { userId, grant, signal }) =>
      eventStream(
        await planned.planTurnSql(parts, {
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
    serve(resetTurnSql, async ({ params }) => jsonResponse(await sql.resetTurnSql(parts, params))),
  ];
}
