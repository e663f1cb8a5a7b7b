import type { ColumnMeaning } from "@askery/api";
import { findSource } from "../../databases/sources/find-source.ts";
import { findTable } from "../snapshot/find-catalog.ts";
import type { PreviewRequest } from "./preview-table.ts";
import type { SchemaContext } from "./schema-context.ts";

/**
 * The role of each column of a table that answers use, with the reason. Hidden and private columns have none.
 *
 * @throws AppError `not-found`
 */
export async function describeTable(
  context: SchemaContext,
  request: PreviewRequest,
): Promise<readonly ColumnMeaning[]> {
  const { table } = await findTable(context, request);
  const database = await findSource(context, request);
  return context.asking.run("describe", { ...database, table: table.id }, { signal: request.signal });
}
