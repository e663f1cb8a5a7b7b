import { listCharts, listDashboards, type ChartOrder } from "@askery/api";
import type { ChartKind } from "@askery/model";
import { endpointPages } from "../server/endpoint-query.ts";

/** Which charts or dashboards of a database to list. */
export type Scope = "all" | "mine" | "starred" | "people";

/** The order of a list of charts, and the kind that it is limited to; null is all. */
export interface ChartListing {
  readonly order: ChartOrder;
  readonly type: ChartKind | null;
}

export function chartListQuery(
  databaseId: string,
  scope: Scope,
  search: string,
  { order, type }: ChartListing = { order: "changed", type: null },
) {
  const query = { ...listedBy(scope, search), order, ...(type !== null && { type }) };
  return endpointPages(listCharts, { params: { databaseId }, query });
}

export function dashboardListQuery(databaseId: string, scope: Scope, search: string) {
  return endpointPages(listDashboards, { params: { databaseId }, query: listedBy(scope, search) });
}

function listedBy(scope: Scope, search: string) {
  return { scope, ...(search !== "" && { search }) };
}
