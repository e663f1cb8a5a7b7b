import { listColumnValues, listFilterValues } from "@askery/api";
import type { DashboardFilter, FilterState } from "@askery/model";
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

/** All values of the column or variable of a filter that may not be saved yet. Null if it has none. */
export function valuesOf(dashboardId: string, { column, targets }: DashboardFilter): ValueSource | null {
  const of = column === null ? firstVariable(targets) : { ...column };
  if (of === null) return null;
  return {
    id: JSON.stringify([dashboardId, of]),
    load: async (search, signal) =>
      call(listColumnValues, { params: { dashboardId }, body: { of, search } }, signal),
  };
}

function firstVariable(targets: DashboardFilter["targets"]) {
  for (const [cardId, target] of Object.entries(targets)) {
    if (target?.kind === "variable") return { cardId, variable: target.name };
  }
  return null;
}
