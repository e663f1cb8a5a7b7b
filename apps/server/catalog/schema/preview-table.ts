import type { TablePreview } from "../../asking-process/preview-table.ts";
import { findSource } from "../../databases/sources/find-source.ts";
import { currentLimits } from "../../policies/current-limits.ts";
import { findTable } from "../snapshot/find-catalog.ts";
import type { SchemaContext } from "./schema-context.ts";

export interface PreviewRequest {
  readonly databaseId: string;
  readonly tableId: string;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

const previewRows = 50;

/** A table's first rows, as the present reader sees them. Private columns are not read; they are empty. */
export async function previewTable(context: SchemaContext, request: PreviewRequest): Promise<TablePreview> {
  const { databaseId, signal } = request;
  const { table } = await findTable(context, request);
  const hidden = currentLimits(databaseId)?.tables.find((one) => one.table === table.id)?.hidden ?? [];
  const shown = { ...table, columns: table.columns.filter(({ name }) => !hidden.includes(name)) };
  const database = await findSource(context, { databaseId });
  const text = await context.asking.run(
    "preview",
    { ...database, table: shown, rowCount: previewRows },
    { signal },
  );
  return JSON.parse(text) as TablePreview;
}
