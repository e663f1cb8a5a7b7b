import type { EditOptions } from "@askery/model";
import { expect, test } from "vitest";
import { listOffers } from "./list-offers.ts";

const city = { kind: "column", table: "customers", column: "city" } as const;
const amount = { kind: "column", table: "orders", column: "amount" } as const;
const option = { group: "orders", format: null, hasValues: true } as const;
const none: EditOptions = {
  parts: [],
  measures: [],
  dimensions: [],
  fields: [],
  times: [],
  outputs: [],
  comparisons: [],
};

const offers = (options: Partial<EditOptions>, question: string) =>
  listOffers({ ...none, ...options }, { question, values: () => ["Rome", "Paris", "Oslo"] });

test("parts can be removed or replaced, figures and breakdowns added", () => {
  const measure = { figure: { kind: "rows", table: null }, label: null } as const;
  const dimension = { kind: "field", field: city } as const;
  expect(
    offers(
      {
        parts: [{ kind: "measure", measure: "total", now: null }],
        measures: [{ words: "number of orders", group: "orders", measure }],
        dimensions: [{ words: "city", group: "customers", dimension }],
      },
      "total",
    ),
  ).toEqual([
    { kind: "setMeasure", measure: "total", to: null },
    { kind: "setMeasure", measure: "total", to: measure },
    { kind: "addMeasure", measure },
    { kind: "addDimension", dimension },
    { kind: "setLimit", limit: { count: 1, per: [] } },
  ]);
});

test("only values and numbers that the question contains are entered", () => {
  const fields = [
    { ...option, words: "city", field: city, type: "text", level: "row", comparesAs: null },
    { ...option, words: "amount", field: amount, type: "number", level: "row", comparesAs: null },
  ] as const;
  const entered = offers({ fields }, "orders over 20 in rome").flatMap((edit) =>
    edit.kind === "addFilter" && edit.filter.kind === "test" ? [edit.filter.test] : [],
  );
  expect(entered).toContainEqual({ kind: "in", options: [{ type: "text", value: "Rome" }] });
  expect(entered).toContainEqual({ kind: "compare", operator: ">", value: { type: "number", value: "20" } });
  expect(JSON.stringify(entered)).not.toContain("Oslo");
});
