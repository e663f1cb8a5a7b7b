import { deleteDashboardView, listDashboardViews, saveDashboardView, type DashboardView } from "@askery/api";
import type { FilterState, FilterValue } from "@askery/model";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { endpointQuery, queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { makeId } from "../../../shared/server/make-id.ts";
import { reportFailure } from "../../../shared/server/report-failure.ts";
import { failures } from "../../../shared/wording/failures.ts";
import { showUndoToast } from "../../../ui/toast-store.ts";

/** A person's views of a dashboard. */
export interface Views {
  readonly list: readonly DashboardView[];
  /** False while they are loaded. Views that can't be loaded are none. */
  readonly isKnown: boolean;
  /** Saves values under a name, in place of those of a view with this name. */
  readonly saveAs: (name: string, state: FilterState) => void;
  readonly change: (view: DashboardView) => void;
  /** With Undo. */
  readonly remove: (view: DashboardView) => void;
}

export function useViews(dashboardId: string): Views {
  const client = useQueryClient();
  const params = { dashboardId };
  const queryKey = queryKeyOf(listDashboardViews, params);
  const views = useQuery(endpointQuery(listDashboardViews, { params }));
  const list = views.data ?? [];
  const save = useMutation({
    mutationFn: async ({ id, name, filters, isDefault }: DashboardView) =>
      call(saveDashboardView, {
        params: { dashboardId, viewId: id },
        body: { name, filters: { ...filters }, isDefault },
      }),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onError: (error) => reportFailure(failures.viewNotSaved, error),
  });
  const remove = useMutation({
    mutationFn: async ({ id }: DashboardView) =>
      call(deleteDashboardView, { params: { dashboardId, viewId: id } }),
    onSuccess: (_, view) => {
      client.setQueryData(
        queryKey,
        list.filter(({ id }) => id !== view.id),
      );
      showUndoToast("View deleted", () => save.mutate(view));
    },
    onError: (error) => reportFailure(failures.viewNotDeleted, error),
  });
  return {
    list,
    isKnown: !views.isPending,
    saveAs: (name, state) => {
      const known = list.find((view) => view.name === name);
      save.mutate({
        id: known?.id ?? makeId(),
        name,
        filters: valuesOf(state),
        isDefault: known?.isDefault ?? false,
      });
    },
    change: (view) => save.mutate(view),
    remove: (view) => remove.mutate(view),
  };
}

/** The view whose values a dashboard shows; undefined if none has them. */
export function findView(list: readonly DashboardView[], state: FilterState): DashboardView | undefined {
  const shown = printState(state);
  return list.find(({ filters }) => printState(filters) === shown);
}

function printState(state: FilterState): string {
  return JSON.stringify(Object.entries(valuesOf(state)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function valuesOf(state: FilterState): Record<string, FilterValue | null> {
  return Object.fromEntries(
    Object.entries(state).filter((entry): entry is [string, FilterValue | null] => entry[1] !== undefined),
  );
}
