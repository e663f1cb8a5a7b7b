import { describe, expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A rental shop: rentals that end, with a revenue, a refund and hours. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("stations", ["station_id integer", "name text"]),
      tableOf("rentals", [
        "rental_id integer",
        "station_id integer",
        "kind text",
        "rental_date date",
        "return_date date",
        "revenue decimal",
        "refund decimal",
        "hours integer",
      ]),
    ],
    relationships: [relate("rentals.station_id", "stations.station_id")],
  },
  [
    { table: "rentals", column: "kind", values: ["van", "car"], isComplete: true },
    { table: "stations", column: "name", values: ["Harbor", "Airport"], isComplete: true },
  ],
);

type Example = readonly [rule: string, conversation: readonly string[], sql: string];

const examples: readonly Example[] = [
  [
    "a figure is taken off the figure",
    ["revenue by kind in 2025", "minus the refund"],
    "SELECT kind, SUM(revenue) - SUM(refund) AS revenue_minus_refund FROM rentals WHERE rental_date >= DATE '2025-01-01' AND rental_date < DATE '2026-01-01' GROUP BY kind ORDER BY revenue_minus_refund DESC",
  ],
  [
    "the figure is divided by another",
    ["revenue by kind in 2025", "per hour"],
    "SELECT kind, SUM(revenue) / NULLIF(SUM(hours), 0) AS revenue_by_hours FROM rentals WHERE rental_date >= DATE '2025-01-01' AND rental_date < DATE '2026-01-01' GROUP BY kind ORDER BY revenue_by_hours DESC",
  ],
  [
    "the figure is a part of another",
    ["refund by kind in 2025", "in percent of the revenue"],
    "SELECT kind, SUM(refund) / NULLIF(SUM(revenue), 0) AS refund_by_revenue FROM rentals WHERE rental_date >= DATE '2025-01-01' AND rental_date < DATE '2026-01-01' GROUP BY kind ORDER BY refund_by_revenue DESC",
  ],
  [
    "two figures are one in percent",
    ["refund and revenue by kind", "as percent"],
    "SELECT kind, SUM(refund) / NULLIF(SUM(revenue), 0) AS refund_by_revenue FROM rentals GROUP BY kind ORDER BY refund_by_revenue DESC",
  ],
  [
    "counted rows have a worth",
    ["rentals by kind in 2025", "in euros"],
    "SELECT r.kind, SUM(r.revenue) AS revenue FROM rentals r WHERE r.rental_date >= DATE '2025-01-01' AND r.rental_date < DATE '2026-01-01' GROUP BY r.kind ORDER BY revenue DESC",
  ],
  [
    "counted rows have a figure in the unit",
    ["how many rentals of vans", "how many hours is that"],
    "SELECT SUM(r.hours) AS hours FROM rentals r WHERE r.kind = $1 | van",
  ],
  [
    "rows last",
    ["how many rentals in 2025", "how long did they take on average"],
    "SELECT AVG(DATE_DIFF('day', rental_date, return_date)) AS average_days_from_rental_date_to_return_date FROM rentals WHERE rental_date >= DATE '2025-01-01' AND rental_date < DATE '2026-01-01'",
  ],
  [
    "groups have shares",
    ["revenue by kind in 2025", "in percent"],
    "WITH grouped AS ( SELECT r.kind AS kind, SUM(r.revenue) AS revenue FROM rentals r WHERE r.rental_date >= DATE '2025-01-01' AND r.rental_date < DATE '2026-01-01' GROUP BY r.kind ) SELECT kind, revenue / NULLIF(SUM(revenue) OVER (), 0) AS share_of_revenue FROM grouped ORDER BY revenue DESC",
  ],
  [
    "a figure has another in the unit",
    ["revenue by kind in 2025", "in hours"],
    "SELECT r.kind, SUM(r.hours) AS hours FROM rentals r WHERE r.rental_date >= DATE '2025-01-01' AND r.rental_date < DATE '2026-01-01' GROUP BY r.kind ORDER BY hours DESC",
  ],
  [
    "rows last in each group",
    ["rentals by kind", "and how many days did they last"],
    "SELECT kind, AVG(DATE_DIFF('day', rental_date, return_date)) AS average_days_from_rental_date_to_return_date FROM rentals GROUP BY kind ORDER BY average_days_from_rental_date_to_return_date DESC",
  ],
  [
    "nothing is left out of all",
    ["revenue of Harbor in 2025", "all stations"],
    "SELECT s.name AS station, SUM(r.revenue) AS revenue FROM rentals r JOIN stations s ON s.station_id = r.station_id WHERE r.rental_date >= DATE '2025-01-01' AND r.rental_date < DATE '2026-01-01' GROUP BY s.name, s.station_id ORDER BY revenue DESC",
  ],
];

describe("a follow-up about the figure shown", () => {
  test.each(examples)("%s", (_, conversation, sql) => {
    expect(ask(...conversation)).toBe(sql);
  });
});
