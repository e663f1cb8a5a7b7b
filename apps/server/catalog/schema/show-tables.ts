import type { Page, TableColumnDetail, TableDetail, TableSummary } from "@askery/api";
import type { CatalogColumn, CatalogTable } from "@askery/model";
import { limitContents } from "../../asking-process/limit-contents.ts";
import { currentLimits } from "../../policies/current-limits.ts";
import type { Annotation, DatabaseKnowledge } from "../../knowledge/knowledge-of.ts";
import { findNote, indexNotes, type NoteIndex } from "../../knowledge/index-notes.ts";
import { listPrivateColumns, type PrivateColumn } from "../../knowledge/list-private-columns.ts";
import { indexOtherNames } from "../../knowledge/other-names.ts";
import { readKnowledge } from "../snapshot/read-knowledge.ts";
import { findCatalog, findTable } from "../snapshot/find-catalog.ts";
import { findRelationships, isOfTable, type KnownRelationship } from "./find-relationships.ts";
import { showRelationship } from "./show-relationship.ts";
import type { ReadCatalog } from "../snapshot/read-catalogs.ts";
import type { CatalogContext } from "../snapshot/catalog-context.ts";

export interface TablesRequest {
  readonly databaseId: string;
  readonly search?: string | undefined;
  /** The number of tables already shown, as text. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A database's tables by name, as far as the present reader may know them; tables that answers ignore come last. */
export async function listTables(
  context: CatalogContext,
  request: TablesRequest,
): Promise<Page<TableSummary>> {
  const { databaseId, search = "", cursor, limit } = request;
  const { catalog } = await findCatalog(context, databaseId);
  const limits = currentLimits(databaseId);
  const { tables } =
    limits === null ? catalog : limitContents({ catalog, values: [] }, limits).contents.catalog;
  const notes = indexNotes((await readKnowledge(context, databaseId)).annotations);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isHidden = ({ id }: CatalogTable) => findNote(notes, id, null)?.isHidden ?? false;
  const found = tables
    .filter(({ id }) => words.every((word) => id.toLowerCase().includes(word)))
    .toSorted((one, other) => Number(isHidden(one)) - Number(isHidden(other)) || compare(one.id, other.id));
  const start = /^\d{1,9}$/.test(cursor ?? "") ? Number(cursor) : 0;
  const items = found.slice(start, start + limit).map((table) => summarize(table, notes));
  return { items, nextCursor: start + limit < found.length ? String(start + limit) : null };
}

/** One table with all details. */
export async function getTable(
  context: CatalogContext,
  request: { readonly databaseId: string; readonly tableId: string },
): Promise<TableDetail> {
  const { table, read } = await findTable(context, request);
  const knowledge = await readKnowledge(context, request.databaseId);
  return showTable(table, read, knowledge);
}

function showTable(table: CatalogTable, read: ReadCatalog, knowledge: DatabaseKnowledge): TableDetail {
  const notes = indexNotes(knowledge.annotations);
  const note = findNote(notes, table.id, null);
  const otherNames = indexOtherNames(knowledge.entries, table.id);
  const privateColumns = new Map(
    listPrivateColumns(knowledge, read.secrets).flatMap((one) =>
      one.table === table.id ? [[one.column, one] as const] : [],
    ),
  );
  const related = findRelationships(read.catalog, knowledge).filter(isOfTable(table.id));
  const references = related.filter(({ from }) => from.table === table.id);
  const others = related.filter(({ from }) => from.table !== table.id);
  const samples = read.samples.get(table.id);
  return {
    ...summarize(table, notes),
    description: note?.description ?? table.comment,
    isDescriptionOwn: hasDescription(note),
    synonyms: otherNames.get(null) ?? [],
    meaning: note?.meaning ?? {},
    profiledRows: findProfiledRows(table),
    columns: table.columns.map((column) =>
      showColumn(column, {
        table,
        note: findNote(notes, table.id, column.name),
        synonyms: otherNames.get(column.name) ?? [],
        privacy: privateColumns.get(column.name) ?? null,
        samples: samples?.get(column.name) ?? [],
        references,
      }),
    ),
    relationships: [...references, ...others].slice(0, maxRelationships).map(showRelationship),
    relationshipCount: related.length,
    readAtMs: read.readAtMs,
  };
}

function findProfiledRows({ columns }: CatalogTable): TableDetail["profiledRows"] {
  const { basis, rowCount = 0 } = columns.find(({ profile }) => profile !== null)?.profile ?? {};
  return basis === undefined ? null : { basis, rowCount };
}

/** A table that many others refer to may have thousands. */
const maxRelationships = 30;

function hasDescription(note: Annotation | undefined): boolean {
  return note !== undefined && note.description !== null;
}

interface ColumnParts {
  readonly table: CatalogTable;
  readonly note: Annotation | undefined;
  readonly synonyms: readonly string[];
  /** Why it is private; null where it is not. */
  readonly privacy: PrivateColumn | null;
  readonly samples: readonly string[];
  /** The relationships from the table to others. */
  readonly references: readonly KnownRelationship[];
}

function showColumn(
  column: CatalogColumn,
  { table, note, synonyms, privacy, samples, references }: ColumnParts,
): TableColumnDetail {
  const { name, type, nativeType, isNullable, comment } = column;
  return {
    name,
    type,
    nativeType,
    isNullable,
    isKey: table.primaryKey.includes(name),
    refersTo: findReference(name, references),
    description: note?.description ?? comment,
    isDescriptionOwn: hasDescription(note),
    synonyms,
    meaning: note?.meaning ?? {},
    profile: showProfile(column, privacy === null ? samples : null),
    isPrivate: privacy !== null,
    secretReason: privacy?.origin === "found" ? privacy.reason : null,
    isHidden: note?.isHidden ?? false,
  };
}

function findReference(
  column: string,
  references: readonly KnownRelationship[],
): { readonly table: string; readonly column: string } | null {
  for (const { from, to, verdict } of references) {
    const at = verdict === "rejected" ? -1 : from.columns.indexOf(column);
    const other = to.columns[at];
    if (other !== undefined) return { table: to.table, column: other };
  }
  return null;
}

/**
 * The statistics of a column. For a private column, samples are null, and only the number of rows with a value is
 * shown.
 */
function showProfile(
  { profile }: CatalogColumn,
  samples: readonly string[] | null,
): TableColumnDetail["profile"] {
  if (profile === null && (samples === null || samples.length === 0)) return null;
  const rows = profile?.rowCount ?? 0;
  return {
    filledShare: profile === null || rows === 0 ? null : (rows - profile.nullCount) / rows,
    distinctCount: profile?.distinctCount ?? null,
    topValues: samples ?? [],
    min: samples === null ? null : (profile?.min ?? null),
    max: samples === null ? null : (profile?.max ?? null),
  };
}

function summarize(table: CatalogTable, notes: NoteIndex): TableSummary {
  const { id, schema, name, kind, rowEstimate, columns, runs = null } = table;
  const undescribed = columns.filter((column) => {
    const note = findNote(notes, id, column.name);
    return note?.isHidden !== true && (note?.description ?? column.comment) === null;
  });
  return {
    id,
    schema,
    name,
    kind,
    rowCount: rowEstimate,
    columnCount: columns.length,
    runs,
    isHidden: findNote(notes, id, null)?.isHidden ?? false,
    undescribedCount: undescribed.length,
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
