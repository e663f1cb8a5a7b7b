import { getChart, getDashboard, listCharts, refreshChart, type Dashboard } from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../shared/server/call.ts";
import { dropRefreshFailure, saveRefreshFailure } from "../../shared/library/refresh-failures.ts";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { showFailureToast } from "../../ui/toast-store.ts";
import { failures } from "../../shared/wording/failures.ts";

interface Progress {
  readonly done: number;
  readonly total: number;
}

interface RefreshAll {
  /** Null while no refresh runs. */
  readonly progress: Progress | null;
  readonly start: () => void;
}

/** Limits concurrent refreshes, so that a dashboard does not overload the server. */
const lanes = 2;

/** Refreshes the data of all cards, each shown as it arrives. Leaving the page stops it. */
export function useRefreshAll({ id, databaseId, cards }: Dashboard): RefreshAll {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const run = async () => {
    const { signal } = (leaving.current = new AbortController());
    const waiting = [...new Set(cards.map(({ chart }) => chart.id))];
    const total = waiting.length;
    const failed: string[] = [];
    setProgress({ done: 0, total });
    const work = async () => {
      for (let chartId = waiting.shift(); chartId !== undefined; chartId = waiting.shift()) {
        try {
          const chart = await call(refreshChart, { params: { chartId } }, signal);
          client.setQueryData(queryKeyOf(getChart, { chartId }), chart);
          dropRefreshFailure(chartId);
        } catch (error) {
          if (signal.aborted) return;
          saveRefreshFailure(chartId, error);
          failed.push(titleOf(cards, chartId));
        }
        setProgress((now) => now && { ...now, done: now.done + 1 });
      }
    };
    await Promise.all(Array.from({ length: lanes }, work));
    if (signal.aborted) return;
    setProgress(null);
    if (failed.length > 0) showFailureToast(failures.cardsNotRefreshed(failed, total));
    void client.invalidateQueries({ queryKey: queryKeyOf(getDashboard, { dashboardId: id }) });
    void client.invalidateQueries({ queryKey: queryKeyOf(listCharts, { databaseId }) });
  };
  return {
    progress,
    start: () => {
      if (progress === null) void run();
    },
  };
}

function titleOf(cards: Dashboard["cards"], chartId: string): string {
  return cards.find(({ chart }) => chart.id === chartId)?.chart.title ?? "";
}
