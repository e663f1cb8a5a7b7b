import { listCharts, listDashboards, type ChartOrder } from "@askery/api";
import type { ChartKind } from "@askery/model";
import { endpointPages } from "../server/endpoint-query.ts";

/** Which charts or dashboards of a database to list. */
export type Scope = "all" | "mine" | "starred" | "people";

/** The order of a list of charts, and the kind that it is limited to; null is all. */
export interface ChartListing {
  readonly order: ChartOrder;
  readonly type: ChartKind | null;
  /** Whether only charts are listed whose figures are not current. Default: all. */
  readonly isStale?: boolean;
}

/** The folder whose items are listed, "top" for those in none. Default: all. */
export interface InFolder {
  readonly folder?: string | undefined;
}

export function chartListQuery(
  databaseId: string,
  scope: Scope,
  search: string,
  { order, type, isStale = false, folder }: ChartListing & InFolder = { order: "changed", type: null },
) {
  const query = {
    ...listedBy(scope, search, folder),
    order,
    ...(type !== null && { type }),
    ...(isStale && { stale: "only" as const }),
  };
  return endpointPages(listCharts, { params: { databaseId }, query });
}

export function dashboardListQuery(
  databaseId: string,
  scope: Scope,
  search: string,
  { folder }: InFolder = {},
) {
  return endpointPages(listDashboards, { params: { databaseId }, query: listedBy(scope, search, folder) });
}

function listedBy(scope: Scope, search: string, folder: string | undefined) {
  return { scope, ...(search !== "" && { search }), ...(folder !== undefined && { folder }) };
}
