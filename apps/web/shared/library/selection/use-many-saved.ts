import {
  deleteChart,
  deleteDashboard,
  getChart,
  getDashboard,
  listCharts,
  listDashboards,
  listFolders,
  listTrash,
  restoreChart,
  restoreDashboard,
  starChart,
  starDashboard,
  unstarChart,
  unstarDashboard,
  type Endpoint,
  type FiledKind,
} from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../server/call.ts";
import { invalidateAll } from "../../server/endpoint-query.ts";
import { reportFailure } from "../../server/report-failure.ts";
import { countOf } from "../../wording/count-of.ts";
import { failures } from "../../wording/failures.ts";
import { showUndoToast } from "../../../ui/toast-store.ts";
import type { SelectedItem } from "./use-selection.ts";

type Send = (id: string) => Promise<unknown>;

interface Acts {
  readonly star: Send;
  readonly unstar: Send;
  readonly remove: Send;
  readonly restore: Send;
  readonly shownBy: readonly Endpoint[];
}

const acts: Readonly<Record<FiledKind, Acts>> = {
  chart: {
    star: async (chartId) => call(starChart, { params: { chartId } }),
    unstar: async (chartId) => call(unstarChart, { params: { chartId } }),
    remove: async (chartId) => call(deleteChart, { params: { chartId } }),
    restore: async (chartId) => call(restoreChart, { params: { chartId } }),
    shownBy: [listCharts, getChart],
  },
  dashboard: {
    star: async (dashboardId) => call(starDashboard, { params: { dashboardId } }),
    unstar: async (dashboardId) => call(unstarDashboard, { params: { dashboardId } }),
    remove: async (dashboardId) => call(deleteDashboard, { params: { dashboardId } }),
    restore: async (dashboardId) => call(restoreDashboard, { params: { dashboardId } }),
    shownBy: [listDashboards, getDashboard],
  },
};

/** Stars several charts or dashboards, or moves them to the trash. Undo is for all of them at once. */
export function useManySaved(kind: FiledKind) {
  const client = useQueryClient();
  const { star, unstar, remove, restore, shownBy } = acts[kind];
  /** Sends each. Those that succeeded can be undone, even if others failed. */
  const perform = async (items: readonly SelectedItem[], send: Send, undo: Send | null, done: string) => {
    const sent = await Promise.allSettled(items.map(async ({ id }) => send(id)));
    const ids = items.map(({ id }) => id).filter((_, index) => sent[index]?.status === "fulfilled");
    const failed = sent.find((one) => one.status === "rejected");
    if (failed !== undefined) {
      reportFailure(failures.savedNotChanged(kind, items.length - ids.length), failed.reason);
    }
    if (ids.length > 0 && undo !== null) {
      showUndoToast(`${countOf(ids.length, kind)} ${done}`, () => {
        const undone = items.filter(({ id }) => ids.includes(id));
        void perform(undone, undo, null, "");
      });
    }
    await invalidateAll(client, [...shownBy, listTrash, listFolders]);
  };
  return {
    star: (items: readonly SelectedItem[]) =>
      void perform(
        items.filter(({ isStarred }) => !isStarred),
        star,
        unstar,
        "starred",
      ),
    remove: (items: readonly SelectedItem[]) => void perform(items, remove, restore, "deleted"),
  };
}
