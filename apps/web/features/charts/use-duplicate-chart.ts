import { duplicateChart, listCharts, type ChartSummary } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../shared/server/call.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { makeId } from "../../shared/server/make-id.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { showToast } from "../../ui/toast-store.ts";

/** Copies a chart, and opens the copy. */
export function useDuplicateChart() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ id }: ChartSummary) =>
      call(duplicateChart, { params: { chartId: id }, body: { id: makeId() } }),
    onSuccess: async ({ id, databaseId }) => {
      void client.invalidateQueries({ queryKey: queryKeyOf(listCharts, { databaseId }) });
      showToast("Chart duplicated");
      await navigate({ to: "/charts/$id", params: { id } });
    },
    onError: (error) => reportFailure(failures.chartNotDuplicated, error),
  });
}
