import type { EditFilter, FieldTest, Literal } from "@askery/model";
import { describe, expect, test } from "vitest";
import { emptyForm, readFilterForm, writeFilter, type FilterForm } from "./filter-form.ts";

const field = { kind: "column", table: "orders", column: "status" } as const;
const text = (value: string): Literal => ({ type: "text", value });
const number = (value: string): Literal => ({ type: "number", value });
const filterOf = (test: FieldTest): EditFilter => ({ kind: "test", field, test });

describe("a filter that was read into the form is written as it was", () => {
  test.each<readonly [string, "text" | "number" | "boolean", EditFilter]>([
    ["one value", "text", filterOf({ kind: "compare", operator: "=", value: text("paid") })],
    ["not one value", "text", filterOf({ kind: "compare", operator: "!=", value: text("paid") })],
    ["values", "text", filterOf({ kind: "in", options: [text("paid"), text("sent")] })],
    ["no value", "text", filterOf({ kind: "null" })],
    ["a part of a text", "text", filterOf({ kind: "match", how: "contains", text: "ai" })],
    ["a minimum", "number", filterOf({ kind: "compare", operator: ">=", value: number("5") })],
    ["less than", "number", filterOf({ kind: "compare", operator: "<", value: number("2.5") })],
    ["a range", "number", filterOf({ kind: "between", low: number("1"), high: number("9") })],
    [
      "another field",
      "number",
      filterOf({
        kind: "compareField",
        operator: "<",
        with: { kind: "column", table: "orders", column: "total" },
      }),
    ],
    ["a number", "number", filterOf({ kind: "compare", operator: "=", value: number("3") })],
    [
      "a flag",
      "boolean",
      filterOf({ kind: "compare", operator: "=", value: { type: "boolean", value: true } }),
    ],
  ])("%s", (_, type, filter) => {
    for (const one of [filter, ...negated(filter)]) {
      const read = readFilterForm(one);
      expect(read && writeFilter(read.form, read.field, type)).toEqual(one);
    }
  });

  /** Only lists and missing values are negated as a whole. */
  function negated(filter: EditFilter): readonly EditFilter[] {
    const isNegated = filter.kind === "test" && (filter.test.kind === "in" || filter.test.kind === "null");
    return isNegated ? [{ kind: "not", filter }] : [];
  }
});

test("a filter of several parts is not read", () => {
  expect(readFilterForm({ kind: "any", filters: [filterOf({ kind: "null" })] })).toBeNull();
});

test("an incomplete form is no filter", () => {
  const write = (form: Partial<FilterForm>) => writeFilter({ ...emptyForm, ...form }, field, "text");
  expect(write({})).toBeNull();
  expect(write({ kind: "contains", text: " " })).toBeNull();
  expect(write({ kind: "between", text: "3" })).toBeNull();
  expect(write({ kind: "atLeast", text: "many" })).toBeNull();
});
