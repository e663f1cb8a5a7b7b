import type { Row } from "./rows.ts";
import { areEqualValues, orderValues, roughKey, type Value } from "./value.ts";

/** Properties by which columns can be distinguished before rows are compared. */
export interface ColumnTraits {
  /** A signature of the values, independent of their order. */
  readonly signature: string;
  readonly sorted: readonly Value[];
}

export function describeColumns(rows: readonly Row[], count: number): readonly ColumnTraits[] {
  return Array.from({ length: count }, (_, column): ColumnTraits => {
    const values = rows.map((row) => row[column] ?? null);
    return {
      signature: values.map(roughKey).toSorted().join("\u0001"),
      sorted: values.toSorted(orderValues),
    };
  });
}

/**
 * Assignments of the gold columns to distinct columns of another result, as a list of their indexes. Only columns with
 * the same values are paired, those at the same index first. There are at most 3,000 assignments.
 */
export function* matchColumns(
  gold: readonly ColumnTraits[],
  others: readonly ColumnTraits[],
): Generator<readonly number[]> {
  const partners = gold.map((column, position) => findPartners(column, position, others));
  if (partners.some((positions) => positions.length === 0)) return;
  const fewestFirst = [...partners.keys()].toSorted(
    (one, other) => countAt(partners, one) - countAt(partners, other),
  );
  const chosen: number[] = [];
  let ways = 0;
  yield* choose(0);

  function* choose(step: number): Generator<readonly number[]> {
    const column = fewestFirst[step];
    if (column === undefined) {
      ways++;
      yield [...chosen];
      return;
    }
    for (const position of partners[column] ?? []) {
      if (ways >= maxWays) return;
      if (fewestFirst.slice(0, step).some((earlier) => chosen[earlier] === position)) continue;
      chosen[column] = position;
      yield* choose(step + 1);
    }
  }
}

const maxWays = 3_000;

function findPartners(
  column: ColumnTraits,
  position: number,
  others: readonly ColumnTraits[],
): readonly number[] {
  const positions = [...others.keys()];
  const alike = positions.filter((other) => others[other]?.signature === column.signature);
  const found = alike.length > 0 ? alike : positions.filter((other) => isNearlyEqual(column, others[other]));
  return found.toSorted((one, other) => Number(one !== position) - Number(other !== position) || one - other);
}

/** Two nearly equal numbers may be rounded differently, so their signatures may differ. */
function isNearlyEqual(one: ColumnTraits, other: ColumnTraits | undefined): boolean {
  return (
    other?.sorted.length === one.sorted.length &&
    one.sorted.every((value, index) => areEqualValues(value, other.sorted[index] ?? null))
  );
}

function countAt(partners: readonly (readonly number[])[], column: number): number {
  return partners[column]?.length ?? 0;
}
