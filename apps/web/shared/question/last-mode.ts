import type { Mode } from "@askery/api";
import { save, readSaved } from "../state/browser-storage.ts";

const storageKey = "askery-mode";
const modes: readonly Mode[] = ["genesis", "explorer", "quantum"];

/** Parses the saved mode for `/ask`. Default: Genesis. */
export function readMode(saved: string | null): Mode {
  return modes.find((mode) => mode === saved) ?? "genesis";
}

export function lastMode(): Mode {
  return readMode(readSaved(() => localStorage, storageKey));
}

export function saveMode(mode: Mode): void {
  save(() => localStorage, storageKey, mode);
}
