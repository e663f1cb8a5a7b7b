import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A ferry line: sales, costs and incidents that share ships and days, and nothing else. */
const { ask, summarize } = prepareAsking(
  {
    tables: [
      tableOf("ships", ["ship_id integer", "name text", "port text"]),
      tableOf("tickets", ["ticket_id integer", "ship_id integer", "sold_on date", "revenue decimal"]),
      tableOf("fuelings", ["fueling_id integer", "ship_id integer", "fueled_on date", "cost decimal"]),
      tableOf("incidents", ["incident_id integer", "ship_id integer", "reported_on date", "kind text"]),
      tableOf("charters", [
        "charter_id integer",
        "ship_id integer",
        "booked_on date",
        "fee_amount decimal",
        "crew_cost decimal",
      ]),
    ],
    relationships: ["tickets", "fuelings", "incidents", "charters"].map((table) =>
      relate(`${table}.ship_id`, "ships.ship_id"),
    ),
  },
  [{ table: "ships", column: "port", values: ["Calais", "Dover"], isComplete: true }],
);

test.each([
  [
    "figures of two tables by month",
    "revenue vs fueling cost by month in 2025",
    "SELECT s.month, SUM(s2.revenue) AS revenue, SUM(s3.cost) AS cost FROM ( SELECT DISTINCT CAST(DATE_TRUNC('month', sold_on) AS DATE) AS month FROM tickets WHERE sold_on >= DATE '2025-01-01' AND sold_on < DATE '2026-01-01' UNION SELECT DISTINCT CAST(DATE_TRUNC('month', fueled_on) AS DATE) AS month FROM fuelings WHERE fueled_on >= DATE '2025-01-01' AND fueled_on < DATE '2026-01-01' ) s LEFT JOIN ( SELECT CAST(DATE_TRUNC('month', t.sold_on) AS DATE) AS month, SUM(t.revenue) AS revenue FROM tickets t WHERE t.sold_on >= DATE '2025-01-01' AND t.sold_on < DATE '2026-01-01' GROUP BY CAST(DATE_TRUNC('month', t.sold_on) AS DATE) ) s2 ON s2.month = s.month LEFT JOIN ( SELECT CAST(DATE_TRUNC('month', f.fueled_on) AS DATE) AS month, SUM(f.cost) AS cost FROM fuelings f WHERE f.fueled_on >= DATE '2025-01-01' AND f.fueled_on < DATE '2026-01-01' GROUP BY CAST(DATE_TRUNC('month', f.fueled_on) AS DATE) ) s3 ON s3.month = s.month GROUP BY s.month ORDER BY s.month",
  ],
  [
    "rows of two tables, where one may be missing",
    "tickets and incidents per port",
    "SELECT s.port, COALESCE(SUM(s2.tickets), 0) AS tickets, COALESCE(SUM(s3.incidents), 0) AS incidents FROM ( SELECT DISTINCT s4.port FROM tickets t JOIN ships s4 ON s4.ship_id = t.ship_id UNION SELECT DISTINCT s5.port FROM incidents i JOIN ships s5 ON s5.ship_id = i.ship_id ) s LEFT JOIN ( SELECT s6.port, COUNT(*) AS tickets FROM tickets t2 JOIN ships s6 ON s6.ship_id = t2.ship_id GROUP BY s6.port ) s2 ON s2.port = s.port LEFT JOIN ( SELECT s7.port, COUNT(*) AS incidents FROM incidents i2 JOIN ships s7 ON s7.ship_id = i2.ship_id GROUP BY s7.port ) s3 ON s3.port = s.port GROUP BY s.port ORDER BY tickets DESC",
  ],
  [
    "figures without a breakdown",
    "number of tickets and number of incidents in 2025",
    "SELECT SUM(s.tickets) AS tickets, ( SELECT COUNT(*) AS incidents FROM incidents WHERE reported_on >= DATE '2025-01-01' AND reported_on < DATE '2026-01-01' ) AS incidents FROM ( SELECT COUNT(*) AS tickets FROM tickets WHERE sold_on >= DATE '2025-01-01' AND sold_on < DATE '2026-01-01' ) s",
  ],
  [
    "a ratio of two tables",
    "revenue per incident by ship",
    "SELECT s.ship, SUM(s2.revenue) / NULLIF(SUM(s3.incidents), 0) AS revenue_by_incidents FROM ( SELECT DISTINCT s4.name AS ship, s4.ship_id FROM tickets t JOIN ships s4 ON s4.ship_id = t.ship_id UNION SELECT DISTINCT s5.name AS ship, s5.ship_id FROM incidents i JOIN ships s5 ON s5.ship_id = i.ship_id ) s LEFT JOIN ( SELECT s6.name AS ship, s6.ship_id, SUM(t2.revenue) AS revenue FROM tickets t2 JOIN ships s6 ON s6.ship_id = t2.ship_id GROUP BY s6.name, s6.ship_id ) s2 ON s2.ship = s.ship AND s2.ship_id = s.ship_id LEFT JOIN ( SELECT s7.name AS ship, s7.ship_id, COUNT(*) AS incidents FROM incidents i2 JOIN ships s7 ON s7.ship_id = i2.ship_id GROUP BY s7.name, s7.ship_id ) s3 ON s3.ship = s.ship AND s3.ship_id = s.ship_id GROUP BY s.ship, s.ship_id ORDER BY revenue_by_incidents DESC",
  ],
  [
    "a difference of two tables",
    "revenue minus fueling cost per ship",
    "SELECT s.ship, COALESCE(SUM(s2.revenue), 0) - COALESCE(SUM(s3.cost), 0) AS revenue_minus_cost FROM ( SELECT DISTINCT s4.name AS ship, s4.ship_id FROM tickets t JOIN ships s4 ON s4.ship_id = t.ship_id UNION SELECT DISTINCT s5.name AS ship, s5.ship_id FROM fuelings f JOIN ships s5 ON s5.ship_id = f.ship_id ) s LEFT JOIN ( SELECT s6.name AS ship, s6.ship_id, SUM(t2.revenue) AS revenue FROM tickets t2 JOIN ships s6 ON s6.ship_id = t2.ship_id GROUP BY s6.name, s6.ship_id ) s2 ON s2.ship = s.ship AND s2.ship_id = s.ship_id LEFT JOIN ( SELECT s7.name AS ship, s7.ship_id, SUM(f2.cost) AS cost FROM fuelings f2 JOIN ships s7 ON s7.ship_id = f2.ship_id GROUP BY s7.name, s7.ship_id ) s3 ON s3.ship = s.ship AND s3.ship_id = s.ship_id GROUP BY s.ship, s.ship_id ORDER BY revenue_minus_cost DESC",
  ],
  [
    "profit of one row",
    "charter profit by ship",
    "SELECT s.name AS ship, SUM(c.fee_amount) - SUM(c.crew_cost) AS fee_amount_minus_crew_cost FROM charters c JOIN ships s ON s.ship_id = c.ship_id GROUP BY s.name, s.ship_id ORDER BY fee_amount_minus_crew_cost DESC",
  ],
  [
    "margin of one row",
    "charter margin % by port",
    "SELECT s.port, (SUM(c.fee_amount) - SUM(c.crew_cost)) / NULLIF(SUM(c.fee_amount), 0) AS margin FROM charters c JOIN ships s ON s.ship_id = c.ship_id GROUP BY s.port ORDER BY margin DESC",
  ],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test.each([
  ["revenue vs fueling cost by month in 2025", "revenue and cost by month, 2025"],
  ["tickets and incidents per port", "tickets and incidents by port"],
])("%s is restated", (question, restatement) => {
  expect(summarize(question)).toBe(restatement);
});
