import { expect, test } from "vitest";
import { prepareAsking, tableOf } from "./company.test-support.ts";

/** Words for what no chart has, in a database that has things of these names. */
const films = tableOf("films", ["film_id integer", "title text", "genre text", "format text"]);

const { plan } = prepareAsking({ tables: [films], relationships: [] }, [
  { table: "films", column: "genre", values: ["Animation", "Drama"], isComplete: true },
  { table: "films", column: "format", values: ["3D", "2D"], isComplete: true },
]);

test.each([
  ["number of films in animation", "Animation"],
  ["number of films in 3D", "3D"],
])("what the database has is no look: %s", (question, value) => {
  const planned = plan(question);
  expect(planned.kind === "planned" && planned.askedChart).toBeNull();
  expect(planned.kind === "planned" && JSON.stringify(planned.plan)).toContain(`"${value}"`);
});
