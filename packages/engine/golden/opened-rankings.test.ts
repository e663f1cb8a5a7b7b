import { expect, test } from "vitest";
import { ask } from "./company.test-support.ts";

/* "Which country has the most orders" has one row. A breakdown of it has all of its own. */

test.each([
  [
    "another breakdown has all groups, with the figure that ranked",
    "by status",
    "SELECT status, COUNT(*) AS orders FROM orders GROUP BY status ORDER BY orders DESC",
  ],
  [
    "one along time has what was ranked, too",
    "by month",
    "SELECT channel, CAST(DATE_TRUNC('month', order_date) AS DATE) AS month, COUNT(*) AS orders FROM orders GROUP BY channel, CAST(DATE_TRUNC('month', order_date) AS DATE) ORDER BY month, orders DESC",
  ],
])("%s", (_, followUp, sql) => {
  expect(ask("which channel has the most orders", followUp)).toBe(sql);
});

test("a ranking of several remains one", () => {
  expect(ask("top 5 countries by orders", "by status")).toMatch(/LIMIT 5$/);
});
