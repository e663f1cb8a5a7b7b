import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { airline } from "./airline-catalog.test-support.ts";
import { planQuestion } from "./answer.ts";
import { prepareDatabase } from "./plan/prepare-database.ts";

const database = prepareDatabase({
  catalog: airline(),
  values: [{ table: "airports", column: "city", values: ["Oslo", "Rome"], isComplete: true }],
  glossary: { entries: [] },
});

test.each([
  ["how many flights have their origin airport in Oslo", ["origin_id"]],
  ["how many flights have their destination airport in Oslo", ["destination_id"]],
])("%s: the words before a thing show which reference to it is meant", (text, columns) => {
  const planned = planQuestion({ text, database, today: "2026-11-20", settings: defaultSettings });
  const printed = JSON.stringify(planned.kind === "planned" ? planned.plan : null);
  expect(["origin_id", "destination_id"].filter((column) => printed.includes(column))).toEqual(columns);
});
