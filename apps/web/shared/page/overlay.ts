import { createStore, useStore } from "../state/store.ts";

/** What lies over the page, at most one at a time. */
export type Overlay = "palette" | "shortcuts" | null;

const store = createStore<Overlay>(null);

export function openOverlay(overlay: Overlay): void {
  store.set(overlay);
}

/** Opens what is closed and closes what is open. */
export function toggleOverlay(overlay: Overlay): void {
  store.set(store.get() === overlay ? null : overlay);
}

export function useOverlay(): Overlay {
  return useStore(store);
}
