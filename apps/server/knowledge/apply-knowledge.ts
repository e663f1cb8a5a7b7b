import type {
  Catalog,
  CatalogTable,
  ColumnValues,
  Example,
  Glossary,
  MeaningCorrection,
  Relationship,
} from "@askery/model";
import { hasColumns } from "./has-columns.ts";
import { findNote, indexNotes, type NoteIndex } from "./index-notes.ts";
import type { DatabaseKnowledge } from "./knowledge-of.ts";
import { listCorrections } from "./list-corrections.ts";
import { joinDefinitions, type Definitions } from "./read-effect.ts";
import { readEntry } from "./read-entry.ts";
import { sidesKey } from "./relationship-id.ts";

/** The contents of a database, as they were read. */
export interface DatabaseContents {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
}

/** The contents after applying the knowledge of its people. */
export interface CuratedContents extends DatabaseContents {
  readonly glossary: Glossary;
  readonly corrections: readonly MeaningCorrection[];
}

/**
 * A database as its owners want it to be asked: hidden tables and columns and private columns are removed, with their
 * values and relationships; descriptions replace comments; relationships are those that the database declares, those
 * that were found and not rejected, and those that people added. Knowledge about something that no longer exists has no
 * effect.
 */
export function applyKnowledge(
  { catalog, values }: DatabaseContents,
  knowledge: DatabaseKnowledge,
): CuratedContents {
  const notes = indexNotes(knowledge.annotations);
  const tables = catalog.tables
    .filter(({ id }) => findNote(notes, id, null)?.isHidden !== true)
    .map((table) => describeTable(table, notes));
  const isKnown = hasColumns({ tables });
  const shown: Catalog = {
    tables,
    relationships: relate(catalog.relationships, knowledge).filter(
      ({ from, to }) => isKnown(from) && isKnown(to),
    ),
  };
  const { corrections, ...glossary } = joinDefinitions(readEntries(shown, knowledge));
  return {
    catalog: shown,
    values: values.filter(({ table, column }) => isKnown({ table, columns: [column] })),
    glossary: { ...glossary, examples: describeExamples(knowledge) },
    corrections: [...corrections, ...listCorrections(knowledge)],
  };
}

function describeTable(table: CatalogTable, notes: NoteIndex): CatalogTable {
  if (!notes.has(table.id)) return table;
  const columns = table.columns.flatMap((column) => {
    const note = findNote(notes, table.id, column.name);
    if (note?.isHidden === true || note?.isPrivate === true) return [];
    return { ...column, comment: note?.description ?? column.comment };
  });
  const names = new Set(columns.map(({ name }) => name));
  return {
    ...table,
    comment: findNote(notes, table.id, null)?.description ?? table.comment,
    columns,
    // An incomplete key is not a key.
    primaryKey: table.primaryKey.every((name) => names.has(name)) ? table.primaryKey : [],
  };
}

function relate(found: readonly Relationship[], { links }: DatabaseKnowledge): readonly Relationship[] {
  const verdicts = new Map(links.map((link) => [sidesKey(link), link]));
  const valid = found.flatMap((one): readonly Relationship[] => {
    const verdict = verdicts.get(sidesKey(one))?.verdict;
    if (verdict === undefined || one.origin === "declared") return [one];
    return verdict === "rejected" ? [] : [{ ...one, origin: "given" }];
  });
  const keys = new Set(found.map(sidesKey));
  const given = links
    .filter((link) => link.verdict === "given" && !keys.has(sidesKey(link)))
    .map(({ from, to }): Relationship => ({ from, to, origin: "given" }));
  return [...valid, ...given];
}

function readEntries(catalog: Catalog, { entries }: DatabaseKnowledge): readonly Definitions[] {
  return entries.flatMap((saved) => {
    const read = readEntry(saved, catalog);
    return read.kind === "read" ? [read.definitions] : [];
  });
}

function describeExamples({ entries, exampleAuthors }: DatabaseKnowledge): readonly Example[] {
  return entries.flatMap(({ id, entry }) => {
    if (entry.kind !== "example") return [];
    const { question, sql } = entry;
    return { question, sql, author: exampleAuthors[question] ?? "somebody", ...(id !== undefined && { id }) };
  });
}
