import type { PointChoices, PointRows } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byMaker } from "./access-rule.ts";
import { loggedRead, reads } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { exportFormat } from "./export.ts";
import { answerPointSchema } from "./stored/answer-point-schema.ts";
import { uuid } from "./words.ts";

const one = z.object({ turnId: uuid });

/** A point of the answer that a turn shows. If it shows another result by now, the request is refused (409). */
const pointOf = z.strictObject({ of: uuid, point: answerPointSchema });

export const getPointOptions = endpoint({
  name: "getPointOptions",
  method: "post",
  path: "/api/turns/{turnId}/point-options",
  summary:
    "What can be done from a figure or value of an answer: break it down, zoom in, leave it out, compare it",
  access: alsoLimited(byMaker("turn", "editor")),
  act: reads,
  params: one,
  body: pointOf,
  result: z.custom<PointChoices>(),
});

/** The maximum number of rows that are read at once. */
export const maxPointRows = 100_000;

export const readPointRows = endpoint({
  name: "readPointRows",
  method: "post",
  path: "/api/turns/{turnId}/point-rows",
  summary: "The rows that a figure of an answer is computed from",
  access: alsoLimited(byMaker("turn", "editor")),
  act: reads,
  params: one,
  body: pointOf.extend({ maxRows: z.int().min(1).max(maxPointRows) }),
  result: z.custom<PointRows>(),
});

export const exportPointRows = endpoint({
  name: "exportPointRows",
  method: "get",
  path: "/api/turns/{turnId}/point-rows/export",
  summary: "The rows that a figure of an answer is computed from, as a file",
  access: alsoLimited(byMaker("turn", "editor")),
  act: loggedRead("exported the rows of a point", { facts: ["format"] }),
  params: one,
  query: z.object({
    of: uuid,
    /** The point as JSON. */
    point: z.string().max(20_000),
    format: exportFormat.default("csv"),
    /** `1` adds a byte order mark, by which older spreadsheets recognize UTF-8. */
    bom: z.enum(["0", "1"]).default("0"),
  }),
  result: z.string(),
  contentType: "text/csv",
});
