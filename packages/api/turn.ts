import { z } from "zod";
import { turn } from "./conversation.ts";
import { endpoint } from "./endpoint.ts";
import { defaultFilterName, line, uuid } from "./words.ts";

/** The longest question, in UTF-16 units, as the engine reads it. */
export const longestQuestion = 2_000;

/** What a person asks: not blank, not a novel. */
export const questionText = line
  .trim()
  .min(1, "Type a question.")
  .max(longestQuestion, `Keep the question under ${longestQuestion.toLocaleString("en-US")} characters.`);

/** When a step began, in milliseconds since the turn did. */
const atMs = z.number();
/** How long the step took. */
const ms = z.number();

/**
 * The steps of a question, reported as they happen. `opening-database` comes only where the database was not open
 * yet; `receiving` only where rows come in several parts; `checking` only where the likeliest reading found nothing; `waiting` only
 * where as many queries run in the database as may, and this one's turn comes later.
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
  /** So many other interpretations were run to find a better one. */
  z.object({ kind: z.literal("checking"), atMs, ms, readingCount: z.number().int() }).readonly(),
  /** The number of rows received so far: replaced until all have arrived. */
  z.object({ kind: z.literal("receiving"), atMs, rowCount: z.number().int() }).readonly(),
  z.object({ kind: z.literal("received"), atMs, ms, rowCount: z.number().int() }).readonly(),
  z.object({ kind: z.literal("drawing"), atMs }).readonly(),
]);
export type TurnStep = z.infer<typeof turnStep>;

const one = z.object({ turnId: uuid });

export const askQuestion = endpoint({
  name: "askQuestion",
  method: "post",
  path: "/api/conversations/{conversationId}/turns",
  summary: "Asks a question; `watchTurn` reports the progress of the answer",
  params: z.object({ conversationId: uuid }),
  body: z.strictObject({
    question: questionText,
    /** Chosen by the caller, so that sending it again asks once; the server chooses by default. */
    id: uuid.optional(),
    /** The turn that this one follows; null starts afresh. The last one by default. */
    afterTurnId: uuid.nullable().optional(),
    /** Default filters that are not to hold. Those of the turn that it follows by default. */
    without: z.array(defaultFilterName).max(100).readonly().optional(),
  }),
  result: turn,
});

export const getTurn = endpoint({
  name: "getTurn",
  method: "get",
  path: "/api/turns/{turnId}",
  summary: "One question and its result so far",
  params: one,
  result: turn,
});

/** A stream of events, for `EventSource`: see docs/guides/asking-over-http.md. */
export const watchTurn = endpoint({
  name: "watchTurn",
  method: "get",
  path: "/api/turns/{turnId}/events",
  summary: "The steps of a question from its start to its end (text/event-stream)",
  params: one,
  result: z.string(),
  contentType: "text/event-stream",
});

export const stopTurn = endpoint({
  name: "stopTurn",
  method: "post",
  path: "/api/turns/{turnId}/stop",
  summary: "Stops a question, in the database too; a finished question does not change",
  params: one,
  result: turn,
});

/** The longest SQL that somebody may write, in UTF-16 units. */
export const longestSql = 100_000;

/** A stream of events like `watchTurn`'s, which ends when the SQL has run: see docs/guides/asking-over-http.md. */
export const runTurnSql = endpoint({
  name: "runTurnSql",
  method: "post",
  path: "/api/turns/{turnId}/sql",
  summary: "Runs edited SQL in place of an answer's, and saves its result (text/event-stream)",
  params: one,
  body: z.strictObject({ sql: z.string().max(longestSql, "Keep the SQL under 100,000 characters.") }),
  result: z.string(),
  contentType: "text/event-stream",
});

export const resetTurnSql = endpoint({
  name: "resetTurnSql",
  method: "delete",
  path: "/api/turns/{turnId}/sql",
  summary: "Restores the answer as it was before its SQL was edited",
  params: one,
  result: turn,
});

