import type { PlacedData, PlacedSeries } from "./placed-data.ts";

export type Values = PlacedSeries["values"];

/** The figures as shares of the total at their position: 0–1, or 0 if the total is 0. */
export function toShares({ series }: PlacedData): readonly Values[] {
  const length = series[0]?.values.length ?? 0;
  const wholes = Array.from({ length }, (_, position) =>
    series.reduce((sum, { values }) => sum + Math.max(0, values[position] ?? 0), 0),
  );
  return series.map(({ values }) =>
    values.map((value, position) => {
      const whole = wholes[position] ?? 0;
      return value === null || value === undefined ? value : whole === 0 ? 0 : Math.max(0, value) / whole;
    }),
  );
}

/** Adds to each row the sum of the rows before it. Missing figures add nothing. */
export function pileUp(rows: readonly Values[]): readonly (readonly number[])[] {
  const length = rows[0]?.length ?? 0;
  let below: readonly number[] = Array.from({ length }, () => 0);
  return rows.map((values) => {
    below = values.map((value, position) => (below[position] ?? 0) + (value ?? 0));
    return below;
  });
}

/** The sums of positive and of negative figures at each position: the extent of a stack. */
export function stackEnds(rows: readonly Values[]): readonly number[] {
  const length = rows[0]?.length ?? 0;
  const positions = Array.from({ length }, (_, position) => position);
  const sum = (position: number, sign: 1 | -1) =>
    rows.reduce((total, values) => total + sign * Math.max(0, sign * (values[position] ?? 0)), 0);
  return positions.flatMap((position) => [sum(position, 1), sum(position, -1)]);
}
