import type { Knowledge } from "@askery/api";

/** Reads a saved entry of this or an earlier version. In earlier versions, words had no conditions. */
export function readSavedEntry(text: string): Knowledge {
  const saved = JSON.parse(text) as Knowledge;
  return saved.kind === "synonym" ? { ...saved, condition: saved.condition ?? null } : saved;
}
