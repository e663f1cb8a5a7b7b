import type { ChartDisplay } from "@askery/model";
import type { RawSeries } from "./give-colors.ts";
import type { PlacedAxis, PlacedValue } from "./placed-data.ts";

interface Arranged {
  readonly axis: PlacedAxis;
  readonly raw: readonly RawSeries[];
}

/**
 * Sorts the values of an axis of things, and combines or drops all but the largest, as people chose. A time axis is
 * returned unchanged.
 */
export function arrangePositions(placed: Arranged, { sort, top }: ChartDisplay): Arranged {
  const { axis, raw } = placed;
  if (axis.isTime || (sort === undefined && top === undefined)) return placed;
  const sizes = axis.positions.map((_, position) => sizeAt(raw, position));
  const all = axis.positions.map((_, position) => position);
  const ranked = all.toSorted((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0));
  const isCut = top !== undefined && top.count < all.length;
  const shown = isCut ? new Set(ranked.slice(0, top.count)) : new Set(all);
  const rest = all.filter((position) => !shown.has(position));
  const order = orderOf(placed, { sort, ranked }).filter((position) => shown.has(position));
  const hasOther = rest.length > 0 && top?.hasOther === true;
  return {
    axis: {
      ...axis,
      positions: [
        ...order.flatMap((position) => axis.positions[position] ?? []),
        ...(hasOther ? [nameOther(rest.length)] : []),
      ],
    },
    raw: raw.map((series) => ({
      ...series,
      values: [
        ...order.map((position) => series.values[position]),
        ...(hasOther ? [sumAt(series, rest)] : []),
      ],
      rows: [
        ...order.map((position) => series.rows[position] ?? []),
        ...(hasOther ? [rest.flatMap((position) => series.rows[position] ?? [])] : []),
      ],
    })),
  };
}

function nameOther(count: number): PlacedValue {
  return { cell: null, name: `Other (${count})`, ms: null, isOther: true };
}

/** The sum of all series; without any figure it is the smallest. */
function sizeAt(raw: readonly RawSeries[], position: number): number {
  const known = raw.map(({ values }) => values[position]).filter((value) => typeof value === "number");
  return known.length === 0 ? Number.NEGATIVE_INFINITY : known.reduce((sum, value) => sum + value, 0);
}

function orderOf(
  { axis }: Arranged,
  { sort, ranked }: { readonly sort: ChartDisplay["sort"]; readonly ranked: readonly number[] },
): readonly number[] {
  const nameAt = (position: number) => axis.positions[position]?.name ?? "";
  switch (sort) {
    case undefined:
      return axis.positions.map((_, position) => position);
    case "largest":
      return ranked;
    case "smallest":
      return ranked.toReversed();
    case "name":
      return ranked.toSorted((one, other) => byName.compare(nameAt(one), nameAt(other)));
  }
}

const byName = new Intl.Collator("en", { numeric: true });

function sumAt({ values }: RawSeries, positions: readonly number[]): number | undefined {
  const known = positions.map((position) => values[position]).filter((value) => typeof value === "number");
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
}
