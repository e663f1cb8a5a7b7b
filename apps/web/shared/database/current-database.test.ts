import type { Database } from "@askery/api";
import { expect, test } from "vitest";
import { chooseCurrent } from "./current-database.ts";

const shop = database("shop");
const bank = database("bank");

test("the first is current until another is picked", () => {
  expect(chooseCurrent([shop, bank], null)).toBe(shop);
  expect(chooseCurrent([shop, bank], "bank")).toBe(bank);
});

test("a picked one that is gone gives way to the first", () => {
  expect(chooseCurrent([shop, bank], "gone")).toBe(shop);
});

test("without databases there is no current one", () => {
  expect(chooseCurrent([], "shop")).toBeUndefined();
});

function database(id: string): Database {
  return { id, name: id, logo: null, plan: "Free", role: "owner", kind: "sample", createdAtMs: 0 };
}
