import type { Knowledge } from "@askery/api";

/** An entry as it was saved, by this version or an earlier one, in which words had no conditions. */
export function readSavedEntry(text: string): Knowledge {
  const saved = JSON.parse(text) as Knowledge;
  return saved.kind === "synonym" ? { ...saved, condition: saved.condition ?? null } : saved;
}
