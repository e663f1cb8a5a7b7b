import { readCardFigures, type Card, type CardFigures, type SavedChart } from "@askery/api";
import type { FilterValue } from "@askery/model";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../shared/server/call.ts";
import { minuteMs } from "../../../shared/server/endpoint-query.ts";
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

/** Saved figures under filters that are older are shown first, then computed again. */
const maxAgeMs = 10 * minuteMs;

interface CardOfDashboard {
  readonly dashboardId: string;
  readonly card: Card;
  /** Null for the figures without filters. */
  readonly use: FilterUse | null;
  readonly isInSight: boolean;
}

/** The figures of a card: those of its chart, or those under the filters of the dashboard. */
export function useCardFigures({ dashboardId, card, use, isInSight }: CardOfDashboard): ShownFigures {
  const isFiltered = use?.isFiltered === true;
  const now = useNow();
  const client = useQueryClient();
  const own = useQuery({ ...chartQuery(card.chart.id), enabled: isInSight && !isFiltered });
  const of = { dashboardId, cardId: card.id, of: use === null ? unfiltered : stateOf(use) };
  const query = cardFiguresQuery(of);
  const saved = useQuery({
    ...query,
    enabled: isInSight && isFiltered,
    placeholderData: keepPreviousData,
  });
  const found = saved.isPlaceholderData ? undefined : saved.data;
  const isOld = found !== undefined && found.applied.length > 0 && now - found.ranAtMs > maxAgeMs;
  const fresh = useQuery({
    queryKey: [...query.queryKey, "again"],
    queryFn: async ({ signal }) => loadFigures(of, { maxAgeMs, signal }),
    enabled: isFiltered && isOld,
    staleTime: maxAgeMs,
    retry: false,
  });
  if (!isFiltered) {
    const retry = () => void own.refetch();
    return {
      chart: own.data,
      filtered: undefined,
      isBefore: false,
      error: own.error,
      staleBecause: null,
      retry,
      stop: null,
      isStopped: false,
    };
  }
  const latest =
    found !== undefined && fresh.data !== undefined && fresh.data.ranAtMs > found.ranAtMs
      ? fresh.data
      : found;
  return {
    chart: latest ?? saved.data ?? (saved.error === null ? own.data : undefined),
    filtered: latest,
    isBefore: latest === undefined && saved.error === null,
    error: saved.error,
    staleBecause: isOld && latest === found ? fresh.error : null,
    retry: () => void saved.refetch(),
    stop:
      latest === undefined && saved.isFetching
        ? () => void client.cancelQueries({ queryKey: query.queryKey })
        : null,
    isStopped: latest === undefined && isInSight && saved.error === null && saved.fetchStatus === "idle",
  };
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
