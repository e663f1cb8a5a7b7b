import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { reads } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { longestQuestion, longestSql, sqlVariables } from "./turn.ts";
import { line, uuid } from "./words.ts";

/* What helps people to write a question: completions, marks, meanings of words, starters, names for SQL. */

const inDatabase = z.object({ databaseId: uuid });

/** A suggestion for the words at the caret. */
export const completion = z
  .object({
    /**
     * The kind of the completed words. A `question` is an earlier one of mine or a saved example, a `verified` one has a
     * verified answer; both replace everything. A `spelling` corrects a word; a `chart`
     * says how to draw.
     */
    kind: z.enum(["table", "column", "value", "grain", "chart", "question", "verified", "spelling"]),
    label: z.string(),
    /** The table of a column, or the column of a value. Empty for others. */
    detail: z.string(),
    /** How often I asked this question. 0 for others. */
    askedCount: z.number().int(),
    /** The whole question after accepting the suggestion, and the position of the caret in it. */
    text: z.string(),
    caret: z.number().int(),
  })
  .readonly();
export type Completion = z.infer<typeof completion>;

/** Completions for a question that is being typed. */
export const completions = z
  .object({
    found: z.array(completion).readonly(),
    /** True if looking for all of them would have taken too long: the same request finds more. */
    isPartial: z.boolean(),
  })
  .readonly();
export type Completions = z.infer<typeof completions>;

export const listCompletions = endpoint({
  name: "listCompletions",
  method: "get",
  path: "/api/databases/{databaseId}/completions",
  summary: "Completions for a question that is being typed; the engine understands each of them",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  query: z.object({
    text: line.max(longestQuestion),
    caret: z.coerce.number().int().min(0).max(longestQuestion),
    /** The turn that the question follows. */
    afterTurnId: uuid.optional(),
  }),
  result: completions,
});

/** How some words of a question are understood. */
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
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  query: z.object({ text: line.max(longestQuestion) }),
  result: z.array(mark).readonly(),
});

/** Something that a word of a question may mean. */
export const wordMeaning = z
  .object({
    table: z.string(),
    /** Null for the table itself. */
    column: z.string().nullable(),
    /** Null for the table or the column itself. */
    value: z.string().nullable(),
    /** Its name as people say it; a value as it is. */
    label: z.string(),
    /** Where it is, and some of its values. */
    detail: z.string(),
  })
  .readonly();
export type WordMeaning = z.infer<typeof wordMeaning>;

export const listWordMeanings = endpoint({
  name: "listWordMeanings",
  method: "get",
  path: "/api/databases/{databaseId}/word-meanings",
  summary: "What some words of a question may mean, likeliest first, or what a search finds",
  access: byRole("editor", "database"),
  params: inDatabase,
  query: z.object({
    question: line.max(longestQuestion),
    /** The position of the words in the question. */
    start: z.coerce.number().int().min(0).max(longestQuestion),
    end: z.coerce.number().int().min(0).max(longestQuestion),
    search: line.max(200).default(""),
  }),
  result: z.array(wordMeaning).readonly(),
});

export const listStarters = endpoint({
  name: "listStarters",
  method: "get",
  path: "/api/databases/{databaseId}/starters",
  summary: "Starter questions, each with a result in this database",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  result: z.array(z.string()).readonly(),
});

const names = z.array(z.string()).readonly();

export const listSqlNames = endpoint({
  name: "listSqlNames",
  method: "get",
  path: "/api/databases/{databaseId}/sql-names",
  summary: "Tables and their columns, as SQL names them, for an editor",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  result: z
    .array(
      z
        .object({
          table: z.string(),
          columns: names,
          /** The tables that its rows refer to: pairs of columns that are equal. */
          references: z
            .array(z.object({ columns: names, table: z.string(), otherColumns: names }).readonly())
            .readonly(),
        })
        .readonly(),
    )
    .readonly(),
});
export type SqlNames = z.infer<typeof listSqlNames.result>;

export const explainSql = endpoint({
  name: "explainSql",
  method: "post",
  path: "/api/databases/{databaseId}/sql-explanation",
  summary: "How the database would run a statement, as it estimates without running it",
  access: byRole("editor", "database"),
  act: reads,
  params: inDatabase,
  body: z.strictObject({
    sql: z.string().max(longestSql, "Keep the SQL under 100,000 characters."),
    variables: sqlVariables,
  }),
  /** From the result down: a step is followed by those whose rows it works on, one level deeper. */
  result: z
    .array(
      z
        .object({
          depth: z.number().int(),
          operation: z.string(),
          details: names,
          rows: z.number().nullable(),
          costShare: z.number().nullable(),
        })
        .readonly(),
    )
    .readonly(),
});
