import type { PlanEdit, PointChoices, PointInquiry, PointRows } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { asks, loggedRead, reads } from "./act.ts";
import { maxPointRows } from "./answer-points.ts";
import { turn } from "./conversation.ts";
import { cardState } from "./dashboard-filter.ts";
import { endpoint } from "./endpoint.ts";
import { exportFormat } from "./export.ts";
import { maxEdits } from "./plan-editor.ts";
import { answerPointSchema } from "./stored/answer-point-schema.ts";
import { uuid } from "./words.ts";

const card = z.object({ dashboardId: uuid, cardId: uuid });

export const getCardPointOptions = endpoint({
  name: "getCardPointOptions",
  method: "post",
  path: "/api/dashboards/{dashboardId}/cards/{cardId}/point-options",
  summary: "What can be done from a figure or value of a card under filters",
  access: alsoLimited(byRole("editor", "dashboard")),
  act: reads,
  params: card,
  body: cardState.extend({ point: answerPointSchema }),
  result: z.custom<PointChoices>(),
});

export const getCardInquiry = endpoint({
  name: "getCardInquiry",
  method: "post",
  path: "/api/dashboards/{dashboardId}/cards/{cardId}/inquiry",
  summary: "The question why the figure of a card under filters changed; null if it can't be investigated",
  access: alsoLimited(byRole("viewer", "dashboard")),
  act: reads,
  params: card,
  body: cardState,
  result: z.object({ inquiry: z.custom<PointInquiry>().nullable() }),
});

export const readCardPointRows = endpoint({
  name: "readCardPointRows",
  method: "post",
  path: "/api/dashboards/{dashboardId}/cards/{cardId}/point-rows",
  summary: "The rows that a figure of a card under filters is computed from",
  access: alsoLimited(byRole("editor", "dashboard")),
  act: reads,
  params: card,
  body: cardState.extend({ point: answerPointSchema, maxRows: z.int().min(1).max(maxPointRows) }),
  result: z.custom<PointRows>(),
});

export const exportCardPointRows = endpoint({
  name: "exportCardPointRows",
  method: "get",
  path: "/api/dashboards/{dashboardId}/cards/{cardId}/point-rows/export",
  summary: "The rows that a figure of a card under filters is computed from, as a file",
  access: alsoLimited(byRole("editor", "dashboard")),
  act: loggedRead("exported the rows of a point", { facts: ["format"] }),
  params: card,
  query: z.object({
    /** `filters`, `points` and `point` of `readCardPointRows` as one JSON object. */
    of: z.string().max(40_000),
    format: exportFormat.default("csv"),
    /** `1` adds a byte order mark, by which older spreadsheets recognize UTF-8. */
    bom: z.enum(["0", "1"]).default("0"),
  }),
  result: z.string(),
  contentType: "text/csv",
});

/** What `exportCardPointRows` takes as JSON. */
export const cardPoint = cardState.extend({ point: answerPointSchema });

export const askFromCard = endpoint({
  name: "askFromCard",
  method: "post",
  path: "/api/dashboards/{dashboardId}/cards/{cardId}/questions",
  summary:
    "Adds a card to a conversation as an answered question, with its filters in words, after edits if there are any",
  access: alsoLimited(byRole("editor", "dashboard")),
  act: asks,
  params: card,
  body: cardState.extend({
    edits: z.array(z.custom<PlanEdit>()).max(maxEdits).default([]),
    /** A conversation of the user, or the id for a new one. */
    conversationId: uuid,
    /** Chosen by the caller, so that a repeated request adds it once. */
    turnId: uuid,
  }),
  result: turn,
});
