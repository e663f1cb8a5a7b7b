import { createStore, useStore } from "../state/store.ts";

const none: readonly File[] = [];
const handed = createStore(none);

/** Hands files that were dropped somewhere to the page that uploads them. */
export function handFiles(files: readonly File[]): void {
  handed.set(files);
}

/** The files that were handed over, and are not taken yet. */
export function useHandedFiles(): readonly File[] {
  return useStore(handed);
}

/** Takes the files: they are handed over once. */
export function takeHandedFiles(): readonly File[] {
  const files = handed.get();
  handed.set(none);
  return files;
}
