import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A veterinary practice: who comes back, how soon, and how far an invoice is. */
const { ask, summarize } = prepareAsking(
  {
    tables: [
      tableOf("owners", ["owner_id integer", "full_name text", "town text", "budget decimal"]),
      tableOf("pets", ["pet_id integer", "owner_id integer", "name text", "species text"]),
      tableOf("visits", ["visit_id integer", "pet_id integer", "visited_on date"]),
      tableOf("invoices", [
        "invoice_id integer",
        "owner_id integer",
        "clinic_id integer",
        "invoiced_on date",
        "amount decimal",
        "status text",
        "method text",
      ]),
      tableOf("clinics", ["clinic_id integer", "name text", "spend decimal"]),
    ],
    relationships: [
      relate("pets.owner_id", "owners.owner_id"),
      relate("visits.pet_id", "pets.pet_id"),
      relate("invoices.owner_id", "owners.owner_id"),
      relate("invoices.clinic_id", "clinics.clinic_id"),
    ],
  },
  [
    {
      table: "invoices",
      column: "status",
      values: ["draft", "accepted", "paid", "shipped", "delivered", "cancelled"],
      isComplete: true,
    },
    { table: "invoices", column: "method", values: ["card", "cash"], isComplete: true },
  ],
);

test.each([
  [
    "of the same one",
    "average time between visits",
    "SELECT AVG(days_between_visits) AS average_days_between_visits_per_pet FROM ( SELECT p.name AS pet, DATE_DIFF('day', MIN(v.visited_on), MAX(v.visited_on)) / NULLIF(COUNT(*) - 1, 0) AS days_between_visits FROM visits v JOIN pets p ON p.pet_id = v.pet_id GROUP BY p.name, p.pet_id ) s",
  ],
  [
    "a row for each",
    "days between visits per pet",
    "SELECT p.name AS pet, DATE_DIFF('day', MIN(v.visited_on), MAX(v.visited_on)) / NULLIF(COUNT(*) - 1, 0) AS days_between_visits FROM visits v JOIN pets p ON p.pet_id = v.pet_id GROUP BY p.name, p.pet_id ORDER BY days_between_visits DESC",
  ],
  [
    "in groups",
    "average weeks between visits by species",
    "SELECT species, AVG(weeks_between_visits) AS average_weeks_between_visits_per_pet FROM ( SELECT p.species, p.name AS pet, ((EPOCH(MAX(v.visited_on)) - EPOCH(MIN(v.visited_on))) / 604800) / NULLIF(COUNT(*) - 1, 0) AS weeks_between_visits FROM visits v JOIN pets p ON p.pet_id = v.pet_id GROUP BY p.species, p.name, p.pet_id ) s GROUP BY species",
  ],
  [
    "how often",
    "how often do owners get invoices",
    "SELECT AVG(days_between_invoices) AS average_days_between_invoices_per_owner FROM ( SELECT o.full_name, DATE_DIFF('day', MIN(i.invoiced_on), MAX(i.invoiced_on)) / NULLIF(COUNT(*) - 1, 0) AS days_between_invoices FROM invoices i JOIN owners o ON o.owner_id = i.owner_id GROUP BY o.full_name, o.owner_id ) s",
  ],
  [
    "a part of all",
    "share of owners with more than 2 invoices",
    "SELECT (COUNT(*) FILTER (WHERE owner_id IN ( SELECT owner_id AS key FROM invoices GROUP BY owner_id HAVING COUNT(*) > 2 ))) / NULLIF(COUNT(*), 0) AS share_of_owners FROM owners",
  ],
  [
    "of what happened",
    "percentage of pets that visited at least 3 times",
    "SELECT (COUNT(*) FILTER (WHERE pet_id IN ( SELECT pet_id AS key FROM visits GROUP BY pet_id HAVING COUNT(*) >= 3 ))) / NULLIF(COUNT(*), 0) AS share_of_pets FROM pets",
  ],
  [
    "of those who came at all",
    "repeat rate",
    "SELECT (COUNT(*) FILTER (WHERE (owner_id IN ( SELECT owner_id AS key FROM invoices GROUP BY owner_id HAVING COUNT(*) >= 1 ) AND owner_id IN ( SELECT owner_id AS key FROM invoices GROUP BY owner_id HAVING COUNT(*) > 1 )))) / NULLIF(COUNT(*) FILTER (WHERE owner_id IN ( SELECT owner_id AS key FROM invoices GROUP BY owner_id HAVING COUNT(*) >= 1 )), 0) AS share_of_owners FROM owners",
  ],
  [
    "totals, not single rows",
    "owners who spend more than average",
    "SELECT o.full_name FROM invoices i JOIN owners o ON o.owner_id = i.owner_id GROUP BY o.full_name, o.owner_id HAVING SUM(i.amount) > ( SELECT AVG(figure) AS average_figure_per_group FROM ( SELECT o2.full_name, SUM(i2.amount) AS figure FROM invoices i2 JOIN owners o2 ON o2.owner_id = i2.owner_id GROUP BY o2.full_name, o2.owner_id ) s ) ORDER BY SUM(i.amount) DESC",
  ],
  [
    "less",
    "owners who spend less than the average owner",
    "SELECT o.full_name FROM invoices i JOIN owners o ON o.owner_id = i.owner_id GROUP BY o.full_name, o.owner_id HAVING SUM(i.amount) < ( SELECT AVG(figure) AS average_figure_per_group FROM ( SELECT o2.full_name, SUM(i2.amount) AS figure FROM invoices i2 JOIN owners o2 ON o2.owner_id = i2.owner_id GROUP BY o2.full_name, o2.owner_id ) s ) ORDER BY SUM(i.amount) DESC",
  ],
  [
    "a stage not reached",
    "unshipped invoices",
    "SELECT COUNT(*) AS invoices FROM invoices WHERE status NOT IN ($1, $2, $3) | shipped | delivered | cancelled",
  ],
  [
    "in other words",
    "how many invoices were never shipped",
    "SELECT COUNT(*) AS invoices FROM invoices WHERE status NOT IN ($1, $2, $3) | shipped | delivered | cancelled",
  ],
  [
    "a value alone",
    "invoices except shipped",
    "SELECT COUNT(*) AS invoices FROM invoices WHERE status <> $1 | shipped",
  ],
  [
    "the last one",
    "undelivered invoices",
    "SELECT COUNT(*) AS invoices FROM invoices WHERE status NOT IN ($1, $2) | delivered | cancelled",
  ],
  [
    "the stage itself",
    "shipped invoices",
    "SELECT COUNT(*) AS invoices FROM invoices WHERE status = $1 | shipped",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("the rows that a rate counts, and those that it is of, are named", () => {
  expect(summarize("repeat rate")).toBe(
    "share of owners with more than 1 invoice among those with at least 1 invoice",
  );
});

test("a rate of some rows says of which", () => {
  expect(summarize("percentage of invoices that were paid by card")).toBe(
    "share of invoices where method is card, among those where status is paid",
  );
});
