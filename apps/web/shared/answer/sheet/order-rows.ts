import { readFigure, type Cell } from "@askery/model";

/** The column to sort by, and the direction. */
export interface RowOrder {
  readonly column: number;
  readonly direction: "ascending" | "descending";
}

const byText = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/**
 * Sorts row indexes by a column; the sort is stable, and missing values are last in both directions.
 *
 * Numbers stored as text, such as large integers, sort as numbers; values of an enumeration sort in their declared order.
 */
export function orderRows(
  values: readonly (readonly Cell[])[],
  rows: readonly number[],
  { column, direction, declared }: RowOrder & { readonly declared?: readonly string[] | undefined },
): readonly number[] {
  const cells = values[column] ?? [];
  const sign = direction === "ascending" ? 1 : -1;
  const figures = cells.map(readFigure);
  const areFigures = cells.every((cell, row) => cell === null || figures[row] !== null);
  const ranks = declared === undefined ? rankTexts(cells) : rankDeclared(cells, declared);
  const keys = areFigures ? figures : ranks;
  const isMissing = (row: number) => cells[row] === null || cells[row] === undefined;
  const there = rows.filter((row) => !isMissing(row));
  there.sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)));
  return [...there, ...rows.filter(isMissing)];
}

/** Ranks values in the order that their type declares, with unknown values last. */
function rankDeclared(cells: readonly Cell[], declared: readonly string[]): readonly number[] {
  const ranks = new Map(declared.map((label, rank) => [label, rank]));
  return cells.map((cell) => ranks.get(String(cell)) ?? declared.length);
}

/** Ranks texts, with equal ranks for equal texts. Comparing texts is slow, so each distinct one is sorted only once. */
function rankTexts(cells: readonly Cell[]): readonly number[] {
  const texts = [...new Set(cells.map(String))].toSorted(byText.compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  let before: string | undefined;
  for (const text of texts) {
    if (before !== undefined && byText.compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
    before = text;
  }
  return cells.map((cell) => ranks.get(String(cell)) ?? 0);
}

interface Pressed {
  readonly column: number;
  readonly isFigure: boolean;
}

/**
 * The order after a click: numbers sort in descending order first, names in ascending order; the third click restores
 * the answer's order.
 */
export function nextOrder(order: RowOrder | null, { column, isFigure }: Pressed): RowOrder | null {
  const first = isFigure ? "descending" : "ascending";
  if (order?.column !== column) return { column, direction: first };
  if (order.direction !== first) return null;
  return { column, direction: first === "ascending" ? "descending" : "ascending" };
}
