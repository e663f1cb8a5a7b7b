import {
  deleteChart,
  deleteDashboard,
  getChart,
  getDashboard,
  listCharts,
  listDashboards,
  listFavorites,
  listTrash,
  restoreChart,
  restoreDashboard,
  updateChart,
  updateDashboard,
  type Page,
} from "@askery/api";
import {
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { showUndoToast } from "../../ui/toast-store.ts";
import { call } from "../server/call.ts";
import { queryKeyOf } from "../server/endpoint-query.ts";
import { failures } from "../wording/failures.ts";
import { reportFailure } from "../server/report-failure.ts";

/** The properties of a chart or dashboard that its actions need. */
interface Saved {
  readonly id: string;
  readonly databaseId: string;
  readonly title: string;
}

type Pages = InfiniteData<Page<Saved>>;
type Change = (list: readonly Saved[]) => readonly Saved[];

interface SavedKind {
  readonly noun: "chart" | "dashboard";
  readonly rename: (id: string, title: string) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
  readonly listKey: (databaseId: string) => QueryKey;
  readonly oneKey: (id: string) => QueryKey;
}

const charts: SavedKind = {
  noun: "chart",
  rename: async (chartId, title) => call(updateChart, { params: { chartId }, body: { title } }),
  remove: async (chartId) => call(deleteChart, { params: { chartId } }),
  restore: async (chartId) => call(restoreChart, { params: { chartId } }),
  listKey: (databaseId) => queryKeyOf(listCharts, { databaseId }),
  oneKey: (id) => queryKeyOf(getChart, { chartId: id }),
};

const dashboards: SavedKind = {
  noun: "dashboard",
  rename: async (dashboardId, title) => {
    const { revision } = await call(getDashboard, { params: { dashboardId } });
    return call(updateDashboard, { params: { dashboardId }, body: { revision, title } });
  },
  remove: async (dashboardId) => call(deleteDashboard, { params: { dashboardId } }),
  restore: async (dashboardId) => call(restoreDashboard, { params: { dashboardId } }),
  listKey: (databaseId) => queryKeyOf(listDashboards, { databaseId }),
  oneKey: (id) => queryKeyOf(getDashboard, { dashboardId: id }),
};

/** Renames a chart in all lists at once; reverts if the server refuses. */
export function useRenameChart() {
  return useRename(charts);
}

/** The same for a dashboard. */
export function useRenameDashboard() {
  return useRename(dashboards);
}

/** Moves a chart to the trash at once, with Undo; reverts if the server refuses. */
export function useDeleteChart() {
  return useDelete(charts);
}

/** The same for a dashboard. Its charts are not affected. */
export function useDeleteDashboard() {
  return useDelete(dashboards);
}

function useRename(kind: SavedKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ of, title }: { readonly of: Saved; readonly title: string }) =>
      kind.rename(of.id, title),
    onMutate: async ({ of, title }) => {
      const takeBack = await changeLists(client, kind.listKey(of.databaseId), (list) =>
        list.map((one) => (one.id === of.id ? { ...one, title } : one)),
      );
      const key = kind.oneKey(of.id);
      const before = client.getQueryData<Saved>(key);
      if (before !== undefined) client.setQueryData(key, { ...before, title });
      return () => {
        takeBack();
        if (before !== undefined) client.setQueryData(key, before);
      };
    },
    onError: (error, { title }, takeBack) => {
      takeBack?.();
      reportFailure(failures.notRenamed(title), error);
    },
    onSettled: async (_data, _error, { of }) => refresh(client, kind, of),
  });
}

function useDelete(kind: SavedKind) {
  const client = useQueryClient();
  const restore = useRestore(kind);
  return useMutation({
    mutationFn: async (of: Saved) => kind.remove(of.id),
    onMutate: async (of) =>
      changeLists(client, kind.listKey(of.databaseId), (list) => list.filter((one) => one.id !== of.id)),
    onSuccess: (_data, of) =>
      showUndoToast(kind.noun === "chart" ? "Chart deleted" : "Dashboard deleted", () => restore.mutate(of)),
    onError: (error, _of, takeBack) => {
      takeBack?.();
      reportFailure(failures.notDeleted(`The ${kind.noun}`), error);
    },
    onSettled: async (_data, _error, of) => refresh(client, kind, of),
  });
}

function useRestore(kind: SavedKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (of: Saved) => kind.restore(of.id),
    onError: (error) => reportFailure(failures.stillInTrash(`The ${kind.noun}`), error),
    onSettled: async (_data, _error, of) => refresh(client, kind, of),
  });
}

/** Changes every list with a database's charts or dashboards. Returns a function that reverts it. */
async function changeLists(client: QueryClient, queryKey: QueryKey, change: Change): Promise<() => void> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<Pages>({ queryKey });
  client.setQueriesData<Pages>({ queryKey }, (data) =>
    data === undefined
      ? undefined
      : { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

/** A chart may be on dashboards, which are refreshed with it. */
async function refresh(client: QueryClient, kind: SavedKind, { id, databaseId }: Saved): Promise<void> {
  await Promise.all(
    [
      kind.listKey(databaseId),
      kind.oneKey(id),
      queryKeyOf(listTrash, { databaseId }),
      queryKeyOf(listFavorites, { databaseId }),
      ...(kind.noun === "chart" ? [queryKeyOf(getDashboard)] : []),
    ].map(async (queryKey) => client.invalidateQueries({ queryKey })),
  );
}
