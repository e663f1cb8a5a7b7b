import { z } from "zod";
import { byRole, serverOwner } from "./access-rule.ts";
import { loggedRead } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { line, timeMs, uuid } from "./words.ts";

/** How long entries of audit logs are stored. */
export const auditRetentionDays = 365;

/** One act in an audit log. Names are those of the time of the act. */
export const auditEntry = z
  .object({
    id: uuid,
    atMs: timeMs,
    /** Null for a signed-out visitor. */
    actor: z.object({ id: z.string(), name: z.string() }).readonly().nullable(),
    /** The endpoint: `deleteChart`. */
    act: z.string(),
    /** "deleted the chart" */
    words: z.string(),
    /** What the thing was called; null if it has no name. */
    thing: z.string().nullable(),
    /** Values of the act: the new role, the sites of an embed. */
    facts: z.record(z.string(), z.unknown()),
    address: z.string(),
    /** The user agent. */
    device: z.string(),
  })
  .readonly();
export type AuditEntry = z.infer<typeof auditEntry>;

const filters = z.object({
  /** Words of the act, of who did it, or of the thing. */
  search: line.max(200).optional(),
  actorId: z.string().max(100).optional(),
  act: z.string().max(100).optional(),
});
export type AuditFilters = z.infer<typeof filters>;

/** What entries can be filtered by: everybody and everything in the log. */
const choices = z
  .object({
    actors: z.array(z.object({ id: z.string(), name: z.string() }).readonly()).readonly(),
    acts: z.array(z.object({ act: z.string(), words: z.string() }).readonly()).readonly(),
  })
  .readonly();
export type AuditChoices = z.infer<typeof choices>;

const inDatabase = z.object({ databaseId: uuid });
const ofDatabase = byRole("admin", "database");

export const listAudit = endpoint({
  name: "listAudit",
  method: "get",
  path: "/api/databases/{databaseId}/audit",
  summary: "The audit log of a database, latest first",
  access: ofDatabase,
  params: inDatabase,
  query: pageQuery.extend(filters.shape),
  result: pageOf(auditEntry),
});

export const getAuditChoices = endpoint({
  name: "getAuditChoices",
  method: "get",
  path: "/api/databases/{databaseId}/audit/choices",
  summary: "The people and acts in the audit log of a database",
  access: ofDatabase,
  params: inDatabase,
  result: choices,
});

export const exportAudit = endpoint({
  name: "exportAudit",
  method: "get",
  path: "/api/databases/{databaseId}/audit/export",
  summary: "The audit log of a database as CSV",
  access: ofDatabase,
  act: loggedRead("exported the audit log"),
  params: inDatabase,
  query: filters,
  result: z.string(),
  contentType: "text/csv",
});

export const listServerAudit = endpoint({
  name: "listServerAudit",
  method: "get",
  path: "/api/audit",
  summary: "The audit log of the server: accounts and jobs, latest first",
  access: serverOwner,
  query: pageQuery.extend(filters.shape),
  result: pageOf(auditEntry),
});

export const getServerAuditChoices = endpoint({
  name: "getServerAuditChoices",
  method: "get",
  path: "/api/audit/choices",
  summary: "The people and acts in the audit log of the server",
  access: serverOwner,
  result: choices,
});

export const exportServerAudit = endpoint({
  name: "exportServerAudit",
  method: "get",
  path: "/api/audit/export",
  summary: "The audit log of the server as CSV",
  access: serverOwner,
  act: loggedRead("exported the audit log of the server"),
  query: filters,
  result: z.string(),
  contentType: "text/csv",
});
