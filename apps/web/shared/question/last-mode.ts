import type { Mode } from "@askery/api";
import { keep, readSaved } from "../state/kept.ts";

const keptAs = "askery-mode";
const modes: readonly Mode[] = ["genesis", "explorer", "quantum"];

/** Parses the saved mode for `/ask`. Default: Genesis. */
export function readMode(kept: string | null): Mode {
  return modes.find((mode) => mode === kept) ?? "genesis";
}

export function lastMode(): Mode {
  return readMode(readSaved(() => localStorage, keptAs));
}

export function saveMode(mode: Mode): void {
  keep(() => localStorage, keptAs, mode);
}
