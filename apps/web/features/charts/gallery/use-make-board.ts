import { addCard, createDashboard, listDashboards } from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { SelectedItem } from "../../../shared/library/selection/use-selection.ts";
import { call } from "../../../shared/server/call.ts";
import { invalidateAll } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";

/** Makes a dashboard with a card for each selected chart, in their order, and opens it. */
export function useMakeBoard() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const make = async (charts: readonly SelectedItem[]) => {
    const [first] = charts;
    if (first === undefined) return;
    const { databaseId } = first;
    try {
      const body = { title: "New dashboard" };
      const { id } = await call(createDashboard, { params: { databaseId }, body });
      for (const chart of charts) {
        await call(addCard, { params: { dashboardId: id }, body: { chartId: chart.id } });
      }
      await navigate({ to: "/dashboards/$id", params: { id } });
    } catch (error) {
      reportFailure(failures.boardNotMade, error);
    }
    await invalidateAll(client, [listDashboards], { databaseId });
  };
  return (charts: readonly SelectedItem[]) => void make(charts);
}
