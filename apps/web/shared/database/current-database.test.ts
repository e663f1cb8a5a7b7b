import type { Database } from "@askery/api";
import { expect, test } from "vitest";
import { chooseCurrent, needName } from "./current-database.ts";

const shop = database("shop");
const bank = database("bank");

test("the first database is current until another is picked", () => {
  expect(chooseCurrent([shop, bank], { addressId: undefined, pickedId: null })).toBe(shop);
  expect(chooseCurrent([shop, bank], { addressId: undefined, pickedId: "bank" })).toBe(bank);
});

test("the address takes precedence over the picked database", () => {
  expect(chooseCurrent([shop, bank], { addressId: "shop", pickedId: "bank" })).toBe(shop);
});

test("a picked database that is gone is replaced with the first one", () => {
  expect(chooseCurrent([shop, bank], { addressId: undefined, pickedId: "gone" })).toBe(shop);
});

test("without databases, none is current", () => {
  expect(chooseCurrent([], { addressId: "shop", pickedId: "shop" })).toBeUndefined();
});

test("with a single database, addresses don't name it", () => {
  expect([needName([]), needName([shop]), needName([shop, bank])]).toEqual([false, false, true]);
});

function database(id: string): Database {
  return {
    id,
    name: id,
    logo: null,
    plan: "Free",
    role: "owner",
    kind: "sample",
    createdAtMs: 0,
    ownerName: "Ines",
    awaitsExamples: false,
  };
}
