import { z } from "zod";
import { byRole } from "./access-rule.ts";
import { logged, loggedRead } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { deleted, line, person, timeMs, uuid } from "./words.ts";

const phrase = line.trim().min(1, "Enter the word.").max(100, "Keep it under 100 characters.");
const tableId = z.string().min(1, "Choose a table.").max(1_000);
const columnName = z.string().min(1, "Choose a column.").max(500);

/** A word that people use, and the table, column, value or condition that it means. */
const synonym = z.strictObject({
  kind: z.literal("synonym"),
  phrase,
  table: tableId,
  column: columnName.nullable().default(null),
  /** A value of the column. Null means the column or table itself. */
  value: z.string().max(200).nullable().default(null),
  /** SQL: which rows of the table it means, such as `shipped_on > required_on` for “late”. */
  condition: line.trim().min(1, "Enter which rows it means.").max(2_000).nullable().default(null),
});

/** A number with a name: `sum(quantity * unit_price)` over one table. */
const metric = z.strictObject({
  kind: z.literal("metric"),
  name: phrase,
  table: tableId,
  /** SQL: aggregates, arithmetic and columns of the table. */
  expression: line.trim().min(1, "Enter how it is computed.").max(2_000),
  description: line.trim().max(2_000).nullable().default(null),
});

/** A question and the SQL that answers it. */
const example = z.strictObject({
  kind: z.literal("example"),
  question: line.trim().min(1, "Enter the question.").max(2_000),
  sql: z.string().trim().min(1, "Enter the SQL.").max(50_000),
});

/** A rule in words, which becomes default filters, words, the date of a table or the start of the fiscal year. */
const rule = z.strictObject({
  kind: z.literal("rule"),
  text: z.string().trim().min(1, "Enter the rule.").max(4_000),
});

/** A condition on the rows of a table that applies unless a question overrides it. */
const filter = z.strictObject({
  kind: z.literal("filter"),
  table: tableId,
  /** SQL: comparisons of the table's columns, combined with `and`. */
  condition: line.trim().min(1, "Enter which rows count.").max(2_000),
});

const day = z.iso.date("Enter a day, such as 2026-11-27.");

/** Something that happened, which charts over time mark. It does not change answers. */
const event = z
  .strictObject({
    kind: z.literal("event"),
    title: line.trim().min(1, "Enter what happened.").max(100, "Keep it under 100 characters."),
    from: day,
    /** The last day that it includes; null for a single day. */
    to: day.nullable().default(null),
    note: line.trim().max(2_000).nullable().default(null),
  })
  .refine(({ from, to }) => to === null || to >= from, {
    path: ["to"],
    message: "The last day is before the first one.",
  });

/** One entry of the knowledge that people have defined for a database. */
export const knowledge = z.discriminatedUnion("kind", [synonym, metric, filter, example, rule, event]);
export type Knowledge = z.infer<typeof knowledge>;
export const knowledgeKind = z.enum(["synonym", "metric", "filter", "example", "rule", "event"]);
export type KnowledgeKind = z.infer<typeof knowledgeKind>;

export const knowledgeEntry = z
  .object({
    id: uuid,
    entry: knowledge,
    author: person,
    createdAtMs: timeMs,
    updatedAtMs: timeMs,
    /** What a rule became, a sentence for each effect. Empty for other kinds. */
    becomes: z.array(z.string()).readonly(),
    /** How many of the reader's own questions have answers that follow it. */
    questionCount: z.number().int(),
    /** Why answers cannot use it now, for example because a column is gone or hidden; null if they can. */
    problem: z.string().nullable(),
  })
  .readonly();
export type KnowledgeEntry = z.infer<typeof knowledgeEntry>;

const inDatabase = z.object({ databaseId: uuid });
const one = z.object({ databaseId: uuid, entryId: uuid });

