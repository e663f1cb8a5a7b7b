import type { Catalog } from "@askery/model";
import { expect, test } from "vitest";
import { tableOf } from "../meaning/meaning-catalog.test-support.ts";
import { lexiconOf } from "./lexicon-of.test-support.ts";
import { linkShop } from "./shop.test-support.ts";

const nursery: Catalog = {
  tables: [
    tableOf("sales", { name: "sale_id", isKey: true }, { name: "sold_on", type: "date" }),
    tableOf("seeds", { name: "id", isKey: true }, { name: "purchased_at", type: "date" }),
    tableOf("flowers", { name: "id", isKey: true }, { name: "ct_dt", type: "date" }),
  ].map(({ table }) => table),
  relationships: [],
};
const lexicon = lexiconOf(nursery);

test("a noun for an event means the rows that it dates", () => {
  expect(linkShop("cuttings", 0.5, lexicon)).toEqual(["cuttings → flowers synonym?"]);
});

test("a word that a name explains needs no event", () => {
  expect(linkShop("sales", 0.5, lexicon)).toEqual(["sales → sales exact"]);
});

test("a verb is no noun", () => {
  expect(linkShop("which were cut", 0.5, lexicon)).not.toContain("cut → flowers synonym?");
});
