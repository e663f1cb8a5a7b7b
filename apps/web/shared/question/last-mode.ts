import type { Mode } from "@askery/api";
import { keep, readKept } from "../state/kept.ts";

const keptAs = "askery-mode";
const modes: readonly Mode[] = ["genesis", "explorer", "quantum"];

/** The mode that `/ask` shows, from what was kept: Genesis at first. */
export function readMode(kept: string | null): Mode {
  return modes.find((mode) => mode === kept) ?? "genesis";
}

export function lastMode(): Mode {
  return readMode(readKept(() => localStorage, keptAs));
}

export function keepMode(mode: Mode): void {
  keep(() => localStorage, keptAs, mode);
}
