import { readFigure, type Cell } from "@askery/model";

/** By which column rows stand, and which way. */
export interface RowOrder {
  readonly column: number;
  readonly direction: "ascending" | "descending";
}

const byText = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/**
 * The places of a table's rows in another order; equal rows keep theirs, and what is missing comes last either way.
 *
 * Figures that stand as text, as large integers do, sort as figures.
 */
export function orderRows(
  values: readonly (readonly Cell[])[],
  rows: readonly number[],
  { column, direction }: RowOrder,
): readonly number[] {
  const cells = values[column] ?? [];
  const sign = direction === "ascending" ? 1 : -1;
  const figures = cells.map(readFigure);
  const areFigures = cells.every((cell, row) => cell === null || figures[row] !== null);
  const keys = areFigures ? figures : rankTexts(cells);
  const isMissing = (row: number) => cells[row] === null || cells[row] === undefined;
  const there = rows.filter((row) => !isMissing(row));
  there.sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)));
  return [...there, ...rows.filter(isMissing)];
}

/** The place of each text among all of them; equal ones share it. Comparing texts takes long, so each is compared once. */
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

/** The places of the rows that hold some text in any column, as it is shown. Everything for no text. */
export function filterRows(
  rowCount: number,
  text: string,
  show: (row: number) => readonly string[],
): readonly number[] {
  const rows = Array.from({ length: rowCount }, (_, row) => row);
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return rows;
  return rows.filter((row) => show(row).some((shown) => shown.toLowerCase().includes(wanted)));
}

interface Pressed {
  readonly column: number;
  readonly isFigure: boolean;
}

/** Figures are first sorted downwards, names upwards; a third press brings back the order of the answer. */
export function nextOrder(order: RowOrder | null, { column, isFigure }: Pressed): RowOrder | null {
  const first = isFigure ? "descending" : "ascending";
  if (order?.column !== column) return { column, direction: first };
  if (order.direction !== first) return null;
  return { column, direction: first === "ascending" ? "descending" : "ascending" };
}
