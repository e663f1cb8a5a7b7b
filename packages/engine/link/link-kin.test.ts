import type { Catalog } from "@askery/model";
import { expect, test } from "vitest";
import { tableOf } from "../meaning/meaning-catalog.test-support.ts";
import { lexiconOf } from "./lexicon-of.test-support.ts";
import { linkShop } from "./shop.test-support.ts";

const festival: Catalog = {
  tables: [
    tableOf("dancers", { name: "id", isKey: true }, { name: "owner", type: "text" }),
    tableOf("entrepreneurs", { name: "id", isKey: true }, { name: "hometown", type: "text" }),
    tableOf("payments", { name: "id", isKey: true }, { name: "paid_on", type: "date" }),
  ].map(({ table }) => table),
  relationships: [],
};
const lexicon = lexiconOf(festival);

test("a rare synonym means the thing", () => {
  expect(linkShop("enterprisers", 0.4, lexicon)).toEqual(["enterprisers → entrepreneurs synonym?"]);
});

test("a broader noun means the only kind of it that there is", () => {
  expect(linkShop("performers", 0.4, lexicon)).toEqual(["performers → dancers synonym?"]);
});

test("a narrower noun asks for less than the thing", () => {
  expect(linkShop("alimonies", 0.1, lexicon)).toEqual([]);
});
