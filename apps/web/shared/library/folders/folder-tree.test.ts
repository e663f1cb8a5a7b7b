import type { Folder } from "@askery/api";
import { expect, test } from "vitest";
import { countAll, describeFolder, isWithin, listSubfolders } from "./folder-tree.ts";

const sales: Folder = { id: "s", name: "Sales", parentId: null, itemCount: 2 };
const europe: Folder = { id: "e", name: "Europe", parentId: "s", itemCount: 3 };
const france: Folder = { id: "f", name: "France", parentId: "e", itemCount: 1 };
const stock: Folder = { id: "x", name: "Stock", parentId: null, itemCount: 0 };
const all = [europe, france, sales, stock];

test("a folder is described by those that it is in; the top and an unknown one by nothing", () => {
  expect(describeFolder(all, "f")).toBe("Sales / Europe / France");
  expect([describeFolder(all, null), describeFolder(all, "gone")]).toEqual([null, null]);
});

test("a folder is within itself and those above it", () => {
  expect([
    isWithin(all, "f", "s"),
    isWithin(all, "s", "s"),
    isWithin(all, "s", "f"),
    isWithin(all, null, "s"),
  ]).toEqual([true, true, false, false]);
});

test("a folder counts the items of its subfolders, too", () => {
  expect([countAll(all, sales), countAll(all, france), countAll(all, stock)]).toEqual([6, 1, 0]);
  expect(listSubfolders(all, null)).toEqual([sales, stock]);
});
