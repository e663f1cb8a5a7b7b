import { getDashboard, getSession, listCharts } from "@askery/api";
import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { endpointPages, endpointQuery, queryKeyOf } from "./endpoint-query.ts";

const all = endpointQuery(listCharts, { params: { databaseId: "a" } });
const starred = endpointPages(listCharts, { params: { databaseId: "a" }, query: { scope: "starred" } });
const elsewhere = endpointQuery(listCharts, { params: { databaseId: "b" } });
const dashboard = endpointQuery(getDashboard, { params: { dashboardId: "a" } });
const queries: readonly { readonly queryKey: QueryKey }[] = [all, starred, elsewhere, dashboard];

test.each([
  [
    "one endpoint and its parameters: every query of it",
    queryKeyOf(listCharts, { databaseId: "a" }),
    [all, starred],
  ],
  ["an endpoint alone: whatever its parameters", queryKeyOf(listCharts), [all, starred, elsewhere]],
  ["another endpoint with the same id", queryKeyOf(getDashboard, { dashboardId: "a" }), [dashboard]],
])("a key matches %s", (_what, queryKey, matched) => {
  const client = new QueryClient();
  for (const query of queries) client.setQueryData(query.queryKey, "");
  const keys = client.getQueriesData({ queryKey }).map(([key]) => key);
  expect(keys).toEqual(matched.map((query) => query.queryKey));
});

test("a query without a query string has exactly the key of its endpoint and parameters", () => {
  expect(dashboard.queryKey).toEqual(queryKeyOf(getDashboard, { dashboardId: "a" }));
  expect(endpointQuery(getSession).queryKey).toEqual(queryKeyOf(getSession));
});
