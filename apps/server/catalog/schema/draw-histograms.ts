import type { Histogram } from "@askery/api";
import { AppError, type Cell, type ColumnType, type Table } from "@askery/model";
import { findSource } from "../../databases/sources/find-source.ts";
import { readKnowledge } from "../snapshot/read-knowledge.ts";
import { findTable } from "../snapshot/find-catalog.ts";
import type { PreviewRequest } from "./preview-table.ts";
import type { SchemaContext } from "./schema-context.ts";

const maxRows = 5_000;
const barCount = 8;

const spreading: ReadonlySet<ColumnType> = new Set(["integer", "decimal", "float", "date", "timestamp"]);

/** How the figures and dates of a table's first rows spread. Private columns are not read. */
export async function drawHistograms(
  context: SchemaContext,
  request: PreviewRequest,
): Promise<readonly Histogram[]> {
  const { databaseId, tableId, signal } = request;
  const { table } = await findTable(context, request);
  const { annotations } = await readKnowledge(context, databaseId);
  const isPrivate = (name: string) =>
    annotations.some((note) => note.isPrivate && note.table === tableId && note.column === name);
  const columns = table.columns.filter(({ name, type }) => spreading.has(type) && !isPrivate(name));
  if (columns.length === 0) return [];
  const database = await findSource(context, { databaseId });
  const text = await context.asking
    .run("preview", { ...database, table: { ...table, columns }, rowCount: maxRows }, { signal })
    .catch((cause: unknown) => {
      // A table that takes long to read has no pictures.
      if (cause instanceof AppError && cause.code === "query-timed-out") return null;
      throw cause;
    });
  if (text === null) return [];
  const { values } = JSON.parse(text) as Table;
  return columns.flatMap(({ name }, place) => drawHistogram(name, values[place] ?? []) ?? []);
}

/** Null for a column without two different values. */
function drawHistogram(column: string, cells: readonly Cell[]): Histogram | null {
  const points = cells.flatMap((cell) => {
    const at = placeOf(cell);
    return at === null ? [] : [{ at, text: String(cell) }];
  });
  const sorted = points.toSorted((one, other) => one.at - other.at);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || first.at === last.at) return null;
  const counts = Array.from({ length: barCount }, () => 0);
  for (const { at } of sorted) {
    const bar = Math.min(barCount - 1, Math.floor(((at - first.at) / (last.at - first.at)) * barCount));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  return { column, bars: counts.map((count) => count / most), min: first.text, max: last.text };
}

/** A figure as it is, a date as its time. */
function placeOf(cell: Cell): number | null {
  if (typeof cell === "number") return cell;
  if (typeof cell !== "string") return null;
  const at = /^\d{4}-\d{2}-\d{2}/.test(cell)
    ? Date.parse(`${cell.replace(" ", "T").slice(0, 19)}Z`)
    : Number(cell);
  const day = Number.isNaN(at) ? Date.parse(cell) : at;
  return Number.isFinite(day) ? day : null;
}
