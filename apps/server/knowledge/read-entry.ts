import type { Knowledge } from "@askery/api";
import type { Catalog, CatalogTable, DescribedEffect, Meaning } from "@askery/model";
import { hasColumns } from "./has-columns.ts";
import type { SavedEntry } from "./knowledge-of.ts";
import { nearestName } from "./nearest-name.ts";
import {
  joinDefinitions,
  listEffectNames,
  noDefinitions,
  readEffect,
  type Definitions,
} from "./read-effect.ts";
import { readFilter, readMetric } from "./read-metric.ts";
import { catalogMessages } from "../messages/catalog-messages.ts";

/** What the engine reads of an entry, or why it has no effect. */
export type ReadEntry =
  | { readonly kind: "read"; readonly definitions: Definitions }
  | { readonly kind: "problem"; readonly message: string };

/**
 * Reads knowledge entries against the current tables. An example is SQL, which the database checks when it runs; a rule
 * was read when it was saved; an event is for charts only.
 */
export function readEntry(saved: SavedEntry, catalog: Catalog): ReadEntry {
  const read = readKind(saved, catalog);
  return read.kind === "read" && saved.id !== undefined
    ? { kind: "read", definitions: identify(read.definitions, saved.id) }
    : read;
}

function readKind({ entry, effects }: SavedEntry, catalog: Catalog): ReadEntry {
  switch (entry.kind) {
    case "example":
    case "event":
      return { kind: "read", definitions: noDefinitions };
    case "rule":
      return readRule(entry.text, effects, catalog);
    case "filter":
      return withTable(entry.table, catalog, (table) => {
        const read = readFilter(entry.condition, table);
        if (read.kind === "problem") return read;
        const filter = { table: table.id, condition: read.condition, text: entry.condition };
        return { kind: "read", definitions: { ...noDefinitions, filters: [filter] } };
      });
    case "synonym":
      return withTable(entry.table, catalog, (table) => readSynonym(entry, table));
    case "metric":
      return withTable(entry.table, catalog, (table) => {
        const read = readMetric(entry.expression, table);
        if (read.kind === "problem") return read;
        return defineWord(entry.name, { kind: "metric", table: table.id, expression: read.expression });
      });
  }
}

function identify(definitions: Definitions, id: string): Definitions {
  const { entries, filters, corrections, calendarRules, stopWords } = definitions;
  return {
    entries: entries.map((one) => ({ ...one, id })),
    filters: filters.map((one) => ({ ...one, id })),
    corrections,
    calendarRules: calendarRules.map((one) => ({ ...one, id })),
    stopWords: stopWords.map((one) => ({ ...one, id })),
  };
}

function defineWord(phrase: string, meaning: Meaning): ReadEntry {
  return { kind: "read", definitions: { ...noDefinitions, entries: [{ phrase, meaning }] } };
}

/** All effects of a rule, or none: half a rule would be another one. */
function readRule(text: string, effects: readonly DescribedEffect[], catalog: Catalog): ReadEntry {
  if (effects.length === 0) return { kind: "problem", message: catalogMessages.ruleNotRead };
  const isKnown = hasColumns(catalog);
  const names = effects.flatMap(({ effect }) => listEffectNames(effect));
  const gone = names.find(
    ({ table, column }) => !isKnown({ table, columns: column === null ? [] : [column] }),
  );
  if (gone !== undefined) {
    const name = gone.column === null ? gone.table : `${gone.table}.${gone.column}`;
    return { kind: "problem", message: catalogMessages.ruleNameGone(name) };
  }
  return {
    kind: "read",
    definitions: joinDefinitions(effects.map(({ effect }) => readEffect(effect, text))),
  };
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
    return defineWord(phrase, meaning);
  }
  if (column === null) {
    if (value !== null) return { kind: "problem", message: catalogMessages.valueWithoutColumn };
    return defineWord(phrase, { kind: "table", table: table.id });
  }
  const names = table.columns.map(({ name }) => name);
  if (!names.includes(column)) {
    return {
      kind: "problem",
      message: catalogMessages.noSuchColumn(table.name, column, nearestName(column, names)).message,
    };
  }
  const reference = { table: table.id, column };
  const meaning =
    value === null
      ? ({ kind: "column", ...reference } as const)
      : ({ kind: "value", ...reference, value } as const);
  return defineWord(phrase, meaning);
}
