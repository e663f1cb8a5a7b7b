import { expect, test } from "vitest";
import { judgeLast } from "./judge-series.ts";

const noise = (index: number) => ((index * index * 31 + index * 17) % 23) - 11;
const level = Array.from({ length: 40 }, (_, index) => 200 + noise(index));

test("a value far from those before it is unusual, with what is usual", () => {
  const judged = judgeLast([...level, 90], 0, true);
  expect(judged?.value).toBe(90);
  expect(Math.round((judged?.usual ?? 0) / 10)).toBe(20);
  expect(judged?.distance).toBeLessThan(-5);
  expect(judged?.p).toBeLessThan(0.001);
});

test("a value like the others is not", () => {
  expect(judgeLast([...level, 196], 0, true)?.p).toBeGreaterThan(0.3);
});

test("a peak of every season is usual, and a missing one is not", () => {
  const seasonal = Array.from({ length: 37 }, (_, month) => (month % 12 === 0 ? 400 : 200) + noise(month));
  expect(judgeLast(seasonal, 12, true)?.p).toBeGreaterThan(0.05);
  expect(judgeLast([...seasonal.slice(0, -1), 200], 12, true)?.p).toBeLessThan(0.01);
});

test("rows where there were none are unusual; short and constant series are refused", () => {
  expect(judgeLast([...Array.from({ length: 30 }, () => 0), 78], 0, true)?.p).toBeLessThan(0.001);
  expect(judgeLast(level.slice(0, 10), 0, true)).toBe(null);
  expect(judgeLast([...level.map((value, index) => (index % 3 === 0 ? 0 : value)), 600], 0, false)).toBe(
    null,
  );
  expect(
    judgeLast(
      Array.from({ length: 30 }, () => 5),
      0,
      false,
    ),
  ).toBe(null);
});

test("a small count that is far above the ones before it is unusual, although it has no season", () => {
  const few = Array.from({ length: 117 }, (_, index) => [2, 1, 3, 2, 4, 0, 2][index % 7] ?? 0);
  const judged = judgeLast([...few, 12], 52, true);
  expect(Math.round(judged?.usual ?? 0)).toBe(2);
  expect(judged?.p).toBeLessThan(0.0005);
  expect(judgeLast([...few, 5], 52, true)?.p).toBeGreaterThan(0.01);
});
