import {
  deleteChart,
  getChart,
  listCharts,
  listTrash,
  restoreChart,
  starChart,
  unstarChart,
  type ChartSummary,
} from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { showUndoToast } from "../../../ui/toast-store.ts";

type Send = (chartId: string) => Promise<unknown>;

const star: Send = async (chartId) => call(starChart, { params: { chartId } });
const unstar: Send = async (chartId) => call(unstarChart, { params: { chartId } });
const remove: Send = async (chartId) => call(deleteChart, { params: { chartId } });
const restore: Send = async (chartId) => call(restoreChart, { params: { chartId } });

/** Stars several charts, or moves them to the trash. Undo is for all of them at once. */
export function useManyCharts() {
  const client = useQueryClient();
  const refresh = async () =>
    Promise.all(
      [listCharts, getChart, listTrash].map(async (endpoint) =>
        client.invalidateQueries({ queryKey: queryKeyOf(endpoint) }),
      ),
    );
  /** Sends each. Those that succeeded can be undone, even if others failed. */
  const perform = async (charts: readonly ChartSummary[], send: Send, undo: Send | null, done: string) => {
    const sent = await Promise.allSettled(charts.map(async ({ id }) => send(id)));
    const ids = charts.map(({ id }) => id).filter((_, index) => sent[index]?.status === "fulfilled");
    const failed = sent.find((one) => one.status === "rejected");
    if (failed !== undefined) {
      reportFailure(failures.chartsNotChanged(charts.length - ids.length), failed.reason);
    }
    if (ids.length > 0 && undo !== null) {
      showUndoToast(`${countOf(ids.length, "chart")} ${done}`, () => {
        const undone = charts.filter(({ id }) => ids.includes(id));
        void perform(undone, undo, null, "");
      });
    }
    await refresh();
  };
  return {
    star: (charts: readonly ChartSummary[]) =>
      void perform(
        charts.filter(({ isStarred }) => !isStarred),
        star,
        unstar,
        "starred",
      ),
    remove: (charts: readonly ChartSummary[]) => void perform(charts, remove, restore, "deleted"),
  };
}
