import { listFilterValues, type DashboardFilter, type FilterState, type FilterValue } from "@askery/model";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { printFilterAddress, readFilterAddress } from "./filter-address.ts";

/** The filters of a dashboard with their values. */
export interface FilterUse {
  readonly filters: readonly DashboardFilter[];
  /** What the address says. */
  readonly state: FilterState;
  /** The filters that have a value. */
  readonly active: ReturnType<typeof listFilterValues>;
  /** Null switches a filter off. */
  readonly set: (filter: DashboardFilter, value: FilterValue | null) => void;
  /** Returns to the initial values. Null if these are shown. */
  readonly reset: (() => void) | null;
}

/** The values of filters, which are in the address: it can be copied, reloaded and stepped back through. */
export function useFilters(filters: readonly DashboardFilter[]): FilterUse {
  const { filters: printed } = useSearch({ from: "/_shell/dashboards/$id" });
  const navigate = useNavigate({ from: "/dashboards/$id" });
  return useMemo(() => {
    const state = readFilterAddress(printed === undefined ? {} : { filters: printed });
    const show = (next: FilterState) => {
      void navigate({ search: printFilterAddress(next) });
    };
    const known = new Set(filters.map(({ id }) => id));
    const isInitial = !Object.keys(state).some((id) => known.has(id));
    return {
      filters,
      state,
      active: listFilterValues(filters, state),
      set: (filter, value) => show(withValue(state, filter, value)),
      reset: isInitial ? null : () => show({}),
    };
  }, [filters, navigate, printed]);
}

/** The state with another value. The initial value is not in it. */
function withValue(state: FilterState, filter: DashboardFilter, value: FilterValue | null): FilterState {
  const { [filter.id]: _, ...others } = state;
  const isInitial = JSON.stringify(value) === JSON.stringify(filter.initial);
  return isInitial ? others : { ...others, [filter.id]: value };
}
