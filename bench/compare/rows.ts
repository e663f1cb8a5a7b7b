import { areEqualValues, orderValues, roughKey, type Value } from "./value.ts";

export type Row = readonly Value[];

/** Whether both have the same rows with the same multiplicity. */
export function areEqualRows(gold: readonly Row[], rows: readonly Row[]): boolean {
  if (gold.length !== rows.length) return false;
  if (areEqualOneByOne(gold.toSorted(orderRows), rows.toSorted(orderRows))) return true;
  return gold.length <= maxMatchedSingly && matchSingly(gold, rows);
}

/**
 * Whether both have the same rows in the same order. Rows may be swapped within a run of gold rows whose tie columns
 * are equal; without tie columns, no rows may be swapped.
 */
export function areEqualInOrder(
  gold: readonly Row[],
  rows: readonly Row[],
  tieColumns: readonly number[],
): boolean {
  if (gold.length !== rows.length) return false;
  if (areEqualOneByOne(gold, rows)) return true;
  if (tieColumns.length === 0) return false;
  for (let start = 0; start < gold.length;) {
    const end = findEndOfTie(gold, start, tieColumns);
    if (!areEqualRows(gold.slice(start, end), rows.slice(start, end))) return false;
    start = end;
  }
  return true;
}

/** Keeps the first of the rows that are equal to five digits. */
export function dropDuplicates(rows: readonly Row[]): readonly Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const key = row.map(roughKey).join("\u0001");
    if (!byKey.has(key)) byKey.set(key, row);
  }
  return [...byKey.values()];
}

function areEqualOneByOne(gold: readonly Row[], rows: readonly Row[]): boolean {
  return gold.every((row, index) => isEqualRow(row, rows[index] ?? []));
}

function isEqualRow(one: Row, other: Row): boolean {
  return (
    one.length === other.length && one.every((value, index) => areEqualValues(value, other[index] ?? null))
  );
}

function orderRows(one: Row, other: Row): number {
  for (const [index, value] of one.entries()) {
    const order = orderValues(value, other[index] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

/** Nearly equal numbers may be sorted differently, so each row needs its own search. */
function matchSingly(gold: readonly Row[], rows: readonly Row[]): boolean {
  const left = [...rows];
  return gold.every((row) => {
    const position = left.findIndex((other) => isEqualRow(row, other));
    if (position >= 0) left.splice(position, 1);
    return position >= 0;
  });
}

const maxMatchedSingly = 400;

function findEndOfTie(gold: readonly Row[], start: number, tieColumns: readonly number[]): number {
  const first = gold[start] ?? [];
  let end = start + 1;
  while (end < gold.length && hasEqualValues(first, gold[end] ?? [], tieColumns)) end++;
  return end;
}

function hasEqualValues(one: Row, other: Row, columns: readonly number[]): boolean {
  return columns.every((column) => areEqualValues(one[column] ?? null, other[column] ?? null));
}
