import { listColumnValues, listFilterValues } from "@askery/api";
import type { FilterColumn, FilterState } from "@askery/model";
import type { ValueSource } from "../../../shared/plan-editor/value-list.tsx";
import { call } from "../../../shared/server/call.ts";

/** The values of a saved filter, narrowed by the filters before it. */
export function valuesOfFilter(dashboardId: string, filterId: string, state: FilterState): ValueSource {
  const filters = Object.fromEntries(
    Object.entries(state).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
  );
  return {
    id: JSON.stringify([dashboardId, filterId, filters]),
    load: async (search, signal) =>
      call(listFilterValues, { params: { dashboardId, filterId }, body: { filters, search } }, signal),
  };
}

/** All values of a column, for a filter that is not saved yet. */
export function valuesOfColumn(dashboardId: string, column: FilterColumn): ValueSource {
  return {
    id: JSON.stringify([dashboardId, column]),
    load: async (search, signal) =>
      call(listColumnValues, { params: { dashboardId }, body: { column: { ...column }, search } }, signal),
  };
}
