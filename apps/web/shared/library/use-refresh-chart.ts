import { getChart, getDashboard, listCharts, refreshChart, type SavedChart } from "@askery/api";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { queryKeyOf } from "../server/endpoint-query.ts";
import { dropRefreshFailure, saveRefreshFailure } from "./refresh-failures.ts";

/** Refreshes a chart's data. The old data show meanwhile, and stay with a warning if the refresh fails. */
export function useRefreshChart(chartId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => call(refreshChart, { params: { chartId } }),
    onSuccess: (chart) => {
      dropRefreshFailure(chartId);
      saveChart(client, chart);
    },
    onError: (error) => saveRefreshFailure(chartId, error),
  });
}

/** Updates a chart in the cache, for all lists and dashboards. */
export function saveChart(client: QueryClient, chart: SavedChart): void {
  client.setQueryData(queryKeyOf(getChart, { chartId: chart.id }), chart);
  void client.invalidateQueries({ queryKey: queryKeyOf(listCharts, { databaseId: chart.databaseId }) });
  void client.invalidateQueries({ queryKey: queryKeyOf(getDashboard) });
}
