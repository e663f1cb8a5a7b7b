import type { EditMeasure, EditOptions } from "@askery/model";
import { expect, test } from "vitest";
import { addMeasure } from "./add-measure.ts";

const count = (table: string): EditMeasure => ({ figure: { kind: "rows", table }, label: null });
const [orders, returns] = [count("orders"), count("returns")];
const options: EditOptions = {
  parts: [{ kind: "measure", measure: "revenue", now: null }],
  measures: [
    { words: "number of orders", group: "orders", measure: orders },
    { words: "number of returns", group: "returns", measure: returns, repeats: "It can take its place." },
  ],
  dimensions: [],
  fields: [],
  times: [],
  outputs: [],
  comparisons: [],
};

test("a measure that repeats rows takes the place of the only one, any other is added", () => {
  expect(addMeasure(orders, options)).toEqual({ kind: "addMeasure", measure: orders });
  expect(addMeasure(returns, options)).toEqual({ kind: "setMeasure", measure: "revenue", to: returns });
});