/** Lines of JSON: first what the table is, then its rows, some thousand a line. */
export const readTurnTable = endpoint({
  name: "readTurnTable",
  method: "get",
  path: "/api/turns/{turnId}/table",
  summary:
    "All rows of an answer's table, column by column, some thousand rows a line (application/x-ndjson)",
  params: one,
  result: z.string(),
  contentType: "application/x-ndjson",
});

/** Where in a question somebody types, and what could be there instead. */
export const completion = z
  .object({
    /** What the completed words are; `question` is one that I asked before or somebody taught, and replaces everything. */
    kind: z.enum(["table", "column", "value", "question"]),
    label: z.string(),
    /** What it belongs to: the table of a column, the column of a value. Empty without. */
    detail: z.string(),
    /** The whole question after accepting it, and the caret's position in it. */
    text: z.string(),
    caret: z.number().int(),
  })
  .readonly();
export type Completion = z.infer<typeof completion>;

const inDatabase = z.object({ databaseId: uuid });

export const listCompletions = endpoint({
  name: "listCompletions",
  method: "get",
  path: "/api/databases/{databaseId}/completions",
  summary: "Completions for a question that is being typed; the engine understands each of them",
  params: inDatabase,
  query: z.object({
    text: line.max(longestQuestion),
    caret: z.coerce.number().int().min(0).max(longestQuestion),
  }),
  result: z.array(completion).readonly(),
});

/** What some words of a question are taken for. */
export const mark = z
  .object({
    span: z.object({ start: z.number().int(), end: z.number().int() }).readonly(),
    kind: z.enum(["understood", "guessed", "unknown", "ignored"]),
    means: z.string(),
    reason: z.string(),
  })
  .readonly();

export const listMarks = endpoint({
  name: "listMarks",
  method: "get",
  path: "/api/databases/{databaseId}/marks",
  summary: "What the words of a question refer to, without asking it",
  params: inDatabase,
  query: z.object({ text: line.max(longestQuestion) }),
  result: z.array(mark).readonly(),
});

export const listStarters = endpoint({
  name: "listStarters",
  method: "get",
  path: "/api/databases/{databaseId}/starters",
  summary: "Starter questions, each with a result in this database",
  params: inDatabase,
  result: z.array(z.string()).readonly(),
});

export const listSqlNames = endpoint({
  name: "listSqlNames",
  method: "get",
  path: "/api/databases/{databaseId}/sql-names",
  summary: "Tables and their columns, as SQL names them, for an editor",
  params: inDatabase,
  result: z
    .array(z.object({ table: z.string(), columns: z.array(z.string()).readonly() }).readonly())
    .readonly(),
});
export type SqlNames = z.infer<typeof listSqlNames.result>;

/** The most rows that any call gives. */
export const maxRowsAtOnce = 10_000_000;

/** Lines of JSON, sent as rows come: see docs/guides/asking-over-http.md. */
export const queryDatabase = endpoint({
  name: "queryDatabase",
  method: "post",
  path: "/api/databases/{databaseId}/query",
  summary: "Runs SQL that reads, and streams its rows, column by column (application/x-ndjson)",
  params: inDatabase,
  body: z.strictObject({
    sql: z.string().max(longestSql, "Keep the SQL under 100,000 characters."),
    /** What is beyond is left out, and the last line reports it. */
    maxRows: z.number().int().min(1).max(maxRowsAtOnce).default(100_000),
  }),
  result: z.string(),
  contentType: "application/x-ndjson",
});

/** `json` is the table as it is saved; `csv` is text for spreadsheets, in which nothing is taken for a formula. */
export const exportFormat = z.enum(["csv", "json"]);

export const exportTurn = endpoint({
  name: "exportTurn",
  method: "get",
  path: "/api/turns/{turnId}/export",
  summary: "The table of an answer as a file",
  params: one,
  query: z.object({
    format: exportFormat.default("csv"),
    /** `1` marks the text as UTF-8 for older spreadsheets. */
    bom: z.enum(["0", "1"]).default("0"),
    /** `all` runs the statement again without a limit on rows; as `json` it is then written row by row. */
    rows: z.enum(["kept", "all"]).default("kept"),
  }),
  result: z.string(),
  contentType: "text/csv",
});
