import { expect, test } from "vitest";
import { estimateSeason } from "./season-factors.ts";
import { forecastValues } from "./forecast-values.ts";

const shape = [0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7];
const season = 12;
const months = (count: number, value: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => value(index));
const noise = (index: number) => (((index * index * 31 + index * 17) % 23) - 11) / 11;

test("a season without noise is continued exactly, and its range is nothing", () => {
  const found = forecastValues(
    months(60, (index) => 100 * (shape[index % 12] ?? 1)),
    { season, steps: 3, skipped: 0 },
  );
  expect(found.kind === "found" && found.steps.map(({ value }) => Math.round(value))).toEqual([80, 90, 100]);
  expect(found.kind === "found" && Math.round(found.total.high - found.total.low)).toBe(0);
});

test("growth goes on, with less error than repeating the year before", () => {
  const found = forecastValues(
    months(72, (index) => 100 * 1.01 ** index * (shape[index % 12] ?? 1) * (1 + 0.03 * noise(index))),
    { season, steps: 6, skipped: 0 },
  );
  if (found.kind !== "found") throw new Error(found.reason);
  expect(found.best.method).not.toBe("repeat");
  expect(found.best.mase).toBeLessThan(found.repeat.mase / 2);
  const next = 100 * 1.01 ** 72 * 0.8;
  const [first] = found.steps;
  expect([(first?.low ?? 0) < next, (first?.high ?? 0) > next]).toEqual([true, true]);
});

test("ranges never shrink with the distance, and a sum is known better than its parts", () => {
  const found = forecastValues(
    months(80, (index) => 500 + 60 * noise(index)),
    { season: 0, steps: 5, skipped: 0 },
  );
  if (found.kind !== "found") throw new Error(found.reason);
  const widths = found.steps.map(({ low, high, value }) => (high - low) / value);
  expect(widths.every((width, step) => step === 0 || width >= (widths[step - 1] ?? 0) - 1e-9)).toBe(true);
  const sum = found.steps.reduce((all, { high, low }) => all + high - low, 0);
  expect(found.total.high - found.total.low).toBeLessThan(sum);
});

test("too short and constant series are refused; a short one has no season", () => {
  const refused = (values: readonly number[], steps: number) => {
    const found = forecastValues(values, { season, steps, skipped: 0 });
    return found.kind === "refused" ? found.reason : found.season;
  };
  expect(
    refused(
      months(10, (index) => 5 + noise(index)),
      3,
    ),
  ).toBe("too-few");
  expect(
    refused(
      months(40, () => 7),
      3,
    ),
  ).toBe("constant");
  expect(
    refused(
      months(24, (index) => 5 + noise(index)),
      3,
    ),
  ).toBe(0);
  expect(
    refused(
      months(36, (index) => 5 + noise(index)),
      3,
    ),
  ).toBe(12);
});

test("a season that is mostly noise is shrunk", () => {
  const effects = estimateSeason(
    months(36, (index) => 100 + 20 * noise(index)),
    season,
  ).effects;
  expect(Math.max(...effects.map((effect) => Math.abs(effect - 1)))).toBeLessThan(0.1);
});

test.each([
  ["alike", 0],
  ["of a walk", 0.6],
])("of months whose changes are %s, four in five are in their ranges", (_, kept) => {
  const next = seeded(7);
  let [inside, count] = [0, 0];
  for (let series = 0; series < 150; series += 1) {
    let level = 0;
    const values = months(66, () => {
      level += kept * (next() + next() - 1);
      return 100 * Math.exp(0.2 * (level + next() + next() - 1));
    });
    const found = forecastValues(values.slice(0, 60), { season: 0, steps: 6, skipped: 0 });
    if (found.kind !== "found") throw new Error(found.reason);
    for (const [step, { low, high }] of found.steps.entries()) {
      const value = values[60 + step] ?? 0;
      if (value >= low && value <= high) inside += 1;
      count += 1;
    }
  }
  expect(inside / count).toBeGreaterThan(0.76);
  expect(inside / count).toBeLessThan(0.84);
});

/** Numbers from 0 to 1, the same each time (Park and Miller 1988). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
