import type { ExplorationStart } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byMaker, byRole } from "./access-rule.ts";
import { asks } from "./act.ts";
import { turn } from "./conversation.ts";
import { endpoint } from "./endpoint.ts";
import { editFilterSchema } from "./stored/plan-edit-schema.ts";
import { columnName, line, tableId, uuid } from "./words.ts";

const column = z.strictObject({
  table: tableId,
  column: columnName,
  /** The reference that leads to the table, where several do. */
  via: z.strictObject({ table: tableId, column: columnName }).readonly().exactOptional(),
});
const day = z.iso.date();
const value = z.strictObject({ ...column.shape, value: z.string().max(2_000).nullable() }).readonly();
const values = z.array(value).max(20).readonly().default([]);
/** Days from `from` up to but excluding `to`. */
const days = z.strictObject({ from: day, to: day }).readonly();

/** What is looked at: a whole database by default, a table, one of its measures, or some of its rows. */
export const exploration = z.strictObject({
  table: tableId.nullable().default(null),
  /** The key of a measure, from the profile of the table. */
  measure: z.string().min(1).max(600).nullable().default(null),
  by: column.readonly().nullable().default(null),
  filters: values,
  /** Conditions besides single values. */
  conditions: z
    .array(z.strictObject({ filter: editFilterSchema(), words: z.string().max(500) }).readonly())
    .max(20)
    .readonly()
    .exactOptional(),
  period: days.nullable().default(null),
  /** Values whose rows are left out. */
  without: values,
  /** Two parts of the rows, side by side. */
  compare: z
    .discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("values"), of: value, with: value.nullable() }).readonly(),
      z.strictObject({ kind: z.literal("periods"), of: days, with: days }).readonly(),
    ])
    .nullable()
    .default(null),
});

const inDatabase = z.object({ databaseId: uuid });

const start = z.custom<ExplorationStart>();

export const findTopicExploration = endpoint({
  name: "findTopicExploration",
  method: "get",
  path: "/api/databases/{databaseId}/exploration",
  summary: "What to look at in a topic in words, such as a table or a figure; without one, what there is",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  query: z.object({ topic: line.trim().max(500).default("") }),
  result: start,
});

export const findChartExploration = endpoint({
  name: "findChartExploration",
  method: "get",
  path: "/api/charts/{chartId}/exploration",
  summary: "The table, figure and rows of a saved chart, to look around in",
  access: alsoLimited(byRole("viewer", "chart")),
  params: z.object({ chartId: uuid }),
  result: start,
});

export const findTurnExploration = endpoint({
  name: "findTurnExploration",
  method: "get",
  path: "/api/turns/{turnId}/exploration",
  summary: "The table, figure and rows of an answer, to look around in",
  access: alsoLimited(byMaker("turn")),
  params: z.object({ turnId: uuid }),
  result: start,
});

/** Lines of JSON, sent as queries finish: see docs/guides/explorer.md. */
export const exploreDatabase = endpoint({
  name: "exploreDatabase",
  method: "post",
  path: "/api/databases/{databaseId}/explore",
  summary: "Profiles tables, and finds what is worth looking at (application/x-ndjson)",
  access: alsoLimited(byRole("viewer", "database")),
  act: asks,
  params: inDatabase,
  body: exploration,
  result: z.string(),
  contentType: "application/x-ndjson",
});

export const openFinding = endpoint({
  name: "openFinding",
  method: "post",
  path: "/api/databases/{databaseId}/findings",
  summary: "Adds a finding of an exploration to a conversation, as an answered question",
  access: alsoLimited(byRole("viewer", "database")),
  act: asks,
  params: inDatabase,
  body: z.strictObject({
    exploration,
    /** The id of the finding in this exploration. */
    finding: z.string().min(1).max(3_000),
    /** A conversation of the user, or the id for a new one. */
    conversationId: uuid,
    /** Chosen by the caller, so that a repeated request opens it once. */
    turnId: uuid,
  }),
  result: turn,
});
