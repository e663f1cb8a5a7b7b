import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/* Amounts whose names say “cents” in short, behind words for money that are short, too. */

const { ask } = prepareAsking({
  tables: [
    tableOf("tenants", ["id integer", "name text"]),
    tableOf("tickets", ["id integer", "tenant_id integer", "issued_on date", "net_amt_ct integer"]),
    tableOf("leases", ["id integer", "tenant_id integer", "leased_on date"]),
    tableOf("lease_lines", ["id integer", "lease_id integer", "qty integer", "unt_prc_ct integer"]),
    tableOf("goods", ["id integer", "name text", "price_cents integer", "rpl_val_ct integer"]),
  ],
  relationships: [
    relate("tickets.tenant_id", "tenants.id"),
    relate("leases.tenant_id", "tenants.id"),
    relate("lease_lines.lease_id", "leases.id"),
  ],
});

test.each([
  [
    "an amount adds up",
    "net amount by tenant",
    "SELECT t2.name AS tenant, SUM(t.net_amt_ct) / 100.0 AS net_amt FROM tickets t JOIN tenants t2 ON t2.id = t.tenant_id GROUP BY t2.name, t2.id ORDER BY net_amt DESC",
  ],
  [
    "a price is none before cents only",
    "price of goods",
    "SELECT AVG(price_cents) / 100.0 AS average_price FROM goods",
  ],
  [
    "pieces times their price",
    "lease value by tenant",
    "SELECT t.name AS tenant, SUM(ll.qty * (ll.unt_prc_ct / 100.0)) AS value FROM lease_lines ll JOIN leases l ON l.id = ll.lease_id JOIN tenants t ON t.id = l.tenant_id GROUP BY t.name, t.id ORDER BY value DESC",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
