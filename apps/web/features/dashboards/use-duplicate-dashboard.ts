import { duplicateDashboard, listDashboards, type DashboardSummary } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../shared/server/call.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { makeId } from "../../shared/server/make-id.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { failures } from "../../shared/wording/failures.ts";
import { showToast } from "../../ui/toast-store.ts";

/** Copies a dashboard with all that it shows, and opens the copy. */
export function useDuplicateDashboard() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ id }: DashboardSummary) =>
      call(duplicateDashboard, { params: { dashboardId: id }, body: { id: makeId() } }),
    onSuccess: async ({ id, databaseId }) => {
      void client.invalidateQueries({ queryKey: queryKeyOf(listDashboards, { databaseId }) });
      showToast("Dashboard duplicated");
      await navigate({ to: "/dashboards/$id", params: { id } });
    },
    onError: (error) => reportFailure(failures.dashboardNotDuplicated, error),
  });
}
