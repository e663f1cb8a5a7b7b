import { sumOf } from "./ranks.ts";
import { chiSquareTail } from "./tails.ts";
import { refuse, type Verdict } from "./verdict.ts";

export interface Association {
  readonly chiSquare: number;
  /** Cramér's V, 0–1. */
  readonly v: number;
  /** The same without the bias of small samples, for comparing tables of different sizes. */
  readonly corrected: number;
  readonly p: number;
}

/**
 * Tests whether two categories occur independently of each other, from the table of their counts.
 *
 * Pearson's chi-square test (1900), Cramér's V (1946) and its bias correction (Bergsma, 2013). Refuses tables in which
 * more than a fifth of the cells are expected to have fewer than 5 rows, or any fewer than 1 (Cochran, 1954).
 *
 * @param counts rows of equal length
 */
export function associateCategories(counts: readonly (readonly number[])[]): Verdict<Association> {
  const rows = counts.map(sumOf);
  const columns = (counts[0] ?? []).map((_, index) => sumOf(counts.map((row) => row[index] ?? 0)));
  const total = sumOf(rows);
  if (rows.length < 2 || columns.length < 2) return refuse("too-few");
  if (rows.includes(0) || columns.includes(0)) return refuse("constant");
  const expected = rows.flatMap((row) => columns.map((column) => (row * column) / total));
  const isSparse =
    expected.some((cell) => cell < 1) || expected.filter((cell) => cell < 5).length > expected.length / 5;
  if (isSparse) return refuse("sparse");
  const chiSquare = sumOf(
    counts.flat().map((count, index) => (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1)),
  );
  const smaller = Math.min(rows.length, columns.length) - 1;
  return {
    kind: "found",
    chiSquare,
    v: Math.sqrt(chiSquare / total / smaller),
    corrected: correctedV(chiSquare / total, { total, rows: rows.length, columns: columns.length }),
    p: chiSquareTail(chiSquare, (rows.length - 1) * (columns.length - 1)),
  };
}

function correctedV(
  phi: number,
  { total, rows, columns }: { readonly total: number; readonly rows: number; readonly columns: number },
): number {
  const shrink = (size: number) => size - (size - 1) ** 2 / (total - 1);
  const reduced = Math.max(0, phi - ((rows - 1) * (columns - 1)) / (total - 1));
  return Math.sqrt(reduced / (Math.min(shrink(rows), shrink(columns)) - 1));
}
