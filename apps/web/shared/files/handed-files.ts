import { createStore, useStore } from "../state/store.ts";

const none: readonly File[] = [];
const handed = createStore(none);

/** Passes dropped files to the upload page. */
export function handFiles(files: readonly File[]): void {
  handed.set(files);
}

/** The dropped files that have not been taken yet. */
export function useHandedFiles(): readonly File[] {
  return useStore(handed);
}

/** Takes the dropped files, which is possible only once. */
export function takeHandedFiles(): readonly File[] {
  const files = handed.get();
  handed.set(none);
  return files;
}
