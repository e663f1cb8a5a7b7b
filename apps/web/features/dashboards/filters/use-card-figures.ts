import {
  getDashboard,
  readCardFigures,
  type Card,
  type CardFigures,
  type Dashboard,
  type SavedChart,
} from "@askery/api";
import { findAgeLimitMs, type FilterValue } from "@askery/model";
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { minuteMs, queryKeyOf } from "../../../shared/server/endpoint-query.ts";
import { chartQuery } from "../../../shared/server/queries.ts";
import { useNow } from "../../../shared/wording/use-now.ts";
import type { FilterUse } from "./use-filters.ts";

/** What a card shows. */
export interface ShownFigures {
  /** Undefined while loading. */
  readonly chart: SavedChart | undefined;
  /** Undefined without filters. */
  readonly filtered: Pick<CardFigures, "applied" | "skipped" | "compared"> | undefined;
  /** Whether these are the figures of the values before, until those of the new ones arrive. */
  readonly isBefore: boolean;
  readonly error: Error | null;
  /** Why old saved figures could not be computed again; they are shown nevertheless. */
  readonly staleBecause: Error | null;
  readonly retry: () => void;
  /** Ends the query in the database; null while none runs for what people wait for. */
  readonly stop: (() => void) | null;
  /** Whether people stopped it before it had figures for these values. */
  readonly isStopped: boolean;
}

interface CardOfDashboard {
  readonly dashboardId: string;
  readonly card: Card;
  /** Null for the figures without filters. */
  readonly use: FilterUse | null;
  readonly isInSight: boolean;
  /** Figures that are older, or of another day than today, are shown first, then computed again; null: of any age. */
  readonly maxAgeMs: number | null;
}

/** The figures of a card: those of its chart, or those under the filters of the dashboard. */
export function useCardFigures(of: CardOfDashboard): ShownFigures {
  const { dashboardId, card, use, isInSight } = of;
  const isFiltered = use?.isFiltered === true;
  const client = useQueryClient();
  const own = useQuery({ ...chartQuery(card.chart.id), enabled: isInSight && !isFiltered });
  const query = cardFiguresQuery({ dashboardId, cardId: card.id, of: stateOfUse(use) });
  const saved = useQuery({
    ...query,
    enabled: isInSight && isFiltered,
    placeholderData: keepPreviousData,
  });
  const found = saved.isPlaceholderData ? undefined : saved.data;
  const renewal = useRenewal(of, isFiltered ? found : own.data);
  if (!isFiltered) {
    return {
      chart: own.data,
      filtered: undefined,
      isBefore: false,
      error: own.error,
      staleBecause: renewal,
      retry: () => void own.refetch(),
      stop: null,
      isStopped: false,
    };
  }
  return {
    chart: found ?? saved.data ?? (saved.error === null ? own.data : undefined),
    filtered: found,
    isBefore: found === undefined && saved.error === null,
    error: saved.error,
    staleBecause: renewal,
    retry: () => void saved.refetch(),
    stop:
      found === undefined && saved.isFetching
        ? () => void client.cancelQueries({ queryKey: query.queryKey })
        : null,
    isStopped: found === undefined && isInSight && saved.error === null && saved.fetchStatus === "idle",
  };
}

/**
 * Computes figures again that are too old, and shows them in place of those. Pages that nobody sees leave the database
 * alone. Returns why it failed.
 */
function useRenewal(
  { dashboardId, card, use, isInSight, maxAgeMs }: CardOfDashboard,
  shown: Pick<SavedChart, "ranAtMs" | "movesAtMs"> | undefined,
): Error | null {
  const now = useNow();
  const client = useQueryClient();
  const movesAtMs = shown?.movesAtMs ?? null;
  const ageLimitMs = findAgeLimitMs({ maxAgeMs, movesAtMs }, now);
  const isTooOld = ageLimitMs !== null && shown !== undefined && now - shown.ranAtMs > ageLimitMs;
  const of = { dashboardId, cardId: card.id, of: stateOfUse(use) };
  const query = cardFiguresQuery(of);
  const renewal = useQuery({
    queryKey: [...query.queryKey, "again", ageLimitMs === maxAgeMs ? null : movesAtMs],
    queryFn: async ({ signal }) => {
      const figures = await loadFigures(of, { maxAgeMs: ageLimitMs, signal });
      if (use?.isFiltered === true) client.setQueryData(query.queryKey, figures);
      else showOwnFigures(client, { dashboardId, figures });
      return figures;
    },
    enabled: use !== null && isInSight && isTooOld && document.visibilityState === "visible",
    staleTime: maxAgeMs ?? Infinity,
    retry: false,
  });
  return isTooOld ? renewal.error : null;
}

/** Shows figures of a chart in its card, and their age in the head of the dashboard. */
function showOwnFigures(
  client: QueryClient,
  { dashboardId, figures }: { readonly dashboardId: string; readonly figures: CardFigures },
): void {
  const { id, ranAtMs } = figures;
  client.setQueryData(chartQuery(id).queryKey, figures);
  client.setQueryData<Dashboard>(queryKeyOf(getDashboard, { dashboardId }), (before) => {
    if (before === undefined) return undefined;
    const renew = (card: Card) =>
      card.chart.id === id ? { ...card, chart: { ...card.chart, ranAtMs } } : card;
    return { ...before, cards: before.cards.map(renew) };
  });
}

/** What figures depend on: the value of every filter, and the marks that were clicked. */
export interface FigureState {
  readonly filters: Readonly<Record<string, FilterValue | null>>;
  readonly points: FilterUse["points"];
}

/** The figures of a card's own chart. */
export const unfiltered: FigureState = { filters: {}, points: [] };

/** The same values have the same figures, whether the address or the dashboard has them. */
export function stateOf({
  filters,
  active,
  points,
}: Pick<FilterUse, "filters" | "active" | "points">): FigureState {
  const values = new Map(active.map(({ filter, value }) => [filter.id, value]));
  return { filters: Object.fromEntries(filters.map(({ id }) => [id, values.get(id) ?? null])), points };
}

function stateOfUse(use: FilterUse | null): FigureState {
  return use === null ? unfiltered : stateOf(use);
}

interface FiguresOf {
  readonly dashboardId: string;
  readonly cardId: string;
  readonly of: FigureState;
}

export function cardFiguresQuery({ dashboardId, cardId, of }: FiguresOf) {
  return {
    queryKey: ["card-figures", dashboardId, cardId, of],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<CardFigures> =>
      loadFigures({ dashboardId, cardId, of }, { maxAgeMs: null, signal }),
    staleTime: minuteMs,
  };
}

export async function loadFigures(
  { dashboardId, cardId, of }: FiguresOf,
  { maxAgeMs: oldest, signal }: { readonly maxAgeMs: number | null; readonly signal: AbortSignal },
): Promise<CardFigures> {
  const body = { ...bodyOfState(of), maxAgeMs: oldest };
  return call(readCardFigures, { params: { dashboardId, cardId }, body }, signal);
}

/** The state as the server takes it. */
export function bodyOfState({ filters, points }: FigureState) {
  return {
    filters,
    points: points.map(({ cardId, point: { row, column, repeat } }) => ({
      cardId,
      point: { row: [...row], column, repeat },
    })),
  };
}
