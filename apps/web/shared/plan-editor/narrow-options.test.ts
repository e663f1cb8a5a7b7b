import type { EditOptions, FieldOption } from "@askery/model";
import { expect, test } from "vitest";
import { narrowOptions } from "./narrow-options.ts";

function fieldOption(words: string, group = "orders"): FieldOption {
  const field = { kind: "column", table: group, column: words } as const;
  return { words, group, field, type: "text", hasValues: true, level: "row", comparesAs: null, format: null };
}

function optionsWith(...fields: readonly FieldOption[]): EditOptions {
  return { parts: [], measures: [], dimensions: [], fields, times: [], outputs: [], comparisons: [] };
}

const options = optionsWith(
  fieldOption("payment method"),
  fieldOption("ship city"),
  fieldOption("city", "customers"),
  fieldOption("capacity", "warehouses"),
);
const narrow = (typed: string, found?: EditOptions) =>
  narrowOptions(options, typed, found).fields.map(({ words }) => words);

test("without a text, all options are listed in their order", () => {
  expect(narrow(" ")).toEqual(["payment method", "ship city", "city", "capacity"]);
});

test("each typed word must be in an option or its table; beginnings of words come first", () => {
  expect(narrow("cit")).toEqual(["ship city", "city", "capacity"]);
  expect(narrow("customers city")).toEqual(["city"]);
  expect(narrow("acity")).toEqual(["capacity"]);
});

test("what a search found follows, without what is already listed", () => {
  const found = optionsWith(fieldOption("ship city"), fieldOption("town hall", "places"));
  expect(narrow("ship", found)).toEqual(["ship city", "town hall"]);
});
