import { z } from "zod";
import { failure } from "./conversation.ts";
import { byRole } from "./access-rule.ts";
import { logged, stops } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { person, timeMs, uuid } from "./words.ts";

/** The progress of reading a database's tables. */
export const syncProgress = z
  .object({
    step: z.enum(["connecting", "reading-tables", "reading-values", "keeping"]),
    /** Tables of this step; 0 of 0 until their number is known. */
    done: z.number().int(),
    total: z.number().int(),
    /** The table that is being read. */
    table: z.string().nullable(),
  })
  .readonly();
export type SyncProgress = z.infer<typeof syncProgress>;

/** One change since the previous sync. */
export const schemaChange = z
  .object({
    /**
     * `column-respelled`: the type's name changed in the database, as from varchar(40) to varchar(80), but not for
     * answers. `table-unreadable`, `column-unreadable`: the database fails or refuses to read it, so answers do without it.
     */
    kind: z.enum([
      "table-added",
      "table-removed",
      "column-added",
      "column-removed",
      "column-retyped",
      "column-respelled",
      "table-unreadable",
      "column-unreadable",
    ]),
    table: z.string(),
    column: z.string().nullable(),
    /** For example “unit_price: integer is now decimal”. */
    summary: z.string(),
  })
  .readonly();
export type SchemaChange = z.infer<typeof schemaChange>;

/** A saved chart that uses something that is gone or has another type, and the dashboards that show it. */
export const affectedChart = z
  .object({
    chartId: uuid,
    title: z.string(),
    reason: z.string(),
    dashboards: z.array(z.object({ dashboardId: uuid, title: z.string() }).readonly()).readonly(),
  })
  .readonly();
export type AffectedChart = z.infer<typeof affectedChart>;

/** A column that looks like a secret: its values are not stored, and answers leave it out. */
export const withheldColumn = z
  .object({ table: z.string(), column: z.string(), /** Why it looks so. */ reason: z.string() })
  .readonly();
export type WithheldColumn = z.infer<typeof withheldColumn>;

/** A run that reads the contents of a database: its tables, columns, keys and sampled values. */
export const sync = z
  .object({
    id: uuid,
    state: z.enum(["running", "done", "stopped", "failed"]),
    startedAtMs: timeMs,
    finishedAtMs: timeMs.nullable(),
    /** Null if the schedule started it. */
    startedBy: person.nullable(),
    /** Of a running sync. */
    progress: syncProgress.nullable(),
    tableCount: z.number().int().nullable(),
    changes: z.array(schemaChange).readonly(),
    /** Columns that look like secrets and have no decision yet. */
    withheld: z.array(withheldColumn).readonly(),
    affectedCharts: z.array(affectedChart).readonly(),
    /** Of a failed sync. The earlier schema stays in use. */
    failure: failure.nullable(),
  })
  .readonly();
export type Sync = z.infer<typeof sync>;

export const syncSchedule = z.enum(["off", "daily", "hourly"]);
export type SyncSchedule = z.infer<typeof syncSchedule>;

const inDatabase = z.object({ databaseId: uuid });
const one = z.object({ databaseId: uuid, syncId: uuid });

export const startSync = endpoint({
  name: "startSync",
  method: "post",
  path: "/api/databases/{databaseId}/syncs",
  summary: "Starts a sync of a database's tables, or returns the one that is running",
  access: byRole("editor", "database"),
  act: logged("started to read the tables"),
  params: inDatabase,
  result: sync,
});

export const listSyncs = endpoint({
  name: "listSyncs",
  method: "get",
  path: "/api/databases/{databaseId}/syncs",
  summary: "The syncs of a database and what they found changed, latest first",
  access: byRole("viewer", "database"),
  params: inDatabase,
  query: pageQuery,
  result: pageOf(sync),
});

export const getSync = endpoint({
  name: "getSync",
  method: "get",
  path: "/api/databases/{databaseId}/syncs/{syncId}",
  summary: "One sync and its progress",
  access: byRole("viewer", "database"),
  params: one,
  result: sync,
});

/**
 * Sends events: `progress` (`SyncProgress`) as it happens, then one `sync` (`Sync`), after which the server closes the
 * stream.
 */
export const watchSync = endpoint({
  name: "watchSync",
  method: "get",
  path: "/api/databases/{databaseId}/syncs/{syncId}/events",
  summary: "The progress of a sync until it ends (text/event-stream)",
  access: byRole("viewer", "database"),
  params: one,
  result: z.string(),
  contentType: "text/event-stream",
});

export const stopSync = endpoint({
  name: "stopSync",
  method: "post",
  path: "/api/databases/{databaseId}/syncs/{syncId}/stop",
  summary: "Stops a sync, in the database too; the previous snapshot remains in use",
  access: byRole("editor", "database"),
  act: stops,
  params: one,
  result: sync,
});

/** The schedule of syncs, and the state of the schema in use. */
export const syncStatus = z
  .object({
    schedule: syncSchedule,
    /** Null if the schedule is off. */
    nextAtMs: timeMs.nullable(),
    /** When the schema in use was read; null before the first sync. */
    readAtMs: timeMs.nullable(),
    tableCount: z.number().int().nullable(),
    /** The id of the running sync. */
    runningId: uuid.nullable(),
  })
  .readonly();
export type SyncStatus = z.infer<typeof syncStatus>;

export const getSyncStatus = endpoint({
  name: "getSyncStatus",
  method: "get",
  path: "/api/databases/{databaseId}/sync-schedule",
  summary: "The sync schedule of a database, and its last sync",
  access: byRole("viewer", "database"),
  params: inDatabase,
  result: syncStatus,
});

export const setSyncSchedule = endpoint({
  name: "setSyncSchedule",
  method: "put",
  path: "/api/databases/{databaseId}/sync-schedule",
  summary: "Sets the sync schedule: daily, hourly or never",
  access: byRole("admin", "database"),
  act: logged("changed when the tables are read", { facts: ["schedule"] }),
  params: inDatabase,
  body: z.strictObject({ schedule: syncSchedule }),
  result: syncStatus,
});
