import type { Table } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { logged } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { givenColumnMeaning, givenTableMeaning } from "./meaning.ts";
import { pageOf, pageQuery } from "./page.ts";
import { columnName, line, nothing, tableId, timeMs, uuid } from "./words.ts";

const description = line.trim().max(2_000, "Keep it under 2,000 characters.").nullable();
const synonyms = z
  .array(line.trim().min(1).max(100, "Keep each under 100 characters."))
  .max(50, "Keep it to 50 words.");

/** One table, as the list shows it. */
export const tableSummary = z
  .object({
    id: z.string(),
    schema: z.string().nullable(),
    name: z.string(),
    kind: z.enum(["table", "view"]),
    /** An estimate; null if the database has no cheap one. */
    rowCount: z.number().nullable(),
    columnCount: z.number().int(),
    /** Whether answers ignore it. */
    isHidden: z.boolean(),
    /** The code that reading it runs and that may do more than read, for which a sync skips it. Null for most tables. */
    runs: z.string().nullable(),
    /** The number of visible columns without a description. */
    undescribedCount: z.number().int(),
  })
  .readonly();
export type TableSummary = z.infer<typeof tableSummary>;

/** Statistics of a column's values. They are empty for a private column. */
export const columnProfile = z
  .object({
    /** The share of rows that have a value, 0–1. Null if unknown. */
    filledShare: z.number().nullable(),
    /** Null if unknown. */
    distinctCount: z.number().nullable(),
    /** Most frequent first. */
    topValues: z.array(z.string()).readonly(),
    min: z.string().nullable(),
    max: z.string().nullable(),
  })
  .readonly();
export type ColumnProfile = z.infer<typeof columnProfile>;

export const tableColumn = z
  .object({
    name: z.string(),
    type: z.enum([
      "text",
      "integer",
      "decimal",
      "float",
      "boolean",
      "date",
      "timestamp",
      "time",
      "json",
      "binary",
      "other",
    ]),
    nativeType: z.string(),
    isKey: z.boolean(),
    isNullable: z.boolean(),
    /** The key that it refers to. */
    refersTo: z.object({ table: z.string(), column: z.string() }).readonly().nullable(),
    /** A person's text or, if there is none, the database's own comment. */
    description: z.string().nullable(),
    /** Whether a person wrote the description. */
    isDescriptionOwn: z.boolean(),
    synonyms: z.array(z.string()).readonly(),
    meaning: givenColumnMeaning,
    profile: columnProfile.nullable(),
    /** Values of a private column are never sampled, shown or selected. */
    isPrivate: z.boolean(),
    /** Why it looks like a secret, where that makes it private; null where people made it private, and for others. */
    secretReason: z.string().nullable(),
    /** Whether answers ignore it. */
    isHidden: z.boolean(),
  })
  .readonly();
export type TableColumnDetail = z.infer<typeof tableColumn>;

const tableColumns = z.object({ table: z.string(), columns: z.array(z.string()).readonly() }).readonly();

/** `from` refers to `to`: many rows to one. The same two sides always have the same id. */
export const relationship = z
  .object({
    id: z.string(),
    from: tableColumns,
    to: tableColumns,
    /** `declared` by the database, `found` in names and values, or `given` by a person. */
    origin: z.enum(["declared", "found", "given"]),
    /** What people decided about a found relationship; null for others. */
    verdict: z.enum(["undecided", "confirmed", "rejected"]).nullable(),
    /** In words: “Many order_lines, one orders”. */
    summary: z.string(),
  })
  .readonly();
export type SavedRelationship = z.infer<typeof relationship>;

const relationshipId = z.string().min(1).max(64);
const relationshipSort = z.enum(["all", "undecided", "found", "declared", "given"]);
export type RelationshipSort = z.infer<typeof relationshipSort>;

/** Which rows the profiles of a table's columns were computed from, and how many they were. */
export const profiledRows = z
  .object({
    basis: z.enum(["all-rows", "spread-sample", "first-rows", "statistics"]),
    rowCount: z.number(),
  })
  .readonly();
export type ProfiledRows = z.infer<typeof profiledRows>;

export const tableDetail = z
  .object({
    ...tableSummary.unwrap().shape,
    /** Null where it is not known. */
    profiledRows: profiledRows.nullable(),
    description: z.string().nullable(),
    isDescriptionOwn: z.boolean(),
    synonyms: z.array(z.string()).readonly(),
    meaning: givenTableMeaning,
    columns: z.array(tableColumn).readonly(),
    /** Some of its relationships, first those from this table to others. */
    relationships: z.array(relationship).readonly(),
    relationshipCount: z.number().int(),
    /** When the table was read from the database. */
    readAtMs: timeMs,
  })
  .readonly();
export type TableDetail = z.infer<typeof tableDetail>;

/** The first rows of a table. */
export const tablePreview = z
  .object({
    table: z.custom<Table>((value) => typeof value === "object" && value !== null),
    /** Columns whose values are hidden. */
    privateColumns: z.array(z.string()).readonly(),
  })
  .readonly();

const inDatabase = z.object({ databaseId: uuid });
const oneTable = z.object({ databaseId: uuid, tableId });

export const listTables = endpoint({
  name: "listTables",
  method: "get",
  path: "/api/databases/{databaseId}/tables",
  summary: "The tables of a database by name; excluded tables come last",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  query: pageQuery.extend({ search: line.max(200).optional() }),
  result: pageOf(tableSummary),
});

export const getTable = endpoint({
  name: "getTable",
  method: "get",
  path: "/api/databases/{databaseId}/tables/{tableId}",
  summary: "One table with its columns, what is known of their values, and its relationships",
  access: byRole("viewer", "database"),
  params: oneTable,
  result: tableDetail,
});

