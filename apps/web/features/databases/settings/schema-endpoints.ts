import {
  describeTable,
  drawHistograms,
  getConnection,
  getNeighborhood,
  getReadiness,
  getSync,
  getSyncStatus,
  getTable,
  listKnowledge,
  listRelationships,
  listStarters,
  listSyncs,
  listTables,
  type Endpoint,
} from "@askery/api";
import type { QueryClient } from "@tanstack/react-query";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";

/** Endpoints that return tables. */
export const tableEndpoints: readonly Endpoint[] = [listTables, getTable, describeTable, drawHistograms];
/** Endpoints that return relationships. */
export const relationshipEndpoints: readonly Endpoint[] = [listRelationships, getNeighborhood];
/** Endpoints that return syncs. */
export const syncEndpoints: readonly Endpoint[] = [getSync, getSyncStatus, listSyncs];

/** Reloads everything that depends on the schema of a database. */
export async function refreshSchema(client: QueryClient, databaseId: string): Promise<void> {
  const endpoints = [
    ...tableEndpoints,
    ...relationshipEndpoints,
    ...syncEndpoints,
    getReadiness,
    listKnowledge,
    getConnection,
    listStarters,
  ];
  await invalidateAll(client, endpoints, { databaseId });
}
