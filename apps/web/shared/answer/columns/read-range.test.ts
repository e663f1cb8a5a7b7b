import type { ValueFormat } from "@askery/model";
import { expect, test } from "vitest";
import type { CellFilter } from "../sheet/filter-rows.ts";
import { readRange, type TypedRange } from "./read-range.ts";

const number: ValueFormat = { kind: "number" };
const january: TypedRange = { from: "2026-01-01", to: "2026-01-31" };

test.each<[TypedRange, ValueFormat, CellFilter]>([
  [{ from: "1,200", to: "" }, number, { kind: "range", from: 1200, to: null }],
  [{ from: "−3", to: "2k" }, number, { kind: "range", from: -3, to: 2000 }],
  [{ from: "12.5%", to: "50" }, { kind: "percent" }, { kind: "range", from: 0.125, to: 0.5 }],
  [january, { kind: "date", grain: "day" }, { kind: "range", ...january }],
])("the typed range %o is read", (typed, format, filter) => {
  expect(readRange(typed, format)).toEqual({ filter, problem: null });
});

test("no ends make no filter; a word and swapped ends are problems", () => {
  expect(readRange({ from: " ", to: "" }, number)).toEqual({ filter: null, problem: null });
  expect(readRange({ from: "many", to: "" }, number).problem).toContain("Type a number");
  expect(readRange({ from: "9", to: "10" }, number).problem).toBeNull();
  expect(readRange({ from: "10", to: "9" }, number).problem).toContain("Swap them");
});
