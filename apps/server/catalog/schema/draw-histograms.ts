import type { Histogram } from "@askery/api";
import { AppError, type CatalogColumn, type ColumnType, type Literal } from "@askery/model";
import { findSource } from "../../databases/sources/find-source.ts";
import { listPrivateColumns } from "../../knowledge/list-private-columns.ts";
import { readKnowledge } from "../snapshot/read-knowledge.ts";
import { findTable } from "../snapshot/find-catalog.ts";
import type { PreviewRequest } from "./preview-table.ts";
import type { SchemaContext } from "./schema-context.ts";

const barCount = 8;
/** The maximum number of columns; more bars would not fit in one result of every database. */
const maxColumns = 100;
/** The maximum number of rows, since counting a larger table is slow and its page is opened often. */
const maxRows = 5_000_000;

/**
 * Computes the distribution of a table's figures and dates over all rows, between the minimum and maximum of their
 * profiles. Private columns are not read; views and large tables have no histograms.
 */
export async function drawHistograms(
  context: SchemaContext,
  request: PreviewRequest,
): Promise<readonly Histogram[]> {
  const { databaseId, signal } = request;
  const { table, read } = await findTable(context, request);
  if (table.kind === "view" || table.rowEstimate === null || table.rowEstimate > maxRows) return [];
  const hidden = new Set(
    listPrivateColumns(await readKnowledge(context, databaseId), read.secrets).flatMap((one) =>
      one.table === table.id ? one.column : [],
    ),
  );
  const scales = table.columns
    .filter(({ name }) => !hidden.has(name))
    .flatMap((column) => chooseScale(column) ?? [])
    .slice(0, maxColumns);
  if (scales.length === 0) return [];
  const database = await findSource(context, { databaseId });
  const counted = await context.asking
    .run("countRanges", { ...database, table, ranges: scales }, { signal })
    .catch((cause: unknown) => {
      // A table that is slow to read has no histograms.
      if (cause instanceof AppError && cause.code === "query-timed-out") return [];
      throw cause;
    });
  return scales.flatMap(({ column, min, max }, position) => {
    const counts = counted[position] ?? [];
    const most = Math.max(0, ...counts);
    return most === 0 ? [] : { column, bars: counts.map((count) => count / most), min, max };
  });
}

interface Scale {
  readonly column: string;
  readonly edges: readonly Literal[];
  readonly min: string;
  readonly max: string;
}

/** Ranges of one width; null for a column without two different figures or dates. */
function chooseScale({ name, type, profile }: CatalogColumn): Scale | null {
  const { min = null, max = null } = profile ?? {};
  const print = printers[type];
  if (min === null || max === null || print === undefined) return null;
  const [low, high] = [min, max].map((end) =>
    type === "date" || type === "timestamp" ? timeOf(end) : Number(end),
  );
  if (low === undefined || high === undefined || !(high > low) || !Number.isFinite(high - low)) return null;
  const edges = Array.from({ length: barCount - 1 }, (_, index) =>
    print(low + ((high - low) * (index + 1)) / barCount),
  );
  return edges.every((edge) => edge !== null) ? { column: name, edges, min, max } : null;
}

/** An edge as the type compares with it; null where it can't be written so. */
const printers: Readonly<Partial<Record<ColumnType, (edge: number) => Literal | null>>> = {
  integer: (edge) => printNumber(Math.ceil(edge)),
  decimal: printNumber,
  float: printNumber,
  date: (edge) => ({ type: "date", value: printTime(edge).slice(0, 10) }),
  timestamp: (edge) => ({ type: "timestamp", value: printTime(edge) }),
};

function printNumber(edge: number): Literal | null {
  const value = String(edge);
  return /^-?\d+(?:\.\d+)?$/.test(value) ? { type: "number", value } : null;
}

function printTime(edge: number): string {
  return new Date(edge).toISOString().slice(0, 19).replace("T", " ");
}

function timeOf(text: string): number {
  return Date.parse(`${text.replace(" ", "T").slice(0, 19)}${text.length > 10 ? "Z" : ""}`);
}