export const previewTable = endpoint({
  name: "previewTable",
  method: "get",
  path: "/api/databases/{databaseId}/tables/{tableId}/preview",
  summary: "The first 50 rows of a table; private columns are not read and remain empty",
  access: byRole("viewer", "database"),
  params: oneTable,
  result: tablePreview,
});

/** The distribution of a column's values. Heights are 0–1; the highest bar is 1. */
const histogram = z
  .object({
    column: z.string(),
    bars: z.array(z.number()).readonly(),
    min: z.string(),
    max: z.string(),
  })
  .readonly();
export type Histogram = z.infer<typeof histogram>;

export const drawHistograms = endpoint({
  name: "drawHistograms",
  method: "get",
  path: "/api/databases/{databaseId}/tables/{tableId}/histograms",
  summary:
    "The distribution of a table's figures and dates over all of its rows; none of views, large tables and private columns",
  access: byRole("viewer", "database"),
  params: oneTable,
  result: z.array(histogram).readonly(),
});

/** To undo a change, send the previous values. */
export const updateTable = endpoint({
  name: "updateTable",
  method: "patch",
  path: "/api/databases/{databaseId}/tables/{tableId}",
  summary: "Hides or shows a table, sets its description, other names and meaning",
  access: byRole("editor", "database"),
  act: logged("changed a table", { facts: ["tableId", "isHidden", "description", "synonyms"] }),
  params: oneTable,
  body: z.strictObject({
    isHidden: z.boolean().optional(),
    /** Null restores the database's own comment. */
    description: description.optional(),
    synonyms: synonyms.optional(),
    /** Replaces everything that people have set. Askery infers the fields that are absent. */
    meaning: givenTableMeaning.optional(),
  }),
  result: tableDetail,
});

export const updateColumn = endpoint({
  name: "updateColumn",
  method: "patch",
  path: "/api/databases/{databaseId}/tables/{tableId}/columns/{columnName}",
  summary: "Hides or shows a column, makes it private, sets its description, other names and meaning",
  access: byRole("editor", "database"),
  act: logged("changed a column", {
    facts: ["tableId", "columnName", "isHidden", "isPrivate", "description", "synonyms"],
  }),
  params: z.object({ databaseId: uuid, tableId, columnName }),
  body: z.strictObject({
    isHidden: z.boolean().optional(),
    isPrivate: z.boolean().optional(),
    /** Null restores the database's own comment. */
    description: description.optional(),
    synonyms: synonyms.optional(),
    /** Replaces everything that people have set. Askery infers the fields that are absent. */
    meaning: givenColumnMeaning.optional(),
  }),
  result: tableDetail,
});

export const listRelationships = endpoint({
  name: "listRelationships",
  method: "get",
  path: "/api/databases/{databaseId}/relationships",
  summary: "The relationships between tables, and their source; undecided ones come first",
  access: byRole("viewer", "database"),
  params: inDatabase,
  query: pageQuery.extend({
    table: tableId.optional(),
    /** Words that must all occur in the name of a table or column. */
    search: line.max(200).optional(),
    /** `undecided` relationships were found, but not yet confirmed or rejected. */
    only: relationshipSort.default("all"),
  }),
  result: z
    .object({
      ...pageOf(relationship).unwrap().shape,
      /** The number of relationships of each sort, on all pages. */
      counts: z.record(relationshipSort, z.number().int()).readonly(),
    })
    .readonly(),
});

export const getNeighborhood = endpoint({
  name: "getNeighborhood",
  method: "get",
  path: "/api/databases/{databaseId}/relationships/neighborhood",
  summary: "The relationships of a diagram: all, or those nearest to one table",
  access: byRole("viewer", "database"),
  params: inDatabase,
  query: z.object({ around: tableId.optional() }),
  result: z
    .object({
      /** The table around which the others were chosen; null if the graph has all tables. */
      around: z.string().nullable(),
      relationships: z.array(relationship).readonly(),
      omittedTables: z.number().int(),
      omittedRelationships: z.number().int(),
    })
    .readonly(),
});

const givenColumns = z.strictObject({ table: tableId, columns: z.array(columnName).min(1).max(8) });

export const declareRelationship = endpoint({
  name: "declareRelationship",
  method: "post",
  path: "/api/databases/{databaseId}/relationships",
  summary: "Declares a relationship between two tables; idempotent",
  access: byRole("editor", "database"),
  act: logged("declared a relationship", { facts: ["from", "to"] }),
  params: inDatabase,
  body: z.strictObject({ from: givenColumns, to: givenColumns }),
  result: relationship,
});

/** To undo a verdict, send the previous one. */
export const judgeRelationships = endpoint({
  name: "judgeRelationships",
  method: "put",
  path: "/api/databases/{databaseId}/relationships/verdicts",
  summary:
    "Confirms or rejects relationships that were found, or leaves them undecided again; all of them or none",
  access: byRole("editor", "database"),
  act: logged("judged relationships", { facts: ["verdict"] }),
  params: inDatabase,
  body: z.strictObject({
    relationshipIds: z.array(relationshipId).min(1).max(1_000),
    verdict: z.enum(["undecided", "confirmed", "rejected"]),
  }),
  result: z.array(relationship).readonly(),
});

/** To undo this, declare the relationship again. */
export const removeRelationship = endpoint({
  name: "removeRelationship",
  method: "delete",
  path: "/api/databases/{databaseId}/relationships/{relationshipId}",
  summary: "Removes a relationship that a person declared",
  access: byRole("editor", "database"),
  act: logged("removed a relationship", { facts: ["relationshipId"] }),
  params: z.object({ databaseId: uuid, relationshipId }),
  result: nothing,
});
