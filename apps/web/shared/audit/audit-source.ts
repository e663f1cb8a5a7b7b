import {
  exportAudit,
  exportServerAudit,
  getAuditChoices,
  getServerAuditChoices,
  listAudit,
  listServerAudit,
  type AuditFilters,
} from "@askery/api";
import { endpointPages, endpointQuery } from "../server/endpoint-query.ts";

/** Where a log comes from. */
export type AuditSource = ReturnType<typeof auditOfDatabase> | typeof auditOfServer;

/** The log of a database, for its admins. */
export function auditOfDatabase(databaseId: string) {
  const params = { databaseId };
  return {
    entries: (filters: AuditFilters) => endpointPages(listAudit, { params, query: filters }, 0),
    choices: endpointQuery(getAuditChoices, { params }, 0),
    exportAddress: (filters: AuditFilters) =>
      withFilters(exportAudit.path.replace("{databaseId}", databaseId), filters),
  };
}

/** The log of the server, for its owner. */
export const auditOfServer = {
  entries: (filters: AuditFilters) => endpointPages(listServerAudit, { params: {}, query: filters }, 0),
  choices: endpointQuery(getServerAuditChoices, {}, 0),
  exportAddress: (filters: AuditFilters) => withFilters(exportServerAudit.path, filters),
};

function withFilters(path: string, filters: AuditFilters): string {
  const query = new URLSearchParams(filters as Readonly<Record<string, string>>);
  return query.size === 0 ? path : `${path}?${query}`;
}
