import { readCardFigures, type Card, type CardFigures, type SavedChart } from "@askery/api";
import type { FilterState } from "@askery/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { minuteMs } from "../../../shared/server/endpoint-query.ts";
import { chartQuery } from "../../../shared/server/queries.ts";
import type { FilterUse } from "./use-filters.ts";

/** What a card shows. */
export interface ShownFigures {
  /** Undefined while loading. */
  readonly chart: SavedChart | undefined;
  /** Undefined without filters. */
  readonly filtered: Pick<CardFigures, "applied" | "skipped"> | undefined;
  /** Whether these are the figures of the values before, until those of the new ones arrive. */
  readonly isBefore: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

interface CardOfDashboard {
  readonly dashboardId: string;
  readonly card: Card;
  /** Null for the figures without filters. */
  readonly use: FilterUse | null;
  readonly isInSight: boolean;
}

/** The figures of a card: those of its chart, or those under the filters of the dashboard. */
export function useCardFigures({ dashboardId, card, use, isInSight }: CardOfDashboard): ShownFigures {
  const isFiltered = use !== null && use.active.length > 0;
  const own = useQuery({ ...chartQuery(card.chart.id), enabled: isInSight && !isFiltered });
  const filtered = useQuery({
    ...cardFiguresQuery({ dashboardId, cardId: card.id, state: use === null ? {} : stateOf(use) }),
    enabled: isInSight && isFiltered,
    placeholderData: keepPreviousData,
  });
  const shown = isFiltered ? filtered : own;
  return {
    chart: isFiltered ? (filtered.data ?? (filtered.error === null ? own.data : undefined)) : own.data,
    filtered: isFiltered && !filtered.isPlaceholderData ? filtered.data : undefined,
    isBefore: isFiltered && (filtered.isPlaceholderData || filtered.data === undefined),
    error: shown.error,
    retry: () => void shown.refetch(),
  };
}

/** The value of every filter, whether the address or the dashboard has it: the same values have the same figures. */
export function stateOf({ filters, active }: Pick<FilterUse, "filters" | "active">): FilterState {
  const values = new Map(active.map(({ filter, value }) => [filter.id, value]));
  return Object.fromEntries(filters.map(({ id }) => [id, values.get(id) ?? null]));
}

interface FiguresOf {
  readonly dashboardId: string;
  readonly cardId: string;
  readonly state: FilterState;
}

export function cardFiguresQuery({ dashboardId, cardId, state }: FiguresOf) {
  return {
    queryKey: ["card-figures", dashboardId, cardId, state],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<CardFigures> =>
      loadFigures({ dashboardId, cardId, state }, { isFresh: false, signal }),
    staleTime: minuteMs,
  };
}

export async function loadFigures(
  { dashboardId, cardId, state }: FiguresOf,
  { isFresh, signal }: { readonly isFresh: boolean; readonly signal: AbortSignal },
): Promise<CardFigures> {
  const filters = Object.fromEntries(
    Object.entries(state).flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])),
  );
  return call(readCardFigures, { params: { dashboardId, cardId }, body: { filters, isFresh } }, signal);
}
