import type { SqlVariable } from "@askery/model";
import { z } from "zod";
import { turn } from "./conversation.ts";
import { alsoLimited, byMaker, byReader, byRole } from "./access-rule.ts";
import { asks, loggedRead, stops } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { defaultFilterName, line, uuid } from "./words.ts";

/** The maximum length of a question in UTF-16 code units. The engine has the same limit. */
export const longestQuestion = 2_000;

export const questionText = line
  .trim()
  .min(1, "Type a question.")
  .max(longestQuestion, `Keep the question under ${longestQuestion.toLocaleString("en-US")} characters.`);

/** When a step began, in milliseconds after the start of the turn. */
const atMs = z.number();
/** The duration of the step. */
const ms = z.number();

/**
 * The steps of a question, reported as they happen. `opening-database` occurs only if the database was not open yet;
 * `waiting` only if the database is already running its maximum number of queries; `receiving` only if rows arrive in
 * several parts; `checking` only if the likeliest interpretation found nothing.
 */
export const turnStep = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("opening-database"), atMs }).readonly(),
  z.object({ kind: z.literal("reading-words"), atMs }).readonly(),
  z
    .object({ kind: z.literal("choosing-tables"), atMs, ms, tables: z.array(z.string()).readonly() })
    .readonly(),
  z.object({ kind: z.literal("writing-sql"), atMs, ms, sql: z.string() }).readonly(),
  z.object({ kind: z.literal("waiting"), atMs }).readonly(),
  z.object({ kind: z.literal("running"), atMs }).readonly(),
  /** The number of other interpretations that were run to find a better one. */
  z.object({ kind: z.literal("checking"), atMs, ms, readingCount: z.number().int() }).readonly(),
  /** The rows received so far. The step is replaced until all have arrived. */
  z.object({ kind: z.literal("receiving"), atMs, rowCount: z.number().int() }).readonly(),
  z.object({ kind: z.literal("received"), atMs, ms, rowCount: z.number().int() }).readonly(),
  z.object({ kind: z.literal("drawing"), atMs }).readonly(),
]);
export type TurnStep = z.infer<typeof turnStep>;

const one = z.object({ turnId: uuid });
const inDatabase = z.object({ databaseId: uuid });

export const askQuestion = endpoint({
  name: "askQuestion",
  method: "post",
  path: "/api/conversations/{conversationId}/turns",
  summary: "Asks a question; `watchTurn` reports the progress of the answer",
  access: alsoLimited(byMaker("conversation")),
  act: asks,
  params: z.object({ conversationId: uuid }),
  body: z.strictObject({
    question: questionText,
    /** Chosen by the caller, so that a repeated request asks once. Default: chosen by the server. */
    id: uuid.optional(),
    /** The turn that this one follows; null starts a new topic. Default: the last turn. */
    afterTurnId: uuid.nullable().optional(),
    /** Default filters that do not apply. Default: those of the turn that this one follows. */
    without: z.array(defaultFilterName).max(100).readonly().optional(),
    /** The `id` of one of the choices offered for this question. Default: the engine chooses. */
    choice: z.string().max(longestQuestion).optional(),
  }),
  result: turn,
});

export const getTurn = endpoint({
  name: "getTurn",
  method: "get",
  path: "/api/turns/{turnId}",
  summary: "One question and its result so far",
  access: alsoLimited(byReader("turn")),
  params: one,
  result: turn,
});

/** A stream of events, for `EventSource`: see docs/guides/asking-over-http.md. */
export const watchTurn = endpoint({
  name: "watchTurn",
  method: "get",
  path: "/api/turns/{turnId}/events",
  summary: "The steps of a question from its start to its end (text/event-stream)",
  access: alsoLimited(byReader("turn")),
  params: one,
  result: z.string(),
  contentType: "text/event-stream",
});

export const stopTurn = endpoint({
  name: "stopTurn",
  method: "post",
  path: "/api/turns/{turnId}/stop",
  summary: "Stops a question, in the database too; a finished question does not change",
  access: alsoLimited(byMaker("turn")),
  act: stops,
  params: one,
  result: turn,
});

/** The maximum length of SQL that a person may write, in UTF-16 code units. */
export const longestSql = 100_000;

/** The values of the `{{name}}`s in SQL. The server checks them with `readSqlVariables`. */
export const sqlVariables = z.array(z.custom<SqlVariable>()).readonly().default([]);

/** A stream of events like that of `watchTurn`. It ends when the SQL has run: see docs/guides/asking-over-http.md. */
export const runTurnSql = endpoint({
  name: "runTurnSql",
  method: "post",
  path: "/api/turns/{turnId}/sql",
  summary: "Runs edited SQL in place of an answer's, and saves its result (text/event-stream)",
  access: alsoLimited(byMaker("turn", "editor")),
  act: asks,
  params: one,
  body: z.strictObject({
    sql: z.string().max(longestSql, "Keep the SQL under 100,000 characters."),
    variables: sqlVariables,
  }),
  result: z.string(),
  contentType: "text/event-stream",
});

export const resetTurnSql = endpoint({
  name: "resetTurnSql",
  method: "delete",
  path: "/api/turns/{turnId}/sql",
  summary: "Restores the answer as it was before its SQL was edited; redoing brings the SQL back",
  access: alsoLimited(byMaker("turn", "editor")),
  act: asks,
  params: one,
  result: turn,
});

/** Lines of JSON: first a description of the table, then its rows, about a thousand per line. */
export const readTurnTable = endpoint({
  name: "readTurnTable",
  method: "get",
  path: "/api/turns/{turnId}/table",
  summary:
    "All rows of an answer's table, column by column, some thousand rows a line (application/x-ndjson)",
  access: alsoLimited(byReader("turn")),
  params: one,
  result: z.string(),
  contentType: "application/x-ndjson",
});

/** The maximum number of rows that a call can return. */
export const maxRowsAtOnce = 10_000_000;

/** Lines of JSON, sent as the rows arrive: see docs/guides/asking-over-http.md. */
export const queryDatabase = endpoint({
  name: "queryDatabase",
  method: "post",
  path: "/api/databases/{databaseId}/query",
  summary: "Runs SQL that reads, and streams its rows, column by column (application/x-ndjson)",
  access: alsoLimited(byRole("editor", "database")),
  act: loggedRead("ran SQL", { facts: ["sql"] }),
  params: inDatabase,
  body: z.strictObject({
    sql: z.string().max(longestSql, "Keep the SQL under 100,000 characters."),
    /** Further rows are left out; the last line reports that. */
    maxRows: z.number().int().min(1).max(maxRowsAtOnce).default(100_000),
  }),
  result: z.string(),
  contentType: "application/x-ndjson",
});
