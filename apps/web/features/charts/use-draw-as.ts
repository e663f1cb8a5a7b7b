import { getChart, updateChart, type SavedChart } from "@askery/api";
import type { ChartDesign, ChartKind } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { saveChart } from "../../shared/library/use-refresh-chart.ts";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";

/** Changes the kind of a saved chart for everyone, at once; reverts if the server refuses. */
export function useDrawAs(chart: SavedChart) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (type: ChartKind) =>
      call(updateChart, { params: { chartId: chart.id }, body: { type } }),
    onMutate: async (type) => {
      const { applyDesign, changeChartKind } = await import("@askery/charts");
      const drawn =
        chart.design === null
          ? changeChartKind(chart.own, chart, type)
          : applyDesign(chart.own, chart, { ...chart.design, kind: type });
      client.setQueryData(queryKeyOf(getChart, { chartId: chart.id }), { ...chart, ...drawn, type });
    },
    onSuccess: (changed) => saveChart(client, changed),
    onError: (error) => {
      client.setQueryData(queryKeyOf(getChart, { chartId: chart.id }), chart);
      reportFailure(failures.chartNotChanged, error);
    },
  });
}

/** Changes a part of a saved chart's design for everyone. Fails if someone else changed the chart meanwhile. */
export function useRedesign(chart: SavedChart) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (part: Partial<ChartDesign>) => {
      const { readDesign } = await import("@askery/charts");
      const design = { ...(chart.design ?? readDesign(chart.spec)), ...part };
      return call(updateChart, {
        params: { chartId: chart.id },
        body: { revision: chart.revision, design },
      });
    },
    onSuccess: (changed) => saveChart(client, changed),
    onError: (error) => reportFailure(failures.chartNotChanged, error),
  });
}
