import { describe, expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A ski rental: lifts, skis, their rentals and repairs. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("shops", ["shop_id integer", "name text"]),
      tableOf("skis", [
        "ski_id integer",
        "shop_id integer",
        "model text",
        "last_waxed_on date",
        "status text",
      ]),
      tableOf("rentals", [
        "rental_id integer",
        "ski_id integer",
        "rented_on date",
        "returned_on date",
        "fee decimal",
        "outcome text",
      ]),
      tableOf("charges", ["charge_id integer", "rental_id integer", "kind text", "amount decimal"]),
      tableOf("repairs", ["repair_id integer", "ski_id integer", "repaired_on date", "cost decimal"]),
    ],
    relationships: [
      relate("skis.shop_id", "shops.shop_id"),
      relate("rentals.ski_id", "skis.ski_id"),
      relate("charges.rental_id", "rentals.rental_id"),
      relate("repairs.ski_id", "skis.ski_id"),
    ],
  },
  [
    { table: "skis", column: "status", values: ["Available", "Rented", "Retired"], isComplete: true },
    { table: "skis", column: "model", values: ["Comet", "Ridge"], isComplete: true },
    { table: "rentals", column: "outcome", values: ["Returned", "Damaged", "Lost"], isComplete: true },
    { table: "skis", column: "billed", values: ["month", "week"], isComplete: true },
    { table: "charges", column: "kind", values: ["Refund", "Deposit"], isComplete: true },
    { table: "shops", column: "name", values: ["Upper Station", "Village"], isComplete: true },
  ],
);

type Example = readonly [rule: string, conversation: readonly string[], sql: string];

const examples: readonly Example[] = [
  [
    "how many, after what is counted",
    ["Comet skis waxed in 2025, how many"],
    "SELECT COUNT(*) AS skis FROM skis WHERE model = $1 AND last_waxed_on >= DATE '2025-01-01' AND last_waxed_on < DATE '2026-01-01' | Comet",
  ],
  [
    "a count beside a figure",
    ["repairs in 2025: count and cost"],
    "SELECT COUNT(*) AS repairs, SUM(r.cost) AS cost FROM repairs r WHERE r.repaired_on >= DATE '2025-01-01' AND r.repaired_on < DATE '2026-01-01'",
  ],
  [
    "a share of rows in a period",
    ["what percent of 2025 rentals were damaged"],
    "SELECT (COUNT(*) FILTER (WHERE outcome = $1)) / NULLIF(COUNT(*), 0) AS share_of_rentals FROM rentals WHERE rented_on >= DATE '2025-01-01' AND rented_on < DATE '2026-01-01' | Damaged",
  ],
  [
    "a share with a period behind its rows",
    ["what share of rentals in 2025 were lost"],
    "SELECT (COUNT(*) FILTER (WHERE outcome = $1)) / NULLIF(COUNT(*), 0) AS share_of_rentals FROM rentals WHERE rented_on >= DATE '2025-01-01' AND rented_on < DATE '2026-01-01' | Lost",
  ],
  [
    "a share of some rows",
    ["percentage of Comet skis that have a repair"],
    "SELECT (COUNT(DISTINCT s.ski_id) FILTER (WHERE r.repair_id IS NOT NULL)) / NULLIF(COUNT(DISTINCT s.ski_id), 0) AS repair_rate FROM skis s LEFT JOIN repairs r ON r.ski_id = s.ski_id WHERE s.model = $1 | Comet",
  ],
  [
    "no event of other rows in a period",
    ["skis that were not repaired in the last 12 months"],
    "SELECT s.model FROM skis s WHERE NOT EXISTS ( SELECT 1 FROM repairs r WHERE r.ski_id = s.ski_id AND r.repaired_on >= DATE '2025-11-20' AND r.repaired_on < DATE '2026-11-21' )",
  ],
  [
    "no event of the row in a period, or none at all",
    ["skis not waxed in the last 90 days"],
    "SELECT model FROM skis WHERE (last_waxed_on IS NULL OR (last_waxed_on < DATE '2026-08-22' OR last_waxed_on >= DATE '2026-11-21'))",
  ],
  [
    "a state of today",
    ["how many skis are available today"],
    "SELECT COUNT(*) AS skis FROM skis WHERE status = $1 | Available",
  ],
  [
    "an event of today",
    ["how many rentals were returned today"],
    "SELECT COUNT(*) AS rentals FROM rentals WHERE returned_on >= DATE '2026-11-20' AND returned_on < DATE '2026-11-21'",
  ],
  [
    "another breakdown, not another figure",
    ["lost rate of rentals by model", "by shop instead"],
    "SELECT s2.name AS shop, (COUNT(*) FILTER (WHERE (r.outcome IN ($1, $2) AND r.outcome = $3))) / NULLIF(COUNT(*) FILTER (WHERE r.outcome IN ($1, $2)), 0) AS share_of_closed_rentals FROM rentals r JOIN skis s ON s.ski_id = r.ski_id JOIN shops s2 ON s2.shop_id = s.shop_id GROUP BY s2.name, s2.shop_id ORDER BY share_of_closed_rentals DESC | Returned | Lost | Lost",
  ],
  [
    "a breakdown after a verb",
    ["how many skis do we have per shop"],
    "SELECT s2.name AS shop, COUNT(*) AS skis FROM skis s JOIN shops s2 ON s2.shop_id = s.shop_id GROUP BY s2.name, s2.shop_id ORDER BY skis DESC",
  ],
  [
    "a breakdown of some rows",
    ["retired skis by model"],
    "SELECT model, COUNT(*) AS skis FROM skis WHERE status = $1 GROUP BY model ORDER BY skis DESC | Retired",
  ],
  [
    "what rows of a kind are worth",
    ["total refunds by shop"],
    "SELECT s2.name AS shop, SUM(c.amount) AS amount FROM charges c JOIN rentals r ON r.rental_id = c.rental_id JOIN skis s ON s.ski_id = r.ski_id JOIN shops s2 ON s2.shop_id = s.shop_id WHERE c.kind = $1 GROUP BY s2.name, s2.shop_id ORDER BY amount DESC | Refund",
  ],
  ["an amount without its column", ["charges above 50"], "SELECT charge_id FROM charges WHERE amount > 50"],
  [
    "the most of an event",
    ["which model has the most repairs"],
    "SELECT s.model FROM repairs r JOIN skis s ON s.ski_id = r.ski_id GROUP BY s.model ORDER BY COUNT(*) DESC LIMIT 1",
  ],
  [
    "how often something happened",
    ["skis that were repaired more than twice"],
    "SELECT s.model FROM repairs r JOIN skis s ON s.ski_id = r.ski_id GROUP BY s.model, s.ski_id HAVING COUNT(*) > 2 ORDER BY COUNT(*) DESC",
  ],
  [
    "the date of an outcome that ends a row",
    ["rentals lost in 2025"],
    "SELECT rental_id FROM rentals WHERE outcome = $1 AND returned_on >= DATE '2025-01-01' AND returned_on < DATE '2026-01-01' | Lost",
  ],
  [
    "a unit of time, which some rows have as a value",
    ["rentals per month in 2025"],
    "SELECT CAST(DATE_TRUNC('month', rented_on) AS DATE) AS month, COUNT(*) AS rentals FROM rentals WHERE rented_on >= DATE '2025-01-01' AND rented_on < DATE '2026-01-01' GROUP BY CAST(DATE_TRUNC('month', rented_on) AS DATE) ORDER BY month",
  ],
];

describe("a question that says", () => {
  test.each(examples)("%s", (_, conversation, sql) => {
    expect(ask(...conversation)).toBe(sql);
  });
});
