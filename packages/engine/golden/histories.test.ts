import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A landlord, whose leases have a status that a history records. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("tenants", ["id integer", "name text"]),
      tableOf("leases", ["id integer", "tenant_id integer", "rent decimal", "signed_on date"]),
      tableOf("lease_status_history", [
        "id integer",
        "lease_id integer",
        "status text",
        "changed_at timestamp",
      ]),
    ],
    relationships: [
      relate("leases.tenant_id", "tenants.id"),
      relate("lease_status_history.lease_id", "leases.id"),
    ],
  },
  [
    {
      table: "lease_status_history",
      column: "status",
      values: ["draft", "active", "suspended", "cancelled"],
      isComplete: true,
    },
  ],
);

const suspendedNow =
  "SELECT 1 FROM lease_status_history lsh WHERE lsh.lease_id = l.id AND lsh.status = $1 AND lsh.id IN ( SELECT id FROM ( WITH listed AS ( SELECT id, lease_id, changed_at AS value_3 FROM lease_status_history ), ranked AS ( SELECT *, ROW_NUMBER() OVER (PARTITION BY lease_id ORDER BY value_3 DESC, id DESC) AS place FROM listed ) SELECT id, lease_id FROM ranked WHERE place <= 1 ORDER BY value_3 DESC, id DESC ) s )";

test.each([
  ["how many suspended leases", "EXISTS"],
  ["how many leases are suspended right now", "EXISTS"],
  ["how many leases are not suspended", "NOT EXISTS"],
])("rows have the last status of their history: %s", (question, exists) => {
  expect(ask(question)).toBe(
    `SELECT COUNT(*) AS leases FROM leases l WHERE ${exists} ( ${suspendedNow} ) | suspended`,
  );
});

test("a period says when rows came into a status", () => {
  expect(ask("how many leases were suspended this year")).toBe(
    "SELECT COUNT(*) AS leases FROM leases l WHERE EXISTS ( SELECT 1 FROM lease_status_history lsh WHERE lsh.lease_id = l.id AND lsh.status = $1 AND lsh.changed_at >= DATE '2026-01-01' AND lsh.changed_at < DATE '2027-01-01' ) | suspended",
  );
});
