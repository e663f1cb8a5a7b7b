import type { Dashboard } from "@askery/api";
import { expect, test } from "vitest";
import { describeNext, planWallRefresh } from "./wall-refresh.ts";

const minuteMs = 60_000;

function plan(minutes: number | null, cards: Readonly<Record<string, number>>) {
  const shown = ["a", "b"].map((id) => ({ id })) as unknown as Dashboard["cards"];
  return planWallRefresh({
    cards: shown,
    freshness: { minutes, cards, every: null, nextAtMs: null, ofDatabase: 10 },
  });
}

test("a wall follows the shortest freshness of its cards, up to a day; without any it is not refreshed", () => {
  const everyOf = (minutes: number | null, cards = {}) => {
    const { everyMs } = plan(minutes, cards);
    return everyMs === null ? null : everyMs / minuteMs;
  };
  expect([everyOf(null), everyOf(30), everyOf(30, { b: 2 }), everyOf(0, { a: 5 })]).toEqual([10, 30, 2, 5]);
  expect([everyOf(5_000), everyOf(0)]).toEqual([1_440, null]);
});

test("a card is computed again at its own age, or never", () => {
  const { maxAgeOf } = plan(2, { b: 0 });
  expect([maxAgeOf("a"), maxAgeOf("b")]).toEqual([1.8 * minuteMs, null]);
});

test("the next refresh is in minutes, then in hours", () => {
  expect([0, 0.5, 4, 99, 240].map((minutes) => describeNext(minutes * minuteMs, 0))).toEqual([
    "next within a minute",
    "next within a minute",
    "next in 4 min",
    "next in 99 min",
    "next in 4 h",
  ]);
});
