import { editChart, undoChartEdit, type SavedChart } from "@askery/api";
import type { PlanEdit } from "@askery/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showUndoToast } from "../../ui/toast-store.ts";
import { call } from "../server/call.ts";
import { reportFailure } from "../server/report-failure.ts";
import { failures } from "../wording/failures.ts";
import { dropRefreshFailure } from "./refresh-failures.ts";
import { saveChart } from "./use-refresh-chart.ts";

/** Changes the plan of a saved chart for everyone, with Undo. */
export function useEditChart() {
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: async ({ id, ranAtMs }: SavedChart) =>
      call(undoChartEdit, { params: { chartId: id }, body: { ofMs: ranAtMs } }),
    onSuccess: (chart) => saveChart(client, chart),
    onError: (error) => reportFailure(failures.chartNotChanged, error),
  });
  return useMutation({
    mutationFn: async ({
      chart,
      edits,
    }: {
      readonly chart: SavedChart;
      readonly edits: readonly PlanEdit[];
    }) =>
      call(editChart, { params: { chartId: chart.id }, body: { edits: [...edits], ofMs: chart.ranAtMs } }),
    onSuccess: (chart) => {
      dropRefreshFailure(chart.id);
      saveChart(client, chart);
      showUndoToast("The chart was changed.", () => undo.mutate(chart));
    },
    onError: (error) => reportFailure(failures.chartNotChanged, error),
  });
}
