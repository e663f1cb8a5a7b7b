import { listCharts, listDashboards } from "@askery/api";
import { endpointPages } from "../server/endpoint-query.ts";

/** Which charts or dashboards of a database to list. */
export type Scope = "all" | "mine" | "starred" | "people";

export function chartListQuery(databaseId: string, scope: Scope, search: string) {
  return endpointPages(listCharts, { params: { databaseId }, query: listedBy(scope, search) });
}

export function dashboardListQuery(databaseId: string, scope: Scope, search: string) {
  return endpointPages(listDashboards, { params: { databaseId }, query: listedBy(scope, search) });
}

function listedBy(scope: Scope, search: string) {
  return { scope, ...(search !== "" && { search }) };
}
