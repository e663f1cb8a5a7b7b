import type { TablePreview } from "../../asking-process/preview-table.ts";
import { findSource } from "../../databases/sources/find-source.ts";
import { findTable } from "../snapshot/find-catalog.ts";
import type { SchemaContext } from "./schema-context.ts";

export interface PreviewRequest {
  readonly databaseId: string;
  readonly tableId: string;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

const previewRows = 50;

/** A table's first rows. Private columns are not read; they are empty. */
export async function previewTable(context: SchemaContext, request: PreviewRequest): Promise<TablePreview> {
  const { databaseId, signal } = request;
  const { table } = await findTable(context, request);
  const database = await findSource(context, { databaseId });
  const text = await context.asking.run("preview", { ...database, table, rowCount: previewRows }, { signal });
  return JSON.parse(text) as TablePreview;
}
