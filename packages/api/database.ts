import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { deleted, planName, role, timeMs, title, uuid } from "./words.ts";

/** A saved database, as the switcher and the lists show it. `role` is that of whoever asks. */
export const database = z
  .object({
    id: uuid,
    name: z.string(),
    logo: z.string().nullable(),
    plan: planName,
    role,
    kind: z.enum(["sample", "sqlite", "duckdb", "file", "postgres", "mysql", "clickhouse"]),
    createdAtMs: timeMs,
  })
  .readonly();
export type Database = z.infer<typeof database>;

export const askSettings = z
  .object({
    timeZone: z.string(),
    weekStart: z.enum(["monday", "sunday"]),
    fiscalYearStartMonth: z.number().int().min(1).max(12),
    currency: z.string().length(3),
    locale: z.string(),
  })
  .readonly();

export const databaseDetail = z
  .object({ ...database.unwrap().shape, settings: askSettings, memberCount: z.number().int() })
  .readonly();
export type DatabaseDetail = z.infer<typeof databaseDetail>;

const one = z.object({ databaseId: uuid });

export const listDatabases = endpoint({
  name: "listDatabases",
  method: "get",
  path: "/api/databases",
  summary: "The databases that I may use, oldest first",
  result: z.array(database).readonly(),
});

export const addSampleDatabase = endpoint({
  name: "addSampleDatabase",
  method: "post",
  path: "/api/databases/sample",
  summary: "Adds a database of my own over the sample shop",
  result: database,
});

export const getDatabase = endpoint({
  name: "getDatabase",
  method: "get",
  path: "/api/databases/{databaseId}",
  summary: "One database with its settings",
  params: one,
  result: databaseDetail,
});

export const updateDatabase = endpoint({
  name: "updateDatabase",
  method: "patch",
  path: "/api/databases/{databaseId}",
  summary: "Changes a database's name, logo or settings",
  params: one,
  body: z.strictObject({
    name: title.optional(),
    /** Takes the logo away, or one that it had back; `uploadLogo` brings a new one. */
    logo: z
      .string()
      .regex(/^\/api\/databases\/[\da-f-]{36}\/logos\/[\da-f]{32}$/, "Upload the logo.")
      .nullable()
      .optional(),
    settings: askSettings.optional(),
  }),
  result: databaseDetail,
});

/** The body is the picture as it is, `application/octet-stream`: PNG, JPEG or WebP, at most 1 MB. */
export const uploadLogo = endpoint({
  name: "uploadLogo",
  method: "put",
  path: "/api/databases/{databaseId}/logo",
  summary: "Makes a picture a database's logo",
  params: one,
  accepts: "application/octet-stream",
  result: databaseDetail,
});

/** PNG, JPEG or WebP, as its `Content-Type` says. */
export const getLogo = endpoint({
  name: "getLogo",
  method: "get",
  path: "/api/databases/{databaseId}/logos/{version}",
  summary: "A logo, which a database's `logo` names",
  params: z.object({ databaseId: uuid, version: z.string().regex(/^[\da-f]{32}$/) }),
  result: z.string(),
  contentType: "image/*",
});

export const deleteDatabase = endpoint({
  name: "deleteDatabase",
  method: "delete",
  path: "/api/databases/{databaseId}",
  summary: "Moves a database, with all that belongs to it, to the trash",
  params: one,
  result: deleted,
});

export const restoreDatabase = endpoint({
  name: "restoreDatabase",
  method: "post",
  path: "/api/databases/{databaseId}/restore",
  summary: "Takes a database out of the trash",
  params: one,
  result: database,
});

export const changePlan = endpoint({
  name: "changePlan",
  method: "put",
  path: "/api/databases/{databaseId}/plan",
  summary: "Puts a database on another plan; without a payment provider it takes effect at once",
  params: one,
  body: z.strictObject({ plan: planName }),
  result: databaseDetail,
});

/** How much of a plan's limits is used up; a limit of null is none. */
export const usage = z
  .object({
    plan: planName,
    /** Asked by all members in this calendar month (UTC). */
    questions: z.object({ used: z.number().int(), limit: z.number().int().nullable() }).readonly(),
    /** When the questions are counted anew. */
    countsAnewAtMs: timeMs,
    members: z.object({ used: z.number().int(), limit: z.number().int().nullable() }).readonly(),
    /** Of one file that is uploaded. */
    uploads: z.object({ maxBytes: z.number().nullable(), maxRows: z.number().nullable() }).readonly(),
  })
  .readonly();
export type Usage = z.infer<typeof usage>;

export const getUsage = endpoint({
  name: "getUsage",
  method: "get",
  path: "/api/databases/{databaseId}/usage",
  summary: "How much of a database's plan is used up",
  params: one,
  result: usage,
});
