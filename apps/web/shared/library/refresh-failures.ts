import { createStore, useStore } from "../state/store.ts";

/** Why the last refresh of charts failed, by chart id, until a refresh succeeds or the page is reloaded. */
const failures = createStore<ReadonlyMap<string, unknown>>(new Map());

/** Why a chart's last refresh failed; undefined if it did not fail. */
export function useRefreshFailure(chartId: string): unknown {
  return useStore(failures).get(chartId);
}

export function saveRefreshFailure(chartId: string, error: unknown): void {
  failures.set(new Map([...failures.get(), [chartId, error]]));
}

export function dropRefreshFailure(chartId: string): void {
  failures.set(new Map([...failures.get()].filter(([id]) => id !== chartId)));
}
