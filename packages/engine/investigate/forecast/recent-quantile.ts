import { sumOf } from "../../explore/statistics/ranks.ts";

/** A number, and how much it counts. */
export interface Weighed {
  readonly value: number;
  readonly weight: number;
}

/** How much each end counts, beside the one after it. */
const fading = 0.9;

/** How much each of so many ends counts: later ones are more like what comes, and know more of the past. */
export function weighRecent(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => fading ** (count - 1 - index));
}

/** The value below which a share of the weight is; between the nearest two. */
export function quantileOf(values: readonly Weighed[], share: number): number {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const target = share * sumOf(sorted.map(({ weight }) => weight));
  let [below, before] = [0, { value: sorted[0]?.value ?? 0, place: 0 }];
  for (const { value, weight } of sorted) {
    const place = below + weight / 2;
    if (place >= target) {
      const part = place === before.place ? 1 : Math.max(0, target - before.place) / (place - before.place);
      return before.value + part * (value - before.value);
    }
    before = { value, place };
    below += weight;
  }
  return before.value;
}
