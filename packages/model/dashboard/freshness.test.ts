import { expect, test } from "vitest";
import { findAgeLimitMs, findMaxAgeMs, type Freshness } from "./freshness.ts";

const none: Freshness = { minutes: null, cards: {}, every: null };
const ofDatabase = 10;

test("a card has its own time, else the dashboard's, else the database's", () => {
  const cards = { quick: 1 };
  expect(findMaxAgeMs(none, { cardId: "quick", ofDatabase })).toBe(600_000);
  expect(findMaxAgeMs({ ...none, minutes: 60 }, { cardId: "quick", ofDatabase })).toBe(3_600_000);
  expect(findMaxAgeMs({ ...none, minutes: 60, cards }, { cardId: "quick", ofDatabase })).toBe(60_000);
  expect(findMaxAgeMs({ ...none, minutes: 60, cards }, { cardId: "other", ofDatabase })).toBe(3_600_000);
});

test("0 is any age, also where the database or the dashboard has a time", () => {
  expect(findMaxAgeMs(none, { cardId: "one", ofDatabase: 0 })).toBeNull();
  expect(findMaxAgeMs({ ...none, minutes: 0 }, { cardId: "one", ofDatabase })).toBeNull();
  expect(findMaxAgeMs({ ...none, minutes: 60, cards: { one: 0 } }, { cardId: "one", ofDatabase })).toBeNull();
});

test("figures of relative periods are from the present day, also where any age will do", () => {
  expect(findAgeLimitMs({ maxAgeMs: null, movesAtMs: null }, 5_000)).toBeNull();
  expect(findAgeLimitMs({ maxAgeMs: null, movesAtMs: 5_001 }, 5_000)).toBeNull();
  expect(findAgeLimitMs({ maxAgeMs: null, movesAtMs: 4_000 }, 5_000)).toBe(1_000);
  expect(findAgeLimitMs({ maxAgeMs: 3_000, movesAtMs: 4_000 }, 5_000)).toBe(1_000);
  expect(findAgeLimitMs({ maxAgeMs: 500, movesAtMs: 4_000 }, 5_000)).toBe(500);
});
