import { getDashboard, setFreshness, type Dashboard, type RequestOf } from "@askery/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";

/** Changes parts of how fresh the figures of a dashboard are. */
export function useSetFreshness(dashboardId: string) {
  const client = useQueryClient();
  const params = { dashboardId };
  return useMutation({
    mutationFn: async (body: RequestOf<typeof setFreshness>["body"]) => call(setFreshness, { params, body }),
    onSuccess: (freshness) => {
      client.setQueryData<Dashboard>(
        queryKeyOf(getDashboard, params),
        (before) => before && { ...before, freshness },
      );
    },
    onError: (error) => reportFailure(failures.freshnessNotChanged, error),
  });
}
