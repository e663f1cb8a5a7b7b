import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { findInterpretations } from "../answer.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { relate, tableOf } from "./company.test-support.ts";

const catalog = {
  tables: [
    tableOf("depots", ["depot_id integer", "depot_name text"]),
    tableOf("trips", ["trip_id integer", "depot_id integer", "left_on date", "seats integer"]),
  ],
  relationships: [relate("trips.depot_id", "depots.depot_id")],
};
const numbers = ["3", "10", "12"];
const database = prepareDatabase({
  catalog,
  values: [
    { table: "trips", column: "depot_id", values: numbers, isComplete: true },
    { table: "trips", column: "seats", values: numbers, isComplete: true },
  ],
  glossary: { entries: [] },
});

/** The filters of all interpretations. */
function filtersOf(text: string): readonly unknown[] {
  const found = findInterpretations({ text, database, today: "2026-11-20", settings: defaultSettings });
  if (found.kind === "problem") throw new Error(`${text} was not read`);
  return found.interpretations.flatMap(({ interpretation: { plan } }) =>
    plan.kind === "query" ? plan.filters : [],
  );
}

test("a number that counts rows is no value of a column", () => {
  expect(filtersOf("last 10 trips")).toEqual([]);
});

test("a number after a name is a value", () => {
  expect(filtersOf("depot 10 trips")).not.toEqual([]);
});
