import {
  getChart,
  getDashboard,
  listCharts,
  listDashboards,
  starChart,
  starDashboard,
  unstarChart,
  unstarDashboard,
  type Page,
} from "@askery/api";
import { useMutation, useQueryClient, type InfiniteData, type QueryKey } from "@tanstack/react-query";
import { showUndoToast } from "../../ui/toast-store.ts";
import { call } from "../server/call.ts";
import { queryKeyOf } from "../server/endpoint-query.ts";
import { failures } from "../wording/failures.ts";
import { reportFailure } from "../server/report-failure.ts";

/** The properties of a chart or dashboard that starring needs. */
interface Starrable {
  readonly id: string;
  readonly databaseId: string;
  readonly isStarred: boolean;
}

type Pages = InfiniteData<Page<Starrable>>;

/** Stars a chart or takes its star at once, with Undo; reverts if the server refuses. */
export function useToggleChartStar() {
  return useToggleStar({
    send: async ({ id, isStarred }) => call(isStarred ? unstarChart : starChart, { params: { chartId: id } }),
    listKey: (databaseId) => queryKeyOf(listCharts, { databaseId }),
    oneKey: (id) => queryKeyOf(getChart, { chartId: id }),
  });
}

/** The same for a dashboard. */
export function useToggleDashboardStar() {
  return useToggleStar({
    send: async ({ id, isStarred }) =>
      call(isStarred ? unstarDashboard : starDashboard, { params: { dashboardId: id } }),
    listKey: (databaseId) => queryKeyOf(listDashboards, { databaseId }),
    oneKey: (id) => queryKeyOf(getDashboard, { dashboardId: id }),
  });
}

interface StarKind {
  readonly send: (of: Starrable) => Promise<unknown>;
  readonly listKey: (databaseId: string) => QueryKey;
  readonly oneKey: (id: string) => QueryKey;
}

function useToggleStar({ send, listKey, oneKey }: StarKind) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: send,
    onMutate: async (of) => {
      const queryKey = listKey(of.databaseId);
      await client.cancelQueries({ queryKey });
      const lists = client.getQueriesData<Pages>({ queryKey });
      const one = client.getQueryData<Starrable>(oneKey(of.id));
      const turn = <Item extends Starrable>(item: Item): Item =>
        item.id === of.id ? { ...item, isStarred: !of.isStarred } : item;
      client.setQueriesData<Pages>({ queryKey }, (data) =>
        data === undefined
          ? undefined
          : { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(turn) })) },
      );
      if (one !== undefined) client.setQueryData(oneKey(of.id), turn(one));
      return () => {
        for (const [key, data] of lists) client.setQueryData(key, data);
        client.setQueryData(oneKey(of.id), one);
      };
    },
    // A list of starred ones shows it no longer.
    onSuccess: (_data, of) => {
      if (of.isStarred) showUndoToast("Star removed", () => mutation.mutate({ ...of, isStarred: false }));
    },
    onError: (error, of, takeBack) => {
      takeBack?.();
      reportFailure(failures.starNotChanged(of.isStarred), error);
    },
    onSettled: async (_data, _error, of) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: listKey(of.databaseId) }),
        client.invalidateQueries({ queryKey: oneKey(of.id) }),
      ]);
    },
  });
  return mutation;
}
