import type { ExploredFilter } from "@askery/model";

/** A part of the rows in words: "ship country: Spain", "start station: Harbor", "stores: no value". */
export function describePart({ table, column, via, value }: ExploredFilter): string {
  const own = column === "name" ? (table.split(".").at(-1) ?? column) : column;
  const name = via === undefined ? own : via.column.replace(/_id$/, "");
  return `${name.replaceAll("_", " ")}: ${value ?? "no value"}`;
}
