import type { Catalog } from "@askery/model";
import { expect, test } from "vitest";
import { tableOf } from "../meaning/meaning-catalog.test-support.ts";
import { lexiconOf } from "./lexicon-of.test-support.ts";
import { linkShop } from "./shop.test-support.ts";

/** A locksmith whose table names are shorter than people abbreviate. */
const locksmith: Catalog = {
  tables: [
    tableOf("ctr", { name: "ctr_no", isKey: true }, { name: "signed_on", type: "date" }),
    tableOf(
      "call_outs",
      { name: "id", isKey: true },
      { name: "dst", type: "text" },
      { name: "rsp", type: "text" },
    ),
  ].map(({ table }) => table),
  relationships: [],
};
const lexicon = lexiconOf(locksmith);

test("half of the consonants, in order, are a guess where nothing else explains the word", () => {
  expect(linkShop("contracts", 0.4, lexicon)).toContain("contracts → ctr abbreviation?");
});

test("too few of them are none", () => {
  expect(linkShop("counterclaims", 0, lexicon)).toEqual([]);
});

test("a name that says the word itself is no guess", () => {
  const { table } = tableOf("contracts", { name: "contract_no", isKey: true });
  const named = lexiconOf({ tables: [...locksmith.tables, table], relationships: [] });
  expect(linkShop("contracts", 0.4, named).filter((one) => one.includes("abbreviation"))).toEqual([]);
});
