import type { CatalogTable, Table } from "@askery/model";
import { readKnowledge } from "../snapshot/read-knowledge.ts";
import { findSource } from "../../databases/sources/find-source.ts";
import { findTable } from "../snapshot/find-catalog.ts";
import type { SchemaContext } from "./schema-context.ts";

export interface PreviewRequest {
  readonly databaseId: string;
  readonly tableId: string;
  /** Aborted when who wants it has left. */
  readonly signal: AbortSignal;
}

export interface TablePreview {
  readonly table: Table;
  readonly privateColumns: readonly string[];
}

const previewRows = 50;

/** A table's first rows. Private columns are not read: they stand in their place, empty. */
export async function previewTable(context: SchemaContext, request: PreviewRequest): Promise<TablePreview> {
  const { databaseId, tableId, signal } = request;
  const { table } = await findTable(context, request);
  const { annotations } = await readKnowledge(context, databaseId);
  const hidden = new Set(
    annotations.flatMap(({ table, column, isPrivate }) => (isPrivate && table === tableId ? [column] : [])),
  );
  const columns = table.columns.filter(({ name }) => !hidden.has(name));
  const shown = await readRows(context, { databaseId, table: { ...table, columns }, signal });
  const places = new Map(columns.map(({ name }, place) => [name, place]));
  return {
    table: {
      ...shown,
      columns: table.columns.map(({ name, type }) => ({ name, type })),
      values: table.columns.map(({ name }) => {
        const place = places.get(name);
        const cells = place === undefined ? undefined : shown.values[place];
        return cells ?? Array.from({ length: shown.rowCount }, () => null);
      }),
    },
    privateColumns: table.columns.map(({ name }) => name).filter((name) => hidden.has(name)),
  };
}

interface RowsRequest {
  readonly databaseId: string;
  readonly table: CatalogTable;
  readonly signal: AbortSignal;
}

async function readRows(context: SchemaContext, { databaseId, table, signal }: RowsRequest): Promise<Table> {
  if (table.columns.length === 0) return { columns: [], values: [], rowCount: 0, isTruncated: false };
  const database = await findSource(context, { databaseId });
  const text = await context.asking.run("preview", { ...database, table, rowCount: previewRows }, { signal });
  return JSON.parse(text) as Table;
}
