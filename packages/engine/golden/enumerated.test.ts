import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A marina: no form of asking covers these questions as a whole; their parts say enough. */
const { ask, plan } = prepareAsking(
  {
    tables: [
      tableOf("owners", ["owner_id integer", "owner_name text", "town text"]),
      tableOf("boats", ["boat_id integer", "boat_name text", "owner_id integer", "hull text"]),
      tableOf("repairs", [
        "repair_id integer",
        "boat_id integer",
        "started_on date",
        "finished_on date",
        "kind text",
        "cost decimal",
      ]),
      tableOf("bills", [
        "bill_id integer",
        "owner_id integer",
        "issued_on date",
        "paid_on date",
        "total decimal",
      ]),
    ],
    relationships: [
      relate("boats.owner_id", "owners.owner_id"),
      relate("repairs.boat_id", "boats.boat_id"),
      relate("bills.owner_id", "owners.owner_id"),
    ],
  },
  [
    { table: "owners", column: "town", values: ["Ghent", "Lyon"], isComplete: true },
    { table: "boats", column: "hull", values: ["steel", "wood"], isComplete: true },
    { table: "repairs", column: "kind", values: ["engine", "sails"], isComplete: true },
  ],
);

test.each([
  [
    "an average of counts",
    "how many repairs does a boat have on average",
    "SELECT COUNT(*) / NULLIF(COUNT(DISTINCT b.boat_id), 0) AS repairs_per_boat FROM repairs r JOIN boats b ON b.boat_id = r.boat_id",
  ],
  [
    "a limit of rows in a state",
    "owners with 2 or more unpaid bills",
    "SELECT o.owner_name FROM bills b JOIN owners o ON o.owner_id = b.owner_id WHERE b.paid_on IS NULL GROUP BY o.owner_name, o.owner_id HAVING COUNT(*) >= 2 ORDER BY COUNT(*) DESC",
  ],
  [
    "a limit of rows of a kind",
    "owners with 3 or more engine repairs",
    "SELECT o.owner_name FROM repairs r JOIN boats b ON b.boat_id = r.boat_id JOIN owners o ON o.owner_id = b.owner_id WHERE r.kind = $1 GROUP BY o.owner_name, o.owner_id HAVING COUNT(*) >= 3 ORDER BY COUNT(*) DESC | engine",
  ],
  [
    "a time until an event, at a distance",
    "how long until a boat with sails repairs gets finished, typically",
    "SELECT AVG(DATE_DIFF('day', started_on, finished_on)) AS average_days_from_started_on_to_finished_on FROM repairs WHERE kind = $1 AND finished_on IS NOT NULL | sails",
  ],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("a ranking in each group is among the choices", () => {
  const planned = plan("hull with the most repairs in each town");
  const found = planned.kind === "planned" ? planned.interpretations : [];
  const tops = found.map(({ interpretation }) => interpretation.request.top);
  expect(tops).toContainEqual({
    count: 1,
    direction: "descending",
    subject: { kind: "column", column: { table: "boats", column: "hull" } },
    by: { kind: "quantity", quantity: { kind: "rows", table: "repairs" } },
    per: { kind: "column", column: { table: "owners", column: "town" } },
  });
});

test("an unknown word is asked back, not left out", () => {
  expect(plan("how many dinghies does an owner have on average").outcome).toBe("asked back");
});
