import type { FilterState } from "@askery/model";
import { expect, test } from "vitest";
import {
  printFilterAddress,
  readFilterAddress,
  readFilterSearch,
  readPointsAddress,
} from "./filter-address.ts";

test("every kind of value survives the address", () => {
  const state: FilterState = {
    time: { kind: "time", period: { kind: "absolute", from: "2025-01-01", to: null }, words: "" },
    country: { kind: "values", options: [{ value: { type: "text", value: "Côte d'Ivoire, & more" } }] },
    price: { kind: "number", low: "10", high: null },
    name: { kind: "text", how: "contains", text: "a%" },
    active: { kind: "boolean", value: false },
    off: null,
  };
  expect(readFilterAddress(readFilterSearch({ ...printFilterAddress(state) }))).toEqual(state);
});

test("an address without values has none, and unreadable parts are left out", () => {
  expect(printFilterAddress({})).toEqual({});
  expect(readFilterAddress(readFilterSearch({}))).toEqual({});
  expect(readFilterAddress({ filters: "{" })).toEqual({});
  expect(readFilterAddress({ filters: '{"a":7,"b":{"kind":"values","options":[]},"c":null}' })).toEqual({
    c: null,
  });
});

test("clicked marks survive the address, and unreadable ones are left out", () => {
  const clicked = {
    cardId: "a",
    point: { row: ["Germany", 12, null], column: "n", repeat: 0 },
    words: "Germany",
  };
  expect(readPointsAddress(readFilterSearch({ ...printFilterAddress({}, [clicked]) }))).toEqual([clicked]);
  expect(readPointsAddress({ points: JSON.stringify([7, { cardId: "a" }, clicked]) })).toEqual([clicked]);
});
