import type { Catalog, ColumnValues } from "@askery/model";
import { expect, test } from "vitest";
import { tableOf } from "../meaning/meaning-catalog.test-support.ts";
import { lexiconOf } from "./lexicon-of.test-support.ts";
import { linkShop } from "./shop.test-support.ts";

const staffed: Catalog = {
  tables: [
    tableOf("sales", { name: "id", isKey: true }, { name: "sold_on", type: "date" }),
    tableOf("jobs", { name: "id", isKey: true }, { name: "title" }),
  ].map(({ table }) => table),
  relationships: [],
};
const titles: ColumnValues = {
  table: "jobs",
  column: "title",
  values: ["Sales Manager"],
  isComplete: true,
};
const lexicon = lexiconOf(staffed, [titles]);

test("a word that names a table is no fragment of a value", () => {
  expect(linkShop("sales", 0, lexicon)).toEqual(["sales → sales exact"]);
});

test("a word with no other meaning, or typed as in the value, is", () => {
  expect(linkShop("the manager", 0.3, lexicon)).toContain("manager → jobs.title=Sales Manager part?");
  expect(linkShop("Sales", 0.3, lexicon)).toContain("Sales → jobs.title=Sales Manager part?");
});
