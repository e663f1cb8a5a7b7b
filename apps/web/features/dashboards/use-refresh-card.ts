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
      refreshCard(client, { dashboardId, card, use, signal: new AbortController().signal }),
    onSuccess: () => {
      dropRefreshFailure(card.chart.id);
      if (!isFiltered(use)) void client.invalidateQueries({ queryKey: queryKeyOf(getDashboard) });
    },
    onError: (error) => saveRefreshFailure(card.chart.id, error),
  });
}

/** @throws ApiError, OfflineError if the server fails */
export async function refreshCard(
  client: QueryClient,
  { dashboardId, card, use, signal }: CardToRefresh & { readonly signal: AbortSignal },
): Promise<void> {
  const { id: cardId, chart } = card;
  if (!isFiltered(use)) {
    const params = { chartId: chart.id };
    client.setQueryData(queryKeyOf(getChart, params), await call(refreshChart, { params }, signal));
    return;
  }
  const of = { dashboardId, cardId, of: stateOf(use) };
  client.setQueryData(cardFiguresQuery(of).queryKey, await loadFigures(of, { isFresh: true, signal }));
}

export function isFiltered(use: FilterUse | null): use is FilterUse {
  return use?.isFiltered === true;
}
