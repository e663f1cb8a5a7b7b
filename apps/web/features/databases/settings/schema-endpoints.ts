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

/** What shows a database's tables. */
export const tableEndpoints: readonly Endpoint[] = [listTables, getTable, describeTable, drawHistograms];
/** What shows its relationships. */
export const relationshipEndpoints: readonly Endpoint[] = [listRelationships, getNeighborhood];
/** What shows its syncs. */
export const syncEndpoints: readonly Endpoint[] = [getSync, getSyncStatus, listSyncs];

/** What is known of a database's tables has changed: everything that depends on it is asked for anew. */
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
