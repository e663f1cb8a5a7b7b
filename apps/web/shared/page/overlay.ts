import { createStore, useStore } from "../state/store.ts";

/** The overlay above the page; only one is open at a time. */
export type Overlay = "palette" | "shortcuts" | null;

const store = createStore<Overlay>(null);

export function openOverlay(overlay: Overlay): void {
  store.set(overlay);
}

export function toggleOverlay(overlay: Overlay): void {
  store.set(store.get() === overlay ? null : overlay);
}

export function useOverlay(): Overlay {
  return useStore(store);
}
