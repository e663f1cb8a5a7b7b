import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A tool hire with sales: tools of makers, hires with the day they are due, verdicts of customers, depots in countries. */
const { ask } = prepareAsking({
  tables: [
    tableOf("clerks", ["clerk_id integer", "full_name text", "wage decimal", "left_on date"]),
    tableOf("makers", ["maker_id integer", "name text", "department text", "rating decimal"]),
    tableOf("tools", ["tool_id integer", "name text", "maker_id integer"]),
    tableOf("depots", ["depot_id integer", "name text", "country_code text", "country_name text"]),
    tableOf("clients", ["client_id integer", "name text"]),
    tableOf("repairs", [
      "repair_id integer",
      "tool_id integer",
      "clerk_id integer",
      "opened_on date",
      "due_on date",
      "finished_on date",
    ]),
    tableOf("orders", ["order_id integer", "depot_id integer", "client_id integer", "ordered_on date"]),
    tableOf("order_lines", [
      "line_id integer",
      "order_id integer",
      "tool_id integer",
      "quantity integer",
      "total_price decimal",
    ]),
    tableOf("complaints", ["complaint_id integer", "client_id integer", "raised_on date"]),
    tableOf("verdicts", ["verdict_id integer", "tool_id integer", "rating integer", "given_on date"]),
  ],
  relationships: [
    relate("tools.maker_id", "makers.maker_id"),
    relate("repairs.tool_id", "tools.tool_id"),
    relate("repairs.clerk_id", "clerks.clerk_id"),
    relate("orders.depot_id", "depots.depot_id"),
    relate("orders.client_id", "clients.client_id"),
    relate("order_lines.order_id", "orders.order_id"),
    relate("order_lines.tool_id", "tools.tool_id"),
    relate("verdicts.tool_id", "tools.tool_id"),
    relate("complaints.client_id", "clients.client_id"),
  ],
});

test.each([
  [
    "by how much rows are late",
    "how late are repairs on average",
    "SELECT AVG(DATE_DIFF('day', due_on, finished_on)) AS average_days_from_due_on_to_finished_on FROM repairs WHERE (finished_on > due_on OR (due_on < DATE '2026-11-20' AND finished_on IS NULL))",
  ],
  [
    "the same, asked for in days",
    "how many days late are repairs on average",
    "SELECT AVG(DATE_DIFF('day', due_on, finished_on)) AS average_days_from_due_on_to_finished_on FROM repairs WHERE (finished_on > due_on OR (due_on < DATE '2026-11-20' AND finished_on IS NULL))",
  ],
  [
    "for each thing",
    "average days late per tool",
    "SELECT t.name AS tool, AVG(DATE_DIFF('day', r.due_on, r.finished_on)) AS average_days_from_due_on_to_finished_on FROM repairs r JOIN tools t ON t.tool_id = r.tool_id WHERE (r.finished_on > r.due_on OR (r.due_on < DATE '2026-11-20' AND r.finished_on IS NULL)) GROUP BY t.name, t.tool_id ORDER BY average_days_from_due_on_to_finished_on DESC",
  ],
  [
    "who did nothing in a time up to today",
    "clients who haven't ordered anything in a year",
    "SELECT c.name AS client FROM clients c WHERE NOT EXISTS ( SELECT 1 FROM orders o WHERE o.client_id = c.client_id AND o.ordered_on >= DATE '2025-11-20' AND o.ordered_on < DATE '2026-11-21' )",
  ],
  [
    "what nobody wanted in that time",
    "tools nobody ordered in 6 months",
    "SELECT t.name AS tool FROM tools t WHERE NOT EXISTS ( SELECT 1 FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id WHERE ol.tool_id = t.tool_id AND o.ordered_on >= DATE '2026-05-20' AND o.ordered_on < DATE '2026-11-21' )",
  ],
  [
    "a longer time than that",
    "depots without an order in over a month",
    "SELECT d.name AS depot FROM depots d WHERE NOT EXISTS ( SELECT 1 FROM orders o WHERE o.depot_id = d.depot_id AND o.ordered_on >= DATE '2026-10-20' AND o.ordered_on < DATE '2026-11-21' )",
  ],
  [
    "money that things make is what is sold",
    "which depot makes the most money",
    "SELECT d.name AS depot FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id JOIN depots d ON d.depot_id = o.depot_id GROUP BY d.name, d.depot_id ORDER BY SUM(ol.total_price) DESC LIMIT 1",
  ],
  [
    "money that people make is their wage",
    "which clerk makes the most money",
    "SELECT full_name FROM clerks ORDER BY wage DESC LIMIT 1",
  ],
  [
    "a rating is that of the things themselves",
    "worst rated tools",
    "SELECT t.name AS tool FROM verdicts v JOIN tools t ON t.tool_id = v.tool_id GROUP BY t.name, t.tool_id ORDER BY AVG(v.rating) LIMIT 10",
  ],
  [
    "a department is no departure",
    "average rating by department",
    "SELECT department, AVG(rating) AS average_rating FROM makers GROUP BY department ORDER BY average_rating DESC",
  ],
  [
    "names beside codes",
    "countries without an order",
    "SELECT d.country_name FROM depots d WHERE NOT EXISTS ( SELECT 1 FROM orders o WHERE o.depot_id = d.depot_id )",
  ],
  [
    "codes where they are asked for",
    "country codes without an order",
    "SELECT d.country_code FROM depots d WHERE NOT EXISTS ( SELECT 1 FROM orders o WHERE o.depot_id = d.depot_id )",
  ],
  [
    "a total price is of all pieces",
    "revenue per tool in 2026",
    "SELECT t.name AS tool, SUM(ol.total_price) AS total_price FROM order_lines ol JOIN tools t ON t.tool_id = ol.tool_id JOIN orders o ON o.order_id = ol.order_id WHERE o.ordered_on >= DATE '2026-01-01' AND o.ordered_on < DATE '2027-01-01' GROUP BY t.name, t.tool_id ORDER BY total_price DESC",
  ],
  [
    "a verb names what was done",
    "clients who complained more than 3 times",
    "SELECT c2.name AS client FROM complaints c JOIN clients c2 ON c2.client_id = c.client_id GROUP BY c2.name, c2.client_id HAVING COUNT(*) > 3 ORDER BY COUNT(*) DESC",
  ],
  [
    "also denied",
    "how many clients never complained",
    "SELECT COUNT(*) AS clients FROM clients c WHERE NOT EXISTS ( SELECT 1 FROM complaints c2 WHERE c2.client_id = c.client_id )",
  ],
  [
    "several conditions on groups",
    "clients with more than 5 orders and over 1000 in revenue",
    "SELECT c.name AS client FROM order_lines ol JOIN orders o ON o.order_id = ol.order_id JOIN clients c ON c.client_id = o.client_id GROUP BY c.name, c.client_id HAVING COUNT(DISTINCT o.order_id) > 5 AND SUM(ol.total_price) > 1000 ORDER BY COUNT(DISTINCT o.order_id) DESC",
  ],
  [
    "the average for each, said at the end",
    "number of orders per client on average",
    "SELECT COUNT(*) / NULLIF(COUNT(DISTINCT c.client_id), 0) AS orders_per_client FROM orders o JOIN clients c ON c.client_id = o.client_id",
  ],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
