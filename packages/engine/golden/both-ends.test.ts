import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** Freight: shipments have two cities each, and invoices two addresses. */
const { ask, summarize } = prepareAsking(
  {
    tables: [
      tableOf("countries", ["country_id integer", "name text"]),
      tableOf("cities", ["city_id integer", "name text", "country_id integer"]),
      tableOf("customers", ["customer_id integer", "name text", "country_id integer"]),
      tableOf("shipments", [
        "shipment_no integer",
        "customer_id integer",
        "origin_id integer",
        "destination_id integer",
        "shipped_on date",
        "weight_kg decimal",
      ]),
      tableOf("addresses", ["address_id integer", "street text", "country text"]),
      tableOf("invoices", [
        "invoice_id integer",
        "billing_address_id integer",
        "shipping_address_id integer",
        "invoiced_on date",
        "amount decimal",
      ]),
    ],
    relationships: [
      relate("customers.country_id", "countries.country_id"),
      relate("cities.country_id", "countries.country_id"),
      relate("shipments.customer_id", "customers.customer_id"),
      relate("shipments.origin_id", "cities.city_id"),
      relate("shipments.destination_id", "cities.city_id"),
      relate("invoices.billing_address_id", "addresses.address_id"),
      relate("invoices.shipping_address_id", "addresses.address_id"),
    ],
  },
  [
    { table: "cities", column: "name", values: ["Munich", "Berlin", "Oslo"], isComplete: true },
    { table: "countries", column: "name", values: ["Germany", "Spain", "Norway"], isComplete: true },
    { table: "addresses", column: "country", values: ["Spain", "Italy", "Germany"], isComplete: true },
  ],
);

const fromOrigin = "JOIN cities c ON c.city_id = s.origin_id";
const toDestination = "JOIN cities c2 ON c2.city_id = s.destination_id";

test.each([
  [
    "shipments from Munich to Berlin",
    `SELECT COUNT(*) AS shipments FROM shipments s ${fromOrigin} ${toDestination} WHERE c.name = $1 AND c2.name = $2 | Munich | Berlin`,
  ],
  [
    "shipments to Berlin from Munich",
    `SELECT COUNT(*) AS shipments FROM shipments s ${fromOrigin} ${toDestination} WHERE c.name = $1 AND c2.name = $2 | Munich | Berlin`,
  ],
  [
    "shipments with origin Munich and destination Berlin",
    `SELECT COUNT(*) AS shipments FROM shipments s ${fromOrigin} ${toDestination} WHERE c.name = $1 AND c2.name = $2 | Munich | Berlin`,
  ],
  [
    "shipments from Munich or Oslo to Berlin",
    `SELECT COUNT(*) AS shipments FROM shipments s ${fromOrigin} ${toDestination} WHERE c.name IN ($1, $2) AND c2.name = $3 | Munich | Oslo | Berlin`,
  ],
  [
    "Shipments between Munich and Berlin",
    `SELECT COUNT(*) AS shipments FROM shipments s ${fromOrigin} ${toDestination} WHERE c.name IN ($1, $2) AND c2.name IN ($3, $4) AND c.name <> c2.name | Munich | Berlin | Munich | Berlin`,
  ],
  [
    "number of shipments between Munich and Berlin",
    `SELECT COUNT(*) AS shipments FROM shipments s ${fromOrigin} ${toDestination} WHERE c.name IN ($1, $2) AND c2.name IN ($3, $4) AND c.name <> c2.name | Munich | Berlin | Munich | Berlin`,
  ],
  [
    "shipments from Munich",
    `SELECT COUNT(*) AS shipments FROM shipments s ${fromOrigin} WHERE c.name = $1 | Munich`,
  ],
  [
    "shipments not from Munich",
    `SELECT COUNT(*) AS shipments FROM shipments s ${fromOrigin} WHERE c.name <> $1 | Munich`,
  ],
  [
    "shipments from Munich by destination city",
    "SELECT c.name AS destination_city, COUNT(*) AS shipments FROM shipments s JOIN cities c ON c.city_id = s.destination_id JOIN cities c2 ON c2.city_id = s.origin_id WHERE c2.name = $1 GROUP BY c.name, c.city_id ORDER BY shipments DESC | Munich",
  ],
  [
    "shipments from Germany to Norway",
    "SELECT COUNT(*) AS shipments FROM shipments s JOIN cities c ON c.city_id = s.origin_id JOIN countries c2 ON c2.country_id = c.country_id JOIN cities c3 ON c3.city_id = s.destination_id JOIN countries c4 ON c4.country_id = c3.country_id WHERE c2.name = $1 AND c4.name = $2 | Germany | Norway",
  ],
  [
    "customers with shipments from Munich to Berlin",
    "SELECT c.name AS customer FROM customers c WHERE EXISTS ( SELECT 1 FROM shipments s JOIN cities c2 ON c2.city_id = s.origin_id JOIN cities c3 ON c3.city_id = s.destination_id WHERE s.customer_id = c.customer_id AND c2.name = $1 AND c3.name = $2 ) | Munich | Berlin",
  ],
  [
    "customers from Germany",
    "SELECT c.name AS customer FROM customers c JOIN countries c2 ON c2.country_id = c.country_id WHERE c2.name = $1 | Germany",
  ],
  [
    "how many invoices were billed to Spain and shipped to Italy",
    "SELECT COUNT(*) AS invoices FROM invoices i JOIN addresses a ON a.address_id = i.billing_address_id JOIN addresses a2 ON a2.address_id = i.shipping_address_id WHERE a.country = $1 AND a2.country = $2 | Spain | Italy",
  ],
  [
    "total amount shipped to Italy",
    "SELECT SUM(i.amount) AS amount FROM invoices i JOIN addresses a ON a.address_id = i.shipping_address_id WHERE a.country = $1 | Italy",
  ],
])("two references to a table are two joins: %s", (question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("a sentence names both", () => {
  expect(summarize("shipments from Munich to Berlin")).toBe(
    "number of shipments where origin city is Munich and destination city is Berlin",
  );
});

test.each([
  [
    "the end that it names",
    ["shipments from Munich to Berlin", "from Oslo"],
    "number of shipments where destination city is Berlin and origin city is Oslo",
  ],
  [
    "the only one that was named",
    ["shipments from Munich", "only Oslo"],
    "number of shipments where origin city is Oslo",
  ],
  [
    "nothing of other rows",
    ["how many customers from Germany", "from Spain"],
    "number of customers where country is Spain",
  ],
])("a follow-up changes %s", (_, conversation, summary) => {
  expect(summarize(...conversation)).toBe(summary);
});
