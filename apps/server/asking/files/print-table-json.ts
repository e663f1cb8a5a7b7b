import type { TitledTable } from "./titled-table.ts";

/**
 * Prints a table as JSON of the model's `Table`, column by column. Rows arrive row by row, so the text is buffered; it
 * is no larger than the response.
 */
export async function* printTableJson({
  columns,
  rowCount,
  isTruncated,
  chunks,
}: Pick<TitledTable, "columns" | "rowCount" | "isTruncated" | "chunks">): AsyncGenerator<string> {
  const written: string[][] = columns.map(() => []);
  for await (const chunk of chunks) {
    if (chunk.rowCount === 0) continue;
    for (const [column, cells] of chunk.columns.entries()) {
      written[column]?.push(JSON.stringify(cells).slice(1, -1));
    }
  }
  yield `{"columns":${JSON.stringify(columns)},"values":[`;
  for (const [column, parts] of written.entries()) yield `${column > 0 ? "," : ""}[${parts.join(",")}]`;
  yield `],"rowCount":${rowCount},"isTruncated":${isTruncated}}`;
}
