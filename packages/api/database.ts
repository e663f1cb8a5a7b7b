import { fileKindNames, serverKindNames } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byRole, inTrash, signedIn } from "./access-rule.ts";
import { logged } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { deleted, freshMinutes, planName, role, timeMs, title, uuid } from "./words.ts";

/** A saved database, as the switcher and the lists show it. `role` is the role of the caller. */
export const database = z
  .object({
    id: uuid,
    name: z.string(),
    logo: z.string().nullable(),
    plan: planName,
    role,
    kind: z.enum(["sample", ...fileKindNames, "file", ...serverKindNames]),
    createdAtMs: timeMs,
    /** The name of the person whose database it is. */
    ownerName: z.string(),
    /** Whether the caller's answered example projects are still to come. */
    awaitsExamples: z.boolean(),
  })
  .readonly();
export type Database = z.infer<typeof database>;

export const askSettings = z
  .object({
    timeZone: z.string(),
    weekStart: z.enum(["monday", "sunday"]),
    fiscalYearStartMonth: z.number().int().min(1).max(12),
    /** The currency of money whose column names none; null for a plain number. */
    currency: z.string().length(3).nullable(),
    locale: z.string(),
  })
  .readonly();

export const databaseDetail = z
  .object({
    ...database.unwrap().shape,
    settings: askSettings,
    /** For how many minutes figures of its dashboards are fresh; 0 until somebody refreshes them. */
    freshMinutes,
    memberCount: z.number().int(),
  })
  .readonly();
export type DatabaseDetail = z.infer<typeof databaseDetail>;

const one = z.object({ databaseId: uuid });

export const listDatabases = endpoint({
  name: "listDatabases",
  method: "get",
  path: "/api/databases",
  summary: "The databases that the user may use, oldest first",
  access: signedIn,
  result: z.array(database).readonly(),
});

export const addSampleDatabase = endpoint({
  name: "addSampleDatabase",
  method: "post",
  path: "/api/databases/sample",
  summary: "Adds the sample shop as a database",
  access: signedIn,
  act: logged("created the sample database", { of: "database" }),
  result: database,
});

export const getDatabase = endpoint({
  name: "getDatabase",
  method: "get",
  path: "/api/databases/{databaseId}",
  summary: "One database with its settings",
  access: alsoLimited(byRole("viewer", "database")),
  params: one,
  result: databaseDetail,
});

export const updateDatabase = endpoint({
  name: "updateDatabase",
  method: "patch",
  path: "/api/databases/{databaseId}",
  summary: "Changes a database's name, logo or settings",
  access: byRole("admin", "database"),
  act: logged("changed the database", { of: "database", facts: ["name", "settings", "freshMinutes"] }),
  params: one,
  body: z.strictObject({
    name: title.optional(),
    /** Removes the logo, or restores a removed one. `uploadLogo` sets a new one. */
    logo: z
      .string()
      .regex(/^\/api\/databases\/[\da-f-]{36}\/logos\/[\da-f]{32}$/, "Upload the logo.")
      .nullable()
      .optional(),
    settings: askSettings.optional(),
    freshMinutes: freshMinutes.optional(),
  }),
  result: databaseDetail,
});

/** The body is the image file, `application/octet-stream`: PNG, JPEG or WebP, at most 1 MB. */
export const uploadLogo = endpoint({
  name: "uploadLogo",
  method: "put",
  path: "/api/databases/{databaseId}/logo",
  summary: "Sets the logo of a database",
  access: byRole("admin", "database"),
  act: logged("changed the logo of the database", { of: "database" }),
  params: one,
  accepts: "application/octet-stream",
  result: databaseDetail,
});

/** Returns PNG, JPEG or WebP, as `Content-Type` states. */
export const getLogo = endpoint({
  name: "getLogo",
  method: "get",
  path: "/api/databases/{databaseId}/logos/{version}",
  summary: "The image of a database's `logo`",
  access: alsoLimited(byRole("viewer", "database")),
  params: z.object({ databaseId: uuid, version: z.string().regex(/^[\da-f]{32}$/) }),
  result: z.string(),
  contentType: "image/*",
});

export const deleteDatabase = endpoint({
  name: "deleteDatabase",
  method: "delete",
  path: "/api/databases/{databaseId}",
  summary: "Moves a database, with everything that belongs to it, to the trash",
  access: byRole("owner", "database"),
  act: logged("deleted the database", { of: "database" }),
  params: one,
  result: deleted,
});

export const restoreDatabase = endpoint({
  name: "restoreDatabase",
  method: "post",
  path: "/api/databases/{databaseId}/restore",
  summary: "Restores a database from the trash",
  access: inTrash(byRole("owner", "database")),
  act: logged("restored the database", { of: "database" }),
  params: one,
  result: database,
});

export const changePlan = endpoint({
  name: "changePlan",
  method: "put",
  path: "/api/databases/{databaseId}/plan",
  summary: "Changes a database's plan; without a payment provider it takes effect immediately",
  access: byRole("owner", "database"),
  act: logged("changed the plan", { of: "database", facts: ["plan"] }),
  params: one,
  body: z.strictObject({ plan: planName }),
  result: databaseDetail,
});

/** The used share of a plan's limits. Null means unlimited. */
export const usage = z
  .object({
    plan: planName,
    /** Questions of all members in this calendar month (UTC). */
    questions: z.object({ used: z.number().int(), limit: z.number().int().nullable() }).readonly(),
    /** When the count of questions starts again at 0. */
    countsAnewAtMs: timeMs,
    members: z.object({ used: z.number().int(), limit: z.number().int().nullable() }).readonly(),
    /** The limits of one uploaded file. */
    uploads: z.object({ maxBytes: z.number().nullable(), maxRows: z.number().nullable() }).readonly(),
  })
  .readonly();
export type Usage = z.infer<typeof usage>;

export const getUsage = endpoint({
  name: "getUsage",
  method: "get",
  path: "/api/databases/{databaseId}/usage",
  summary: "How much of a database's plan is used",
  access: alsoLimited(byRole("viewer", "database")),
  params: one,
  result: usage,
});
