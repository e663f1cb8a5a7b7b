import { Seeded } from "../learn/seeded.ts";

/** A series whose end is to be forecast. */
export interface SeriesCase {
  readonly values: readonly number[];
  /** The length of a cycle. */
  readonly season: number;
  /** How many values at the end are held out. */
  readonly steps: number;
}

/** What a series is made of besides noise. */
export const seriesKinds = [
  "level and season",
  "growth and season",
  "growth that ends",
  "growing season",
  "no season",
  "walk and season",
  "memory and season",
  "weekdays",
  "small counts",
  "years of weeks",
] as const;
export type SeriesKind = (typeof seriesKinds)[number];

/** Figures of a business by month, day or week. Levels, growth, seasons and noise are drawn for each series. */
export function makeSeries(seed: string, kind: SeriesKind): SeriesCase {
  const random = new Seeded(`forecasts/${kind}/${seed}`);
  const season = kind === "weekdays" ? 7 : kind === "years of weeks" ? 52 : 12;
  const cycles =
    season === 12 ? between(3, 8, random) : season === 7 ? between(6, 26, random) : between(3, 5, random);
  const steps =
    season === 12 ? whole(3, 12, random) : season === 7 ? whole(7, 28, random) : whole(4, 26, random);
  const length = Math.round(cycles * season) + steps;
  const level = kind === "small counts" ? between(3, 25, random) : 10 ** between(2, 6, random);
  const strength = kind === "no season" ? 0 : between(0.05, 0.4, random);
  const shape = Array.from({ length: season }, () => 1 + strength * normal(random) * 0.7).map((one) =>
    Math.max(0.1, one),
  );
  const noise = between(0.02, 0.15, random);
  const growth = between(-0.1, 0.35, random) / season;
  const memory = between(0.4, 0.9, random);
  const ends = length * between(0.5, 0.9, random);
  let [walk, kept] = [0, 0];
  const values = Array.from({ length }, (_, index) => {
    walk += 0.05 * normal(random);
    kept = memory * kept + noise * normal(random);
    const time = kind === "growth that ends" ? Math.min(index, ends) : index;
    const grown = hasGrowth.has(kind) ? Math.exp(growth * time) : 1;
    const moved =
      kind === "walk and season" ? Math.exp(walk) : kind === "memory and season" ? Math.exp(kept) : 1;
    const place = shape[index % season] ?? 1;
    const swing = kind === "growing season" ? 1 + (place - 1) * (1 + index / length) : place;
    const mean = level * grown * moved * Math.max(0.05, swing);
    if (kind === "small counts") return poisson(mean, random);
    const off = kind === "memory and season" ? 0 : noise * normal(random);
    return Math.max(0, mean * (1 + off));
  });
  return { values, season, steps };
}

const hasGrowth: ReadonlySet<SeriesKind> = new Set([
  "growth and season",
  "growth that ends",
  "growing season",
  "no season",
  "weekdays",
  "small counts",
  "years of weeks",
]);

function between(least: number, most: number, random: Seeded): number {
  return least + (most - least) * random.next();
}

function whole(least: number, most: number, random: Seeded): number {
  return Math.floor(between(least, most + 1, random));
}

/** Box and Muller (1958). */
function normal(random: Seeded): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** Knuth's product of uniform numbers. */
function poisson(mean: number, random: Seeded): number {
  const least = Math.exp(-mean);
  let [count, product] = [-1, 1];
  while (product > least) {
    count += 1;
    product *= random.next();
  }
  return count;
}
