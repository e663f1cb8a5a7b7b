import type { DateSpan, IsoDate, TableId } from "@askery/model";
import { resolvePeriod, type CalendarContext } from "../../question/resolve-period.ts";
import type { ColumnRef } from "../request/clause.ts";
import type { PlacedPeriod } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import type { SourceTree } from "./source-tree.ts";

/**
 * Returns the date column that words about time refer to: the date of the measured rows; the date of the table
 * mentioned last, if it is to-many ("customers who ordered in 2025"); otherwise a date on the path between them
 * ("students who took a course").
 */
export function findDate(tree: SourceTree, near: TableId | null, schema: Schema): ColumnRef | null {
  const path = near === null ? [] : (schema.graph.findPath(tree.root, near) ?? []);
  const isBeyond = path.some((edge) => edge.isFanOut);
  const starts =
    near === null || near === tree.root ? [tree.root] : isBeyond ? [near, tree.root] : [tree.root, near];
  for (const start of starts) {
    const found = dateNear(start, schema);
    if (found !== null && Number.isFinite(schema.graph.distance(tree.root, found.table))) return found;
  }
  const between = [...path.map(({ to }) => to), ...tree.tables].find(
    (table) => schema.eventDate(table) !== null,
  );
  const column = between === undefined ? null : schema.eventDate(between);
  return between === undefined || column === null ? null : { table: between, column };
}

/**
 * Returns the date column that a period filters. Whole years use the table's year column if it has one; days to come
 * use a date that has such days: "renewals in the next 30 days".
 */
export function findDateOf(
  { near, period }: Pick<PlacedPeriod, "near" | "period">,
  tree: SourceTree,
  context: CalendarContext & { readonly schema: Schema },
): ColumnRef | null {
  const { schema } = context;
  const date = findDate(tree, near, schema);
  if (date === null) return null;
  const span = resolvePeriod(period, context);
  const year = isWholeYears(span) ? schema.yearOf(date.table) : null;
  const isAhead = span.from !== null && span.from > context.today;
  const planned =
    isAhead && !reaches(date, span.from, schema) ? schema.dateReaching(date.table, span.from) : null;
  return { ...date, column: year ?? planned ?? date.column };
}

/** True if the column has a day from `day` on, or if its days are unknown. */
function reaches(date: ColumnRef, day: IsoDate, schema: Schema): boolean {
  const latest = schema.column(date).profile?.max ?? null;
  return latest === null || latest.slice(0, 10) >= day;
}

/** True if both ends of the span are the start of a year (or open). */
export function isWholeYears({ from, to }: DateSpan): boolean {
  return [from, to].every((end) => end === null || end.endsWith("-01-01"));
}

/** The event date of a table, or of the nearest table that it references. */
function dateNear(start: TableId, schema: Schema): ColumnRef | null {
  const seen = new Set([start]);
  let level: readonly TableId[] = [start];
  while (level.length > 0) {
    const dated = level.flatMap((table) => {
      const column = schema.eventDate(table);
      return column === null ? [] : [{ table, column }];
    });
    const [first, ...others] = dated;
    if (first) {
      return others.reduce((best, other) => (likelier(other, best, start, schema) ? other : best), first);
    }
    level = level.flatMap((table) =>
      schema.graph
        .edgesFrom(table)
        .filter((edge) => !edge.isFanOut && !seen.has(edge.to))
        .map((edge) => edge.to),
    );
    for (const table of level) seen.add(table);
  }
  return null;
}

/**
 * Prefers, at equal distance, the date of the whole that the rows are part of, then the table with more rows, which is
 * more likely to record events.
 */
function likelier(one: ColumnRef, other: ColumnRef, start: TableId, schema: Schema): boolean {
  const isWhole = (ref: ColumnRef): boolean => schema.detailOf(ref.table) === start;
  if (isWhole(one) !== isWhole(other)) return isWhole(one);
  return rowsSeen(one, schema) > rowsSeen(other, schema);
}

function rowsSeen(ref: ColumnRef, schema: Schema): number {
  return schema.table(ref.table).rowEstimate ?? schema.column(ref).profile?.rowCount ?? 0;
}
