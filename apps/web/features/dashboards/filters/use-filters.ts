import { listFilterValues, type DashboardFilter, type FilterState, type FilterValue } from "@askery/model";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import {
  printFilterAddress,
  readFilterAddress,
  readPointsAddress,
  type ClickedPoint,
} from "./filter-address.ts";

/** As many as the server accepts. */
const maxPoints = 5;

/** The filters of a dashboard with their values. */
export interface FilterUse {
  readonly filters: readonly DashboardFilter[];
  /** What the address says. */
  readonly state: FilterState;
  /** The filters that have a value. */
  readonly active: ReturnType<typeof listFilterValues>;
  /** Shows the values of a view, without marks. */
  readonly apply: (state: FilterState) => void;
  /** The same for a dashboard that is being opened: it is no step to go back to. */
  readonly open: (state: FilterState) => Promise<void>;
  /** Null switches a filter off. */
  readonly set: (filter: DashboardFilter, value: FilterValue | null) => void;
  /** Marks of cards by which the others are filtered. */
  readonly points: readonly ClickedPoint[];
  readonly addPoint: (point: ClickedPoint) => void;
  readonly removePoint: (point: ClickedPoint) => void;
  /** Whether any card may show other figures than its own. */
  readonly isFiltered: boolean;
  /** Returns to the initial values. Null if these are shown. */
  readonly reset: (() => void) | null;
}

/** The values of filters, which are in the address: it can be copied, reloaded and stepped back through. */
export function useFilters(filters: readonly DashboardFilter[]): FilterUse {
  const { filters: printed, points: printedPoints } = useSearch({ from: "/_shell/dashboards/$id" });
  const navigate = useNavigate({ from: "/dashboards/$id" });
  return useMemo(() => {
    const state = readFilterAddress(printed === undefined ? {} : { filters: printed });
    const points = readPointsAddress(printedPoints === undefined ? {} : { points: printedPoints });
    const show = async (next: FilterState, nextPoints = points, replace = false) =>
      navigate({
        replace,
        search: ({ tab, wall }) => ({
          ...(tab !== undefined && { tab }),
          ...(wall !== undefined && { wall }),
          ...printFilterAddress(next, nextPoints),
        }),
      });
    const known = new Set(filters.map(({ id }) => id));
    const active = listFilterValues(filters, state);
    const isInitial = points.length === 0 && !Object.keys(state).some((id) => known.has(id));
    return {
      filters,
      state,
      active,
      points,
      isFiltered: active.length + points.length > 0,
      apply: (next) => void show(next, []),
      open: async (next) => show(next, [], true),
      // A card filters by one mark at a time.
      addPoint: (point) =>
        void show(
          state,
          [...points.filter(({ cardId }) => cardId !== point.cardId), point].slice(-maxPoints),
        ),
      removePoint: (point) =>
        void show(
          state,
          points.filter((one) => one !== point),
        ),
      set: (filter, value) => void show(withValue(state, filter, value)),
      reset: isInitial ? null : () => void show({}, []),
    };
  }, [filters, navigate, printed, printedPoints]);
}

/** The state with another value. The initial value is not in it. */
function withValue(state: FilterState, filter: DashboardFilter, value: FilterValue | null): FilterState {
  const { [filter.id]: _, ...others } = state;
  const isInitial = JSON.stringify(value) === JSON.stringify(filter.initial);
  return isInitial ? others : { ...others, [filter.id]: value };
}
