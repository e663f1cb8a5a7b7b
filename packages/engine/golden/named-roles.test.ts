import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** Freight: ports are named twice by a shipment, countries by ports and by customers, and people by what they do. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("users", ["user_id integer", "full_name text"]),
      tableOf("countries", ["country_id integer", "name text"]),
      tableOf("customers", ["customer_id integer", "name text", "country_id integer"]),
      tableOf("ports", ["port_id integer", "name text", "city text", "country_id integer"]),
      tableOf("shipments", [
        "shipment_no integer",
        "customer_id integer",
        "origin_id integer",
        "destination_id integer",
        "planner_id integer",
        "shipped_on date",
        "weight_kg decimal",
      ]),
      tableOf("qc_inspect", [
        "insp_no integer",
        "shipment_no integer",
        "inspector_id integer",
        "insp_date date",
      ]),
    ],
    relationships: [
      relate("customers.country_id", "countries.country_id"),
      relate("ports.country_id", "countries.country_id"),
      relate("shipments.customer_id", "customers.customer_id"),
      relate("shipments.origin_id", "ports.port_id"),
      relate("shipments.destination_id", "ports.port_id"),
      relate("shipments.planner_id", "users.user_id"),
      relate("qc_inspect.shipment_no", "shipments.shipment_no"),
      relate("qc_inspect.inspector_id", "users.user_id"),
    ],
  },
  [{ table: "ports", column: "city", values: ["Oslo", "5", "Rome"], isComplete: true }],
);

test.each([
  [
    "a role of a person is shown by name",
    "shipments per planner",
    /^SELECT u\.full_name, COUNT\(\*\) AS shipments FROM shipments s JOIN users u ON u\.user_id = s\.planner_id GROUP BY/,
  ],
  [
    "also where no word breaks down",
    "planners with more than 5 shipments in 2026",
    /^SELECT u\.full_name FROM shipments s JOIN users u ON u\.user_id = s\.planner_id WHERE .* GROUP BY u\.full_name, u\.user_id HAVING COUNT/,
  ],
  [
    "a role names the reference to follow",
    "shipments by destination country",
    /^SELECT c\.name AS destination_country, COUNT\(\*\) AS shipments FROM shipments s JOIN ports p ON p\.port_id = s\.destination_id JOIN countries c ON c\.country_id = p\.country_id GROUP BY/,
  ],
  [
    "before or after what it leads to",
    "total weight by country of origin",
    /^SELECT c\.name AS origin_country, SUM\(s\.weight_kg\) AS weight_kg FROM shipments s JOIN ports p ON p\.port_id = s\.origin_id JOIN countries c ON/,
  ],
  [
    "a column of the thing that is meant",
    "shipments by origin city",
    /^SELECT p\.city AS origin_city, COUNT\(\*\) AS shipments FROM shipments s JOIN ports p ON p\.port_id = s\.origin_id GROUP BY/,
  ],
  [
    "inspections are no inspectors",
    "inspections in May 2026",
    /^SELECT COUNT\(\*\) AS qc_inspect FROM qc_inspect WHERE insp_date/,
  ],
  [
    "they are counted for each inspector",
    "inspections per inspector",
    /^SELECT u\.full_name, COUNT\(\*\) AS qc_inspect FROM qc_inspect qi JOIN users u ON u\.user_id = qi\.inspector_id/,
  ],
  [
    "the number of rows is no number of a row",
    "number of shipments in 2025",
    /^SELECT COUNT\(\*\) AS shipments/,
  ],
  [
    "the number of a ranking is no value",
    "top 5 customers by weight",
    /^SELECT c\.name AS customer, SUM\(s\.weight_kg\) AS weight_kg .* LIMIT 5$/,
  ],
  [
    "twice the average of what a noun names",
    "customers with more than twice the average shipments",
    /^SELECT c\.name AS customer FROM shipments s .* HAVING COUNT\(\*\) > 2 \* \( SELECT AVG\(figure\)/,
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toMatch(sql);
});
