import type { Knowledge } from "@askery/api";
import type { Catalog, CatalogTable, DefaultFilter, GlossaryEntry } from "@askery/model";
import { nearestName } from "./nearest-name.ts";
import { readFilter, readMetric } from "./read-metric.ts";
import { catalogMessages } from "../messages/catalog-messages.ts";

/** The meaning of an entry for the engine, or why it has no effect. */
export type ReadEntry =
  | {
      readonly kind: "read";
      readonly entries: readonly GlossaryEntry[];
      readonly filters?: readonly DefaultFilter[];
    }
  | { readonly kind: "problem"; readonly message: string };

/**
 * Reads knowledge entries against the current tables. An example is SQL, which the database checks when it runs; a rule
 * is a note and always valid.
 */
export function readEntry(entry: Knowledge, catalog: Catalog): ReadEntry {
  switch (entry.kind) {
    case "example":
    case "rule":
      return { kind: "read", entries: [] };
    case "filter":
      return withTable(entry.table, catalog, (table) => {
        const read = readFilter(entry.condition, table);
        if (read.kind === "problem") return read;
        const filter = { table: table.id, condition: read.condition, text: entry.condition };
        return { kind: "read", entries: [], filters: [filter] };
      });
    case "synonym":
      return withTable(entry.table, catalog, (table) => readSynonym(entry, table));
    case "metric":
      return withTable(entry.table, catalog, (table) => {
        const read = readMetric(entry.expression, table);
        if (read.kind === "problem") return read;
        const meaning = { kind: "metric", table: table.id, expression: read.expression } as const;
        return { kind: "read", entries: [{ phrase: entry.name, meaning }] };
      });
  }
}

function withTable(id: string, { tables }: Catalog, read: (table: CatalogTable) => ReadEntry): ReadEntry {
  const table = tables.find((one) => one.id === id);
  if (table !== undefined) return read(table);
  const near = nearestName(
    id,
    tables.map((one) => one.id),
  );
  return { kind: "problem", message: catalogMessages.noSuchTable(id, near).message };
}

function readSynonym(
  { phrase, column, value, condition }: Extract<Knowledge, { kind: "synonym" }>,
  table: CatalogTable,
): ReadEntry {
  if (condition !== null) {
    if (column !== null) return { kind: "problem", message: catalogMessages.conditionWithColumn };
    const read = readFilter(condition, table);
    if (read.kind === "problem") return read;
    const meaning = { kind: "filter", table: table.id, condition: read.condition } as const;
    return { kind: "read", entries: [{ phrase, meaning }] };
  }
  if (column === null) {
    if (value !== null) return { kind: "problem", message: catalogMessages.valueWithoutColumn };
    return { kind: "read", entries: [{ phrase, meaning: { kind: "table", table: table.id } }] };
  }
  const names = table.columns.map(({ name }) => name);
  if (!names.includes(column)) {
    return {
      kind: "problem",
      message: catalogMessages.noSuchColumn(table.name, column, nearestName(column, names)).message,
    };
  }
  const place = { table: table.id, column };
  const meaning =
    value === null ? ({ kind: "column", ...place } as const) : ({ kind: "value", ...place, value } as const);
  return { kind: "read", entries: [{ phrase, meaning }] };
}
