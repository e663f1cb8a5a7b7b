import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A bakery: orders of guests, each of one cake. */
const { ask, summarize } = prepareAsking({
  tables: [
    tableOf("guests", ["guest_id integer", "name text"]),
    tableOf("cakes", ["cake_id integer", "name text"]),
    tableOf("orders", [
      "order_id integer",
      "guest_id integer",
      "cake_id integer",
      "ordered_on date",
      "revenue decimal",
    ]),
  ],
  relationships: [relate("orders.guest_id", "guests.guest_id"), relate("orders.cake_id", "cakes.cake_id")],
});

const largest = (share: string): string =>
  `FROM ( WITH grouped AS ( SELECT g.name AS guest, g.guest_id AS guest_id, SUM(o.revenue) AS revenue FROM orders o JOIN guests g ON g.guest_id = o.guest_id GROUP BY g.name, g.guest_id ) SELECT guest, guest_id, revenue, revenue / NULLIF(SUM(revenue) OVER (), 0) AS share_of_revenue, (SUM(revenue) OVER (ORDER BY revenue DESC, guest, guest_id ROWS UNBOUNDED PRECEDING)) / NULLIF(SUM(revenue) OVER (), 0) AS cumulative_share_of_revenue FROM grouped ) s WHERE s.cumulative_share_of_revenue - s.share_of_revenue < ${share} GROUP BY s.guest, s.guest_id`;
const listed = (share: string): string =>
  `SELECT s.guest, MAX(s.revenue) AS revenue, MAX(s.cumulative_share_of_revenue) AS cumulative_share_of_revenue ${largest(share)} ORDER BY cumulative_share_of_revenue`;

test.each([
  ["which guests make up 80% of revenue", "0.8"],
  ["guests that account for 80 percent of our revenue", "0.8"],
  ["guests who bring in half of the revenue", "0.5"],
])("the largest that have so much together: %s", (question, share) => {
  expect(ask(question)).toBe(listed(share));
});

test("their number", () => {
  expect(ask("how many guests make up 80% of revenue")).toMatch(/^SELECT COUNT\(\*\) AS guests FROM/u);
});

test("a period limits what is summed", () => {
  expect(ask("which cakes make up 90% of orders in 2025")).toContain(
    "WHERE o.ordered_on >= DATE '2025-01-01' AND o.ordered_on < DATE '2026-01-01' GROUP BY c.name, c.cake_id",
  );
});

test("it is told", () => {
  expect(summarize("which guests make up 80% of revenue")).toBe(
    "revenue and cumulative share of revenue by guest where the largest make up 80% of revenue",
  );
});
