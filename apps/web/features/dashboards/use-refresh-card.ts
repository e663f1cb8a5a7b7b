import { getChart, getDashboard, refreshChart, type Card } from "@askery/api";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { dropRefreshFailure, saveRefreshFailure } from "../../shared/library/refresh-failures.ts";
import { call } from "../../shared/server/call.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { cardFiguresQuery, loadFigures, stateOf } from "./filters/use-card-figures.ts";
import type { FilterUse } from "./filters/use-filters.ts";

interface CardToRefresh {
  readonly dashboardId: string;
  readonly card: Card;
  /** Null for the figures without filters. */
  readonly use: FilterUse | null;
}

/** Computes the figures that a card shows again. The old ones stay with a warning if that fails. */
export function useRefreshCard({ dashboardId, card, use }: CardToRefresh) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      refreshCard(client, { dashboardId, card, use, maxAgeMs: 0, signal: new AbortController().signal }),
    onSuccess: () => {
      dropRefreshFailure(card.chart.id);
      if (!isFiltered(use)) void client.invalidateQueries({ queryKey: queryKeyOf(getDashboard) });
    },
    onError: (error) => saveRefreshFailure(card.chart.id, error),
  });
}

interface RefreshedCard extends CardToRefresh {
  /** How long ago people asked for it: figures that were computed since then are new enough. */
  readonly maxAgeMs: number;
  readonly signal: AbortSignal;
}

/** @throws ApiError, OfflineError if the server fails */
export async function refreshCard(
  client: QueryClient,
  { dashboardId, card, use, maxAgeMs, signal }: RefreshedCard,
): Promise<void> {
  const { id: cardId, chart } = card;
  const params = { chartId: chart.id };
  if (use === null) {
    client.setQueryData(queryKeyOf(getChart, params), await call(refreshChart, { params }, signal));
    return;
  }
  const of = { dashboardId, cardId, of: stateOf(use) };
  const figures = await loadFigures(of, { maxAgeMs, signal });
  client.setQueryData(
    isFiltered(use) ? cardFiguresQuery(of).queryKey : queryKeyOf(getChart, params),
    figures,
  );
}

export function isFiltered(use: FilterUse | null): use is FilterUse {
  return use?.isFiltered === true;
}