export const listKnowledge = endpoint({
  name: "listKnowledge",
  method: "get",
  path: "/api/databases/{databaseId}/knowledge",
  summary: "Everything that people defined about a database, by kind, then by name",
  access: byRole("viewer", "database"),
  params: inDatabase,
  query: z.object({ kind: knowledgeKind.optional() }),
  result: z.array(knowledgeEntry).readonly(),
});

/** A question whose answer follows a definition. */
export const changedQuestion = z
  .object({ turnId: uuid, conversationId: uuid, question: z.string(), askedAtMs: timeMs })
  .readonly();
export type ChangedQuestion = z.infer<typeof changedQuestion>;

export const listChangedQuestions = endpoint({
  name: "listChangedQuestions",
  method: "get",
  path: "/api/databases/{databaseId}/knowledge/{entryId}/questions",
  summary: "The reader's own questions whose answers follow a definition, latest first",
  access: byRole("viewer", "database"),
  params: one,
  query: pageQuery,
  result: pageOf(changedQuestion),
});

export const addKnowledge = endpoint({
  name: "addKnowledge",
  method: "post",
  path: "/api/databases/{databaseId}/knowledge",
  summary: "Defines a word, a metric, a default filter, an example, a rule or a dated event",
  access: byRole("editor", "database"),
  act: logged("added knowledge", { facts: ["entry"] }),
  params: inDatabase,
  body: z.strictObject({ entry: knowledge }),
  result: knowledgeEntry,
});

export const updateKnowledge = endpoint({
  name: "updateKnowledge",
  method: "put",
  path: "/api/databases/{databaseId}/knowledge/{entryId}",
  summary: "Replaces a definition; its kind does not change",
  access: byRole("editor", "database"),
  act: logged("changed knowledge", { facts: ["entry"] }),
  params: one,
  body: z.strictObject({ entry: knowledge }),
  result: knowledgeEntry,
});

export const deleteKnowledge = endpoint({
  name: "deleteKnowledge",
  method: "delete",
  path: "/api/databases/{databaseId}/knowledge/{entryId}",
  summary: "Deletes a definition; it can be restored",
  access: byRole("editor", "database"),
  act: logged("deleted knowledge", { facts: ["entryId"] }),
  params: one,
  result: deleted,
});

export const restoreKnowledge = endpoint({
  name: "restoreKnowledge",
  method: "post",
  path: "/api/databases/{databaseId}/knowledge/{entryId}/restore",
  summary: "Restores a deleted definition",
  access: byRole("editor", "database"),
  act: logged("restored knowledge", { facts: ["entryId"] }),
  params: one,
  result: knowledgeEntry,
});

export const exportKnowledge = endpoint({
  name: "exportKnowledge",
  method: "get",
  path: "/api/databases/{databaseId}/knowledge-file",
  summary: "All definitions, with descriptions and relationships, as one versioned YAML file",
  access: byRole("viewer", "database"),
  act: loggedRead("exported the knowledge"),
  params: inDatabase,
  result: z.string(),
  contentType: "application/yaml",
});

/** The changes that an imported file makes or would make. Entries that are not in the file are never removed. */
export const knowledgeImport = z
  .object({
    /** If there are any, nothing is changed. Lines count from 1. */
    problems: z.array(z.object({ line: z.number().int(), message: z.string() }).readonly()).readonly(),
    /** A description of each change, in the order of the file. */
    added: z.array(z.string()).readonly(),
    changed: z.array(z.string()).readonly(),
    unchangedCount: z.number().int(),
    isApplied: z.boolean(),
  })
  .readonly();
export type KnowledgeImport = z.infer<typeof knowledgeImport>;

export const importKnowledge = endpoint({
  name: "importKnowledge",
  method: "post",
  path: "/api/databases/{databaseId}/knowledge-file",
  summary: "Imports an exported file: previews the changes, or makes all of them at once",
  access: byRole("editor", "database"),
  act: logged("imported knowledge", { facts: ["apply"] }),
  params: inDatabase,
  body: z.strictObject({ text: z.string().max(900_000, "The file is too large."), apply: z.boolean() }),
  result: knowledgeImport,
});
