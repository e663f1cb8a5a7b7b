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
