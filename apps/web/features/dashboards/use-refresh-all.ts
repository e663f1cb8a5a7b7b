import { getDashboard, listCharts, type Dashboard } from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { dropRefreshFailure, saveRefreshFailure } from "../../shared/library/refresh-failures.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { showFailureToast } from "../../ui/toast-store.ts";
import type { FilterUse } from "./filters/use-filters.ts";
import { isFiltered, refreshCard } from "./use-refresh-card.ts";
import { failures } from "../../shared/wording/failures.ts";

interface Progress {
  readonly done: number;
  readonly total: number;
}

interface RefreshAll {
  /** Null while no refresh runs. */
  readonly progress: Progress | null;
  readonly start: () => void;
  /** Refreshes the cards whose figures are older than this; null for never. */
  readonly startDue: (maxAgeOf: (cardId: string) => number | null) => void;
  /** Ends the queries that run for it in the database. Cards that are done keep their new figures. */
  readonly stop: () => void;
}

/** Limits concurrent refreshes, so that a dashboard does not overload the server. */
const lanes = 2;

/** Refreshes the figures that all cards show, each as it arrives. Leaving the page stops it. */
export function useRefreshAll({ id, databaseId, cards }: Dashboard, use: FilterUse): RefreshAll {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const run = async (maxAgeOf: (cardId: string) => number | null) => {
    const { signal } = (leaving.current = new AbortController());
    // Without filters, cards of the same chart show the same figures.
    const due = cards.filter(({ id: cardId }) => maxAgeOf(cardId) !== null);
    const waiting = !isFiltered(use)
      ? [...new Map(due.map((card) => [card.chart.id, card])).values()]
      : [...due];
    const total = waiting.length;
    const startedAt = performance.now();
    const failed: string[] = [];
    setProgress({ done: 0, total });
    const work = async () => {
      for (let card = waiting.shift(); card !== undefined; card = waiting.shift()) {
        const { chart } = card;
        try {
          // What was computed since the start is new enough.
          const maxAgeMs = Math.max(maxAgeOf(card.id) ?? 0, Math.round(performance.now() - startedAt));
          await refreshCard(client, { dashboardId: id, card, use, maxAgeMs, signal });
          dropRefreshFailure(chart.id);
        } catch (error) {
          if (signal.aborted) return;
          saveRefreshFailure(chart.id, error);
          failed.push(chart.title);
        }
        setProgress((now) => now && { ...now, done: now.done + 1 });
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    setProgress(null);
    if (signal.aborted) return;
    if (failed.length > 0) showFailureToast(failures.cardsNotRefreshed(failed, total));
    void client.invalidateQueries({ queryKey: queryKeyOf(getDashboard, { dashboardId: id }) });
    void client.invalidateQueries({ queryKey: queryKeyOf(listCharts, { databaseId }) });
  };
  return {
    progress,
    start: () => {
      if (progress === null) void run(() => 0);
    },
    startDue: (maxAgeOf) => {
      if (progress === null) void run(maxAgeOf);
    },
    stop: () => leaving.current?.abort(),
  };
}
