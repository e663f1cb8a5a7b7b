import { refreshChart, type SavedChart } from "@askery/api";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { showFailureToast } from "../ui/toast-store.ts";
import { call } from "./call.ts";
import { describeFailure } from "./describe-failure.ts";
import { queryKeys } from "./query-keys.ts";

/** Computes a chart's figures anew. The old ones show meanwhile, and stay where that fails. */
export function useRefreshChart(chartId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => call(refreshChart, { params: { chartId } }),
    onSuccess: (chart) => keepChart(client, chart),
    onError: (error) => showFailureToast(`The figures stay as they were. ${describeFailure(error).title}`),
  });
}

/** Shows a chart as it is now wherever it is shown. */
export function keepChart(client: QueryClient, chart: SavedChart): void {
  client.setQueryData(queryKeys.chart(chart.id), chart);
  void client.invalidateQueries({ queryKey: queryKeys.charts(chart.databaseId) });
  void client.invalidateQueries({ queryKey: queryKeys.everyDashboard });
}
