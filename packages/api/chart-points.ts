import type { PlanEdit, PointChoices, PointRows } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { asks, logged, reads } from "./act.ts";
import { maxPointRows } from "./answer-points.ts";
import { turn } from "./conversation.ts";
import { endpoint } from "./endpoint.ts";
import { exportFormat } from "./export.ts";
import { maxEdits } from "./plan-editor.ts";
import { answerPointSchema } from "./stored/answer-point-schema.ts";
import { uuid } from "./words.ts";

const one = z.object({ chartId: uuid });

export const getChartPointOptions = endpoint({
  name: "getChartPointOptions",
  method: "post",
  path: "/api/charts/{chartId}/point-options",
  summary: "What can be done from a figure or value of a saved chart",
  access: alsoLimited(byRole("editor", "chart")),
  act: reads,
  params: one,
  body: z.strictObject({ point: answerPointSchema }),
  result: z.custom<PointChoices>(),
});

export const readChartPointRows = endpoint({
  name: "readChartPointRows",
  method: "post",
  path: "/api/charts/{chartId}/point-rows",
  summary: "The rows that a figure of a saved chart is computed from",
  access: alsoLimited(byRole("editor", "chart")),
  act: reads,
  params: one,
  body: z.strictObject({ point: answerPointSchema, maxRows: z.int().min(1).max(maxPointRows) }),
  result: z.custom<PointRows>(),
});

export const exportChartPointRows = endpoint({
  name: "exportChartPointRows",
  method: "get",
  path: "/api/charts/{chartId}/point-rows/export",
  summary: "The rows that a figure of a saved chart is computed from, as a file",
  access: alsoLimited(byRole("editor", "chart")),
  act: logged("exported the rows of a point", { facts: ["format"] }),
  params: one,
  query: z.object({
    /** The point as JSON. */
    point: z.string().max(20_000),
    format: exportFormat.default("csv"),
    /** `1` adds a byte order mark, by which older spreadsheets recognize UTF-8. */
    bom: z.enum(["0", "1"]).default("0"),
  }),
  result: z.string(),
  contentType: "text/csv",
});

export const askFromChart = endpoint({
  name: "askFromChart",
  method: "post",
  path: "/api/charts/{chartId}/questions",
  summary:
    "Adds a saved chart to a conversation as an answered question, after edits of its plan if there are any",
  access: alsoLimited(byRole("editor", "chart")),
  act: asks,
  params: one,
  body: z.strictObject({
    edits: z.array(z.custom<PlanEdit>()).max(maxEdits).default([]),
    /** A conversation of the user, or the id for a new one. */
    conversationId: uuid,
    /** Chosen by the caller, so that a repeated request adds it once. */
    turnId: uuid,
  }),
  result: turn,
});
