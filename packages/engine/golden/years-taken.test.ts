import { expect, test } from "vitest";
import { ask } from "./company.test-support.ts";

/** A follow-up whose period names no year means that of the figures before. Today is November 20, 2026. */
test.each<[before: string, words: string, days: string]>([
  ["orders by channel last year", "only March to June", "2025-03-01 to 2025-07-01"],
  ["orders by channel last year", "zoom in on May to August", "2025-05-01 to 2025-09-01"],
  ["orders by channel in 2024", "in March", "2024-03-01 to 2024-04-01"],
  ["orders by channel in 2024", "only Q2", "2024-04-01 to 2024-07-01"],
  ["orders by channel last year", "since March", "2025-03-01 to 2026-01-01"],
  ["orders by channel last year", "before June", "2025-01-01 to 2025-06-01"],
  ["orders by channel in 2024", "except August", "2024-01-01 to 2025-01-01 to 2024-08-01 to 2024-09-01"],
  ["orders by channel this year", "only March to June", "2026-03-01 to 2026-07-01"],
  ["orders by month in the last 24 months", "only March", "2026-03-01 to 2026-04-01"],
  ["orders by channel in March 2024", "and in May?", "2024-05-01 to 2024-06-01"],
  ["orders by channel in December 2025", "and in January?", "2026-01-01 to 2026-02-01"],
  ["orders by channel last year", "only March 2024", "2024-03-01 to 2024-04-01"],
  ["orders by channel", "in March", "2026-03-01 to 2026-04-01"],
])("%s, %s", (before, words, days) => {
  const dates = [...ask(before, words).matchAll(/DATE '([\d-]+)'/gu)].map(([, date]) => date);
  expect(dates.join(" to ")).toBe(days);
});
