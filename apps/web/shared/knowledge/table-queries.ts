import { listTables } from "@askery/api";
import { endpointPages } from "../server/endpoint-query.ts";

/** The server's maximum per request: 2,000 tables take 20 requests. */
const tablesAtOnce = 100;

export function tableListQuery(databaseId: string, search: string) {
  return endpointPages(listTables, {
    params: { databaseId },
    query: { limit: tablesAtOnce, ...(search !== "" && { search }) },
  });
}
