import { lookAtDashboard, type Person } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { queryKeyOf } from "../../../shared/server/endpoint-query.ts";

/** The server shows a person who does not report for 25 seconds to nobody. */
const intervalMs = 10_000;

/** The others who have a dashboard open. Reports that the user has, too, while the page is visible. */
export function useLookers(dashboardId: string): readonly Person[] {
  const params = { dashboardId };
  const { data = [] } = useQuery({
    queryKey: queryKeyOf(lookAtDashboard, params),
    queryFn: async ({ signal }) => call(lookAtDashboard, { params }, signal),
    refetchInterval: intervalMs,
    refetchOnWindowFocus: "always",
    staleTime: intervalMs,
    gcTime: 0,
    retry: false,
  });
  return data;
}
