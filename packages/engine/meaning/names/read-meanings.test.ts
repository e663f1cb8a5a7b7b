import { finish, type Catalog } from "@askery/model";
import { expect, test } from "vitest";
import { prepareMeanings } from "./read-meanings.ts";
import { prepareNameReader } from "./read-names.ts";

const catalog: Catalog = { tables: [], relationships: [] };
const vocabulary = [
  "street",
  "start",
  "remark",
  "removed",
  "class",
  "closed",
  "component",
  "completed",
  "date",
  "item",
];
const names = prepareNameReader((word) => vocabulary.includes(word));
const read = finish(prepareMeanings(catalog, names, vocabulary));

test.each([
  ["strt_date", "start"],
  ["rem_date", "removed"],
  ["comp_item", "component"],
])("%s: the other words of the name choose among words that fit equally well", (name, meaning) => {
  expect(read(name)[0]?.[0]).toBe(meaning);
});

test("without other words the order of the vocabulary decides", () => {
  expect(read("strt")[0]?.[0]).toBe("street");
});
