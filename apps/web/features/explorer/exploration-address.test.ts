import type { Exploration } from "@askery/model";
import { expect, test } from "vitest";
import { printExploration, readExploration, wholeDatabase } from "./exploration-address.ts";

test("every step of an exploration survives its address", () => {
  const exploration: Exploration = {
    table: "shop.orders",
    measure: "sum:total",
    by: { table: "shop.orders", column: "channel" },
    filters: [
      { table: "customers", column: "country", value: "Côte d'Ivoire, & more" },
      { table: "shop.orders", column: "coupon", value: null },
    ],
    period: { from: "2025-01-01", to: "2026-01-01" },
  };
  expect(readExploration(printExploration(exploration))).toEqual(exploration);
  expect(readExploration(printExploration(wholeDatabase))).toEqual(wholeDatabase);
});

test("an address without an exploration has none, and unreadable parts are left out", () => {
  expect(readExploration({})).toBeNull();
  expect(readExploration({ table: "orders", where: "{", by: "7", from: "soon", to: "later" })).toEqual({
    ...wholeDatabase,
    table: "orders",
  });
});
