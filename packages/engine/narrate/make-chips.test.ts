import type { Chip, Plan } from "@askery/model";
import { expect, test } from "vitest";
import { exampleOf } from "../chart/result-examples.test-data.ts";
import {
  by,
  col,
  countOrders,
  describedShop,
  dimension,
  during,
  from,
  is,
  measure,
  query,
  settings,
} from "../chart/shop.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { makeChips } from "./make-chips.ts";

const scope = { catalog: shop, described: describedShop, settings };
const partsOf = (plan: Plan) =>
  makeChips(plan, scope).map(({ text, part }): [string, Chip["part"]] => [text, part]);

test("each chip names the part of the plan that it shows", () => {
  const paid = is(col("s0", "status"), "paid");
  const year = during(col("s0", "ordered_at"), "2026-01-01", "2027-01-01", "this year");
  const many = {
    kind: "compare",
    left: { kind: "output", output: "orders" },
    operator: ">",
    right: { kind: "literal", value: { type: "number", value: "5" } },
  } as const;
  const plan = query({
    sources: from("orders"),
    filters: [year, paid],
    dimensions: [dimension("channel", col("s0", "channel")), dimension("status", col("s0", "status"))],
    measures: [countOrders],
    having: [many],
    order: by("orders"),
    limit: { count: 3, per: [] },
  });
  expect(partsOf(plan)).toEqual([
    ["number of orders", { kind: "measure", measure: "orders" }],
    ["channel", { kind: "dimension", dimension: "channel" }],
    ["status", { kind: "dimension", dimension: "status" }],
    ["status is paid", { kind: "filter", filter: paid }],
    ["with more than 5 orders", { kind: "filter", filter: many }],
    ["2026", { kind: "filter", filter: year }],
    ["orders, highest first", { kind: "order" }],
    ["top 3", { kind: "limit" }],
  ]);
});

test("a list has a chip for each column", () => {
  expect(partsOf(exampleOf("scatter").plan).map(([text, part]) => [text, part?.kind])).toEqual([
    ["product", "dimension"],
    ["list price", "dimension"],
    ["weight", "dimension"],
  ]);
});

test("only the filters of a set operation can be changed", () => {
  const paid = is(col("s0", "status"), "paid");
  const left = query({
    sources: from("orders"),
    filters: [paid],
    dimensions: [dimension("id", col("s0", "id"))],
  });
  const plan: Plan = { kind: "set", operator: "except", left, right: { ...left, filters: [] } };
  expect(partsOf(plan)).toEqual([
    ["id", undefined],
    ["status is paid", { kind: "filter", filter: paid }],
  ]);
});

test("a condition within a figure is shown, but is changed with the figure", () => {
  const plan = query({
    sources: from("orders"),
    measures: [
      measure("share", {
        kind: "arithmetic",
        operator: "/",
        left: {
          kind: "aggregate",
          function: "sum",
          of: col("s0", "total"),
          where: is(col("s0", "channel"), "web"),
        },
        right: { kind: "aggregate", function: "sum", of: col("s0", "total"), where: null },
      }),
    ],
  });
  expect(partsOf(plan)).toEqual([
    ["share", { kind: "measure", measure: "share" }],
    ["channel is web", undefined],
  ]);
});
