import type { ColumnRole } from "@askery/model";
import type { GivenMeaning } from "./knowledge-of.ts";

/** What people set of a meaning, as an annotation stores it. */
export function printMeaning(role: ColumnRole | null): string {
  const meaning: GivenMeaning = role === null ? {} : { role };
  return JSON.stringify(meaning);
}
