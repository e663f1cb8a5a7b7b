import type { EditOptions, PlanEdit, PlanPart } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byMaker } from "./access-rule.ts";
import { asks } from "./act.ts";
import { turn } from "./conversation.ts";
import { endpoint } from "./endpoint.ts";
import { fieldValues, valuesQuery } from "./values-query.ts";
import { line, uuid } from "./words.ts";

const one = z.object({ turnId: uuid });

export const getEditOptions = endpoint({
  name: "getEditOptions",
  method: "get",
  path: "/api/turns/{turnId}/edit-options",
  summary: "What can be changed in the plan of an answer, and to what; a search finds more",
  access: alsoLimited(byMaker("turn", "editor")),
  params: one,
  query: z.object({ search: line.max(200).optional() }),
  result: z.custom<EditOptions>(),
});

export const listFieldValues = endpoint({
  name: "listFieldValues",
  method: "get",
  path: "/api/turns/{turnId}/values",
  summary: "The most frequent values of a column, by which an answer could be filtered",
  access: alsoLimited(byMaker("turn", "editor")),
  params: one,
  query: valuesQuery,
  result: fieldValues,
});

/** The maximum number of changes in one step. */
export const maxEdits = 20;

/** A stream of events like that of `watchTurn`. It ends when the edited plan has run: see docs/guides/plan-editor.md. */
export const editTurn = endpoint({
  name: "editTurn",
  method: "post",
  path: "/api/turns/{turnId}/edits",
  summary: "Changes the plan of an answer, runs it, and shows the new answer (text/event-stream)",
  access: alsoLimited(byMaker("turn", "editor")),
  act: asks,
  params: one,
  body: z.strictObject({
    /** Applied one after another, as one step of the history. */
    edits: z.array(z.custom<PlanEdit>()).max(maxEdits),
    /** A guessed part that is right. Without it, there is at least one edit. */
    confirmed: z.custom<PlanPart>().optional(),
    /** The result that they change. If the turn shows another one by now, they are refused (409). */
    of: uuid,
  }),
  result: z.string(),
  contentType: "text/event-stream",
});

/** A stream like that of `editTurn`. It fails if the SQL says more than a plan can, and names the part. */
export const planTurnSql = endpoint({
  name: "planTurnSql",
  method: "post",
  path: "/api/turns/{turnId}/plan",
  summary: "Turns an answer's edited SQL into a plan that chips can edit (text/event-stream)",
  access: alsoLimited(byMaker("turn", "editor")),
  act: asks,
  params: one,
  body: z.strictObject({ of: uuid }),
  result: z.string(),
  contentType: "text/event-stream",
});

/** The result that an edit changes. If the turn shows another one by now, the edit is refused (409). */
const ofShown = z.strictObject({ of: uuid });

export const undoTurnEdit = endpoint({
  name: "undoTurnEdit",
  method: "post",
  path: "/api/turns/{turnId}/undo",
  summary: "Shows the answer as it was before its last edit, without running anything",
  access: alsoLimited(byMaker("turn", "editor")),
  act: asks,
  params: one,
  body: ofShown,
  result: turn,
});

export const redoTurnEdit = endpoint({
  name: "redoTurnEdit",
  method: "post",
  path: "/api/turns/{turnId}/redo",
  summary: "Shows the answer as it was before the last undo, without running anything",
  access: alsoLimited(byMaker("turn", "editor")),
  act: asks,
  params: one,
  body: ofShown,
  result: turn,
});
