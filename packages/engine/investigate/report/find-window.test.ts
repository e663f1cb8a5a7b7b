import { expect, test } from "vitest";
import { findWindow } from "./find-window.ts";

const usual = Array.from({ length: 60 }, (_, day) => 100 + ((day * 37) % 11));

test("a stretch of low values is found with its ends and its mean", () => {
  const values = usual.map((value, day) => (day >= 40 && day < 48 ? value / 4 : value));
  const window = findWindow(values, 30);
  expect([window?.from, window?.to]).toEqual([40, 48]);
  expect(window?.inside).toBeLessThan(30);
  expect(window?.usual).toBeGreaterThan(100);
});

test("values without a stretch apart, values before the start, and nearly all values have none", () => {
  expect(findWindow(usual, 30)).toBe(null);
  expect(
    findWindow(
      usual.map((value, day) => (day < 8 ? 0 : value)),
      30,
    ),
  ).toBe(null);
  expect(
    findWindow(
      usual.map((value, day) => (day >= 45 ? 2 * value : value)),
      45,
    ),
  ).toBe(null);
});

test("days that are certainly lower, by a twentieth, are no reason to look at them alone", () => {
  expect(
    findWindow(
      usual.map((value, day) => 1000 + value - (day >= 40 && day < 50 ? 50 : 0)),
      30,
    ),
  ).toBe(null);
});

test("few values, and values that are all the same, are refused", () => {
  expect(findWindow(usual.slice(0, 10), 2)).toBe(null);
  expect(
    findWindow(
      usual.map(() => 7),
      2,
    ),
  ).toBe(null);
});

test("closed weekends are not apart, and a week of closed days is", () => {
  const open = usual.map((value, day) => (day % 7 < 5 ? value : 0));
  expect(findWindow(open, 30)).toBe(null);
  const closed = open.map((value, day) => (day >= 42 && day < 47 ? 0 : value));
  expect(findWindow(closed, 30)).toMatchObject({ from: 42, to: 47, inside: 0 });
});

test("eight days at half of what is usual are apart, although single days vary by a quarter", () => {
  // Revenue of the sample shop, in thousands: April, then May with an outage from 12 to 19 May.
  const april = [19, 28, 29, 27, 22, 24, 27, 17, 28, 24, 29, 17, 28, 26, 34, 17, 25, 18, 13, 24, 18, 25, 18];
  const later = [24, 25, 22, 28, 19, 21, 27, 20, 22, 27, 21, 15, 21, 25, 15, 32, 17, 25];
  const may = [7, 10, 10, 13, 12, 5, 9, 8, 16, 19, 23, 28, 21, 21, 29, 19, 21, 25, 14, 16];
  expect(findWindow([...april, ...later, ...may], 30)).toMatchObject({ from: 41, to: 49 });
});

test.each([
  ["even", (random: () => number) => normal(random)],
  ["of few large sums", (random: () => number) => Math.exp(0.5 * normal(random))],
])("of 200 series of chance that are %s, few have a stretch apart", (_, next) => {
  const found = Array.from({ length: 200 }, (_value, seed) => findWindow(draw(61, next, seed), 30));
  expect(found.filter((window) => window !== null).length).toBeLessThanOrEqual(10);
});

test("where each day has half of the one before it, stretches are apart hardly more often", () => {
  const found = Array.from({ length: 200 }, (_, seed) => {
    let last = 0;
    return findWindow(
      draw(61, (random) => (last = 0.5 * last + normal(random)), seed),
      30,
    );
  });
  expect(found.filter((window) => window !== null).length).toBeLessThanOrEqual(16);
});

function draw(count: number, next: (random: () => number) => number, seed = 1): readonly number[] {
  let state = seed + 1;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 4_294_967_297;
  };
  return Array.from({ length: count }, () => next(random));
}

/** Box and Muller (1958). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}
