import { describe, expect, test } from "vitest";
import { ask } from "./company.test-support.ts";

const since = (day: string): string => `order_date >= DATE '${day}'`;
const until = (day: string): string => `order_date < DATE '${day}'`;
const counted = (...conditions: readonly string[]): string =>
  `COUNT(*) FILTER (WHERE ${conditions.join(" AND ")})`;
const sides = (after: string, before: string): string =>
  `SELECT ${after} AS orders_since_1_may_2026, ${before} AS orders_before_1_may_2026 FROM orders`;

describe("before and after a day", () => {
  test.each([
    "orders before and after 1 May 2026",
    "number of orders before vs after May 1, 2026",
    "were orders higher after 1 May 2026 than before",
  ])("the day belongs to what comes after it: %s", (question) => {
    const sql = sides(counted(since("2026-05-01")), counted(until("2026-05-01")));
    expect(ask(question).replaceAll("may_1_2026", "1_may_2026")).toBe(sql);
  });

  test("a month is on neither side", () => {
    expect(ask("orders before and after May 2026")).toBe(
      `SELECT ${counted(since("2026-06-01"))} AS orders_after_may_2026, ${counted(until("2026-05-01"))} AS orders_before_may_2026 FROM orders`,
    );
  });

  test.each([
    "orders 30 days before and after 1 May 2026",
    "orders in the 30 days before and 30 days after 1 May 2026",
  ])("two sides of the same length are compared: %s", (question) => {
    const after = counted(since("2026-05-01"), until("2026-05-31"));
    const before = counted(since("2026-04-01"), until("2026-05-01"));
    expect(ask(question)).toBe(
      `SELECT ${after} AS orders_30_days_from_1_may_2026, ${before} AS orders_30_days_before_1_may_2026, (${after}) / NULLIF(${before}, 0) - 1 AS change FROM orders`,
    );
  });

  test("an event whose day nothing says is asked back", () => {
    expect(ask("orders before and after the price change")).toBe("refused: words-unknown");
  });

  test("a follow-up keeps both sides", () => {
    expect(ask("orders before and after 1 May 2026", "by channel")).toBe(
      `SELECT channel, ${counted(since("2026-05-01"))} AS orders_since_1_may_2026, ${counted(until("2026-05-01"))} AS orders_before_1_may_2026 FROM orders GROUP BY channel ORDER BY orders_since_1_may_2026 DESC`,
    );
  });
});
