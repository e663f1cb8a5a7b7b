import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/* A stage: each concert has one recording at most, as its key is that of the concert. */

const { ask } = prepareAsking({
  tables: [
    tableOf("engineers", ["engineer_id integer", "full_name text"]),
    tableOf("concerts", ["concert_id integer", "played_on date"]),
    tableOf("recordings", ["concert_id integer", "engineer_id integer", "minutes integer"]),
    tableOf("tickets", ["ticket_id integer", "concert_id integer", "price decimal", "donation decimal"]),
  ],
  relationships: [
    relate("recordings.concert_id", "concerts.concert_id"),
    relate("recordings.engineer_id", "engineers.engineer_id"),
    relate("tickets.concert_id", "concerts.concert_id"),
  ],
});

test("rows of which there is one at most repeat no sum", () => {
  expect(ask("donations per engineer")).toBe(
    "SELECT e.full_name, SUM(t.donation) AS donation FROM tickets t JOIN concerts c ON c.concert_id = t.concert_id JOIN recordings r ON r.concert_id = c.concert_id JOIN engineers e ON e.engineer_id = r.engineer_id GROUP BY e.full_name, e.engineer_id ORDER BY donation DESC",
  );
});
