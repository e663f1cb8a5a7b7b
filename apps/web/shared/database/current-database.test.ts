import type { Database } from "@askery/api";
import { expect, test } from "vitest";
import { chooseCurrent, needName } from "./current-database.ts";

const shop = database("shop");
const bank = database("bank");

test("the first is current until another is picked", () => {
  expect(chooseCurrent([shop, bank], { addressId: undefined, pickedId: null })).toBe(shop);
  expect(chooseCurrent([shop, bank], { addressId: undefined, pickedId: "bank" })).toBe(bank);
});

test("the address outweighs what was picked", () => {
  expect(chooseCurrent([shop, bank], { addressId: "shop", pickedId: "bank" })).toBe(shop);
});

test("a picked one that is gone gives way to the first", () => {
  expect(chooseCurrent([shop, bank], { addressId: undefined, pickedId: "gone" })).toBe(shop);
});

test("without databases there is no current one", () => {
  expect(chooseCurrent([], { addressId: "shop", pickedId: "shop" })).toBeUndefined();
});

test("a single database needs no name in addresses", () => {
  expect([needName([]), needName([shop]), needName([shop, bank])]).toEqual([false, false, true]);
});

function database(id: string): Database {
  return { id, name: id, logo: null, plan: "Free", role: "owner", kind: "sample", createdAtMs: 0 };
}
