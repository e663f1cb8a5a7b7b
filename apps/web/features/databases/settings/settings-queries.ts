import {
  drawHistograms,
  getConnection,
  getDatabaseAllowance,
  getReadiness,
  getSync,
  getSyncStatus,
  getTable,
  getUsage,
  listKnowledge,
  getNeighborhood,
  listRelationships,
  type RelationshipSort,
  listSyncs,
  listTables,
  listUploads,
} from "@askery/api";
import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { keptQuery, pagedQuery } from "../../../shared/server/query-forms.ts";
import { queryKeys } from "../../../shared/server/query-keys.ts";

/** The most that the server gives at once: 2,000 tables are 20 requests. */
const tablesAtOnce = 100;
const relationshipsAtOnce = 50;
const syncsAtOnce = 10;

/** The keys of what the settings of a database show. They start as its other lists do. */
export const settingsKeys = {
  allowance: ["database-allowance"],
  connection: (databaseId: string) => ["databases", databaseId, "connection"],
  readiness: (databaseId: string) => ["databases", databaseId, "readiness"],
  sync: (databaseId: string) => ["databases", databaseId, "sync"],
  syncStatus: (databaseId: string) => ["databases", databaseId, "sync", "status"],
  tables: (databaseId: string) => ["databases", databaseId, "tables"],
  tableList: (databaseId: string, search: string) => ["databases", databaseId, "tables", "list", search],
  table: (databaseId: string, tableId: string) => ["databases", databaseId, "tables", "one", tableId],
  histograms: (databaseId: string, tableId: string) => [
    "databases",
    databaseId,
    "tables",
    "histograms",
    tableId,
  ],
  relationships: (databaseId: string) => ["databases", databaseId, "relationships"],
  knowledge: (databaseId: string) => ["databases", databaseId, "knowledge"],
  uploads: (databaseId: string) => ["databases", databaseId, "uploads"],
  usage: (databaseId: string) => ["databases", databaseId, "usage"],
} as const;

export const allowanceQuery = keptQuery(settingsKeys.allowance, async (signal) =>
  call(getDatabaseAllowance, {}, signal),
);

export function connectionQuery(databaseId: string) {
  return keptQuery(settingsKeys.connection(databaseId), async (signal) =>
    call(getConnection, { params: { databaseId } }, signal),
  );
}

export function readinessQuery(databaseId: string) {
  return keptQuery(settingsKeys.readiness(databaseId), async (signal) =>
    call(getReadiness, { params: { databaseId } }, signal),
  );
}

export function syncStatusQuery(databaseId: string) {
  return keptQuery(settingsKeys.syncStatus(databaseId), async (signal) =>
    call(getSyncStatus, { params: { databaseId } }, signal),
  );
}

export function syncQuery(databaseId: string, syncId: string) {
  return keptQuery([...settingsKeys.sync(databaseId), "one", syncId], async (signal) =>
    call(getSync, { params: { databaseId, syncId } }, signal),
  );
}

export function syncListQuery(databaseId: string) {
  return pagedQuery([...settingsKeys.sync(databaseId), "list"], async (place, signal) =>
    call(
      listSyncs,
      {
        params: { databaseId },
        query: { limit: syncsAtOnce, ...place },
      },
      signal,
    ),
  );
}

export function tableListQuery(databaseId: string, search: string) {
  return pagedQuery(settingsKeys.tableList(databaseId, search), async (place, signal) =>
    call(
      listTables,
      {
        params: { databaseId },
        query: {
          limit: tablesAtOnce,
          ...(search !== "" && { search }),
          ...place,
        },
      },
      signal,
    ),
  );
}

export function tableQuery(databaseId: string, tableId: string) {
  return keptQuery(settingsKeys.table(databaseId, tableId), async (signal) =>
    call(getTable, { params: { databaseId, tableId } }, signal),
  );
}

export function histogramsQuery(databaseId: string, tableId: string) {
  return keptQuery(settingsKeys.histograms(databaseId, tableId), async (signal) =>
    call(drawHistograms, { params: { databaseId, tableId } }, signal),
  );
}

/** Which relationships of a database a list shows. */
export interface RelationshipFilter {
  readonly only: RelationshipSort;
  readonly search: string;
  /** Those of one table; of all of them where it is left out. */
  readonly table?: string | undefined;
}

/** While others are asked for, those from before show. */
export function relationshipListQuery(databaseId: string, { only, search, table }: RelationshipFilter) {
  const key = [...settingsKeys.relationships(databaseId), "list", only, search, table ?? null];
  const query = pagedQuery(key, async (place, signal) =>
    call(
      listRelationships,
      {
        params: { databaseId },
        query: {
          limit: relationshipsAtOnce,
          only,
          ...(search !== "" && { search }),
          ...(table !== undefined && { table }),
          ...place,
        },
      },
      signal,
    ),
  );
  return { ...query, placeholderData: keepPreviousData };
}

export function neighborhoodQuery(databaseId: string, around: string | null) {
  const key = [...settingsKeys.relationships(databaseId), "around", around];
  return keptQuery(key, async (signal) =>
    call(getNeighborhood, { params: { databaseId }, query: { ...(around !== null && { around }) } }, signal),
  );
}

export function knowledgeQuery(databaseId: string) {
  return keptQuery(settingsKeys.knowledge(databaseId), async (signal) =>
    call(listKnowledge, { params: { databaseId } }, signal),
  );
}

export function uploadsQuery(databaseId: string) {
  return keptQuery(settingsKeys.uploads(databaseId), async (signal) =>
    call(listUploads, { params: { databaseId } }, signal),
  );
}

export function usageQuery(databaseId: string) {
  return keptQuery(settingsKeys.usage(databaseId), async (signal) =>
    call(getUsage, { params: { databaseId } }, signal),
  );
}

/** What is known of a database's tables has changed: all that hangs on it is asked for anew. */
export async function refreshSchema(client: QueryClient, databaseId: string): Promise<void> {
  await Promise.all(
    [
      settingsKeys.tables(databaseId),
      settingsKeys.relationships(databaseId),
      settingsKeys.readiness(databaseId),
      settingsKeys.knowledge(databaseId),
      settingsKeys.sync(databaseId),
      settingsKeys.connection(databaseId),
      queryKeys.starters(databaseId),
    ].map(async (queryKey) => client.invalidateQueries({ queryKey })),
  );
}
