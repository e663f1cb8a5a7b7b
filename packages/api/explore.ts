import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { asks } from "./act.ts";
import { turn } from "./conversation.ts";
import { endpoint } from "./endpoint.ts";
import { editFilterSchema } from "./stored/plan-edit-schema.ts";
import { columnName, tableId, uuid } from "./words.ts";

const column = z.strictObject({ table: tableId, column: columnName });
const day = z.iso.date();

/** What is looked at: a whole database by default, a table, one of its measures, or some of its rows. */
export const exploration = z.strictObject({
  table: tableId.nullable().default(null),
  /** The key of a measure, from the profile of the table. */
  measure: z.string().min(1).max(600).nullable().default(null),
  by: column.readonly().nullable().default(null),
  filters: z
    .array(z.strictObject({ ...column.shape, value: z.string().max(2_000).nullable() }).readonly())
    .max(20)
    .readonly()
    .default([]),
  /** Conditions besides single values. */
  conditions: z
    .array(z.strictObject({ filter: editFilterSchema(), words: z.string().max(500) }).readonly())
    .max(20)
    .readonly()
    .exactOptional(),
  /** Days from `from` up to but excluding `to`. */
  period: z.strictObject({ from: day, to: day }).readonly().nullable().default(null),
});

const inDatabase = z.object({ databaseId: uuid });

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
