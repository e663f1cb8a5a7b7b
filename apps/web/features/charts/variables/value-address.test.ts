import { expect, test } from "vitest";
import { printValueAddress, readValueAddress, readValueSearch } from "./value-address.ts";

test("values are read from an address as they were printed", () => {
  const values = { least: "5", channels: { test: { kind: "null" }, isNegated: true } } as const;
  expect(readValueAddress(printValueAddress(values))).toEqual(values);
  expect(printValueAddress({})).toEqual({});
});

test("what can't be read is left out", () => {
  expect(readValueSearch({ values: 7 })).toEqual({});
  expect(readValueAddress({ values: "{broken" })).toEqual({});
  expect(readValueAddress({ values: '{"least":"5","other":7,"field":{}}' })).toEqual({ least: "5" });
});
