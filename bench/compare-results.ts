import type { Table } from "@askery/model";
import { readValue, type Value } from "./compare/value.ts";
import { describeColumns, matchColumns, type ColumnTraits } from "./compare/match-columns.ts";
import { findTieColumns, readOrder } from "./compare/read-order.ts";
import { areEqualInOrder, areEqualRows, dropDuplicates, type Row } from "./compare/rows.ts";

/** How well a result matches the gold one. */
export interface Verdict {
  /** The same rows with the same multiplicity, under some order of the columns. */
  readonly strict: boolean;
  /** Strict, or the same rows without duplicates. */
  readonly nodup: boolean;
  /** Some of the columns match strictly; there may be more columns. */
  readonly lenient: boolean;
}

export const noMatch: Verdict = { strict: false, nodup: false, lenient: false };

/** A gold result, prepared for several comparisons. */
export interface GoldResult {
  readonly columnCount: number;
  readonly rows: readonly Row[];
  readonly traits: readonly ColumnTraits[];
  /** Rows without duplicates; null if the statement sorts, because then the order is part of the answer. */
  readonly distinct: { readonly rows: readonly Row[]; readonly traits: readonly ColumnTraits[] } | null;
  readonly isOrdered: boolean;
  /** Columns by which tied rows are recognized; tied rows may be swapped. */
  readonly tieColumns: readonly number[];
  readonly options: CompareOptions;
}

export interface CompareOptions {
  /** Whether a timestamp at midnight equals the date, for databases with a date type. Default false. */
  readonly midnightIsDate?: boolean;
}

/** Prepares the result of a gold statement. The text of the statement decides whether the order of rows matters. */
export function prepareGold(sql: string, table: Table, options: CompareOptions = {}): GoldResult {
  const rows = readRows(table, options);
  const order = readOrder(sql);
  const distinct = order === null ? dropDuplicates(rows) : null;
  return {
    columnCount: table.columns.length,
    rows,
    traits: describeColumns(rows, table.columns.length),
    distinct: distinct && { rows: distinct, traits: describeColumns(distinct, table.columns.length) },
    isOrdered: order !== null,
    tieColumns:
      order === null
        ? []
        : findTieColumns(
            order,
            table.columns.map(({ name }) => name),
          ),
    options,
  };
}

/**
 * Compares a result with a gold one, like the benchmarks' own script.
 *
 * Names and order of columns do not matter. The order of rows matters if the gold statement has ORDER BY at its top
 * level; rows with equal keys may be swapped if the keys are among the columns. Numbers are equal within a relative
 * 10⁻⁶; a text that is a number equals the number; NULL equals only NULL.
 */
export function compareResults(gold: GoldResult, predicted: Table): Verdict {
  const width = predicted.columns.length;
  if (width < gold.columnCount) return noMatch;
  const rows = readRows(predicted, gold.options);
  const lenient = holdsGold(gold, rows, width);
  const strict = lenient && width === gold.columnCount;
  return { strict, lenient, nodup: strict || isSameSet(gold, rows, width) };
}

function readRows(table: Table, { midnightIsDate = false }: CompareOptions): readonly Row[] {
  return Array.from({ length: table.rowCount }, (_, row): Row =>
    table.values.map((column): Value => readValue(column[row] ?? null, midnightIsDate)),
  );
}

function holdsGold(gold: GoldResult, rows: readonly Row[], width: number): boolean {
  if (rows.length !== gold.rows.length || width > gold.columnCount + maxExtraColumns) return false;
  if (rows.length === 0) return true;
  for (const chosen of matchColumns(gold.traits, describeColumns(rows, width))) {
    const picked = pickColumns(rows, chosen);
    const isEqual = gold.isOrdered
      ? areEqualInOrder(gold.rows, picked, gold.tieColumns)
      : areEqualRows(gold.rows, picked);
    if (isEqual) return true;
  }
  return false;
}

const maxExtraColumns = 40;

function isSameSet(gold: GoldResult, rows: readonly Row[], width: number): boolean {
  if (gold.distinct === null || width !== gold.columnCount) return false;
  const distinct = dropDuplicates(rows);
  if (distinct.length !== gold.distinct.rows.length) return false;
  if (distinct.length === 0) return true;
  for (const chosen of matchColumns(gold.distinct.traits, describeColumns(distinct, width))) {
    if (areEqualRows(gold.distinct.rows, pickColumns(distinct, chosen))) return true;
  }
  return false;
}

function pickColumns(rows: readonly Row[], chosen: readonly number[]): readonly Row[] {
  return rows.map((row) => chosen.map((column) => row[column] ?? null));
}
