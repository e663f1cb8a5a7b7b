import { readStoredEffects, type Knowledge } from "@askery/api";
import type { SavedEntry } from "./knowledge-of.ts";

/** An entry and, if it is a rule, what it became, as they were saved by this version or an earlier one. */
export function readSavedEntry(row: {
  readonly id: string;
  readonly entry: string;
  readonly effects: string;
}): SavedEntry & { readonly id: string } {
  const saved = JSON.parse(row.entry) as Knowledge;
  // Words had no conditions.
  const entry = saved.kind === "synonym" ? { ...saved, condition: saved.condition ?? null } : saved;
  return { id: row.id, entry, effects: readStoredEffects(JSON.parse(row.effects)) };
}
