import { createStore, useStore } from "../state/store.ts";

/** Why charts could not be refreshed last, by their ids: kept until a refresh works or the page is loaded anew. */
const failures = createStore<ReadonlyMap<string, unknown>>(new Map());

/** Why a chart's last refresh failed; undefined where it did not. */
export function useRefreshFailure(chartId: string): unknown {
  return useStore(failures).get(chartId);
}

export function saveRefreshFailure(chartId: string, error: unknown): void {
  failures.set(new Map([...failures.get(), [chartId, error]]));
}

export function dropRefreshFailure(chartId: string): void {
  failures.set(new Map([...failures.get()].filter(([id]) => id !== chartId)));
}
