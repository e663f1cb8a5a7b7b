import type { ExploredFilter } from "@askery/model";

/** A part of the rows in words: "ship country: Spain". */
export function describePart({ column, value }: ExploredFilter): string {
  return `${column.replaceAll("_", " ")}: ${value ?? "no value"}`;
}
