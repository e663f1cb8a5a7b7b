import { wholeDatabase, type Exploration } from "@askery/model";
import { expect, test } from "vitest";
import { printExploration, readExploration, readOrigin } from "./exploration-address.ts";

test("every step of an exploration survives its address", () => {
  const exploration: Exploration = {
    table: "shop.orders",
    measure: "sum:total",
    by: { table: "cities", column: "name", via: { table: "shop.orders", column: "from_city_id" } },
    filters: [
      { table: "customers", column: "country", value: "Côte d'Ivoire, & more" },
      { table: "shop.orders", column: "coupon", value: null },
    ],
    period: { from: "2025-01-01", to: "2026-01-01" },
    without: [
      { table: "cities", column: "name", via: { table: "shop.orders", column: "to_city_id" }, value: "Lyon" },
    ],
    compare: null,
    conditions: [
      {
        filter: {
          kind: "test",
          field: { kind: "column", table: "shop.orders", column: "total" },
          test: { kind: "compare", operator: ">", value: { type: "number", value: "100" } },
        },
        words: "total is over 100",
      },
    ],
  };
  expect(readExploration(printExploration(exploration))).toEqual(exploration);
  const [france, none] = ["France", null].map((value) => ({ table: "customers", column: "country", value }));
  const [june, may] = [
    { from: "2025-06-01", to: "2025-07-01" },
    { from: "2025-05-01", to: "2025-06-01" },
  ];
  for (const compare of [
    { kind: "values", of: france ?? null, with: null },
    { kind: "values", of: france ?? null, with: none ?? null },
    { kind: "periods", of: june, with: may },
  ]) {
    const compared = { ...exploration, compare } as Exploration;
    expect(readExploration(printExploration(compared))).toEqual(compared);
  }
  expect(readExploration(printExploration(wholeDatabase))).toEqual(wholeDatabase);
});

test("an address without an exploration has none, and unreadable parts are left out", () => {
  expect(readExploration({})).toBeNull();
  expect(
    readExploration({
      table: "orders",
      where: "{",
      by: "7",
      from: "soon",
      to: "later",
      beside: "2025-06-01",
    }),
  ).toEqual({
    ...wholeDatabase,
    table: "orders",
  });
});

test("an address can name words, a chart or an answer to start from", () => {
  expect(readOrigin({ topic: " paid orders " })).toEqual({ kind: "topic", topic: "paid orders" });
  expect([{ topic: "" }, { chart: "c" }, { answer: "a" }].map(readOrigin)).toEqual([
    null,
    { kind: "chart", id: "c" },
    { kind: "answer", id: "a" },
  ]);
});
