import type { Catalog } from "@askery/model";
import { describe, expect, test } from "vitest";
import { tableOf } from "../meaning/meaning-catalog.test-support.ts";
import { lexiconOf } from "./lexicon-of.test-support.ts";
import { linkShop } from "./shop.test-support.ts";

/** A database with these tables, each with a key and a city. */
function catalogOf(...names: readonly string[]): Catalog {
  const tables = names.map((name) => tableOf(name, { name: "id", isKey: true }, { name: "city" }).table);
  return { tables, relationships: [] };
}

const haulage = catalogOf("trucks", "stores", "tenants", "customers");
const link = (text: string): readonly string[] => linkShop(text, 0.1, lexiconOf(haulage));

describe("a word that English uses like a name", () => {
  test.each([
    ["lorries", ["lorries → trucks similar?"]],
    ["warehouses", ["warehouses → stores similar?"]],
  ])("%s: means the name, as a guess", (word, mentions) => {
    expect(link(word)).toEqual(mentions);
  });

  test.each(["employees", "nurses", "unicorns", "weather"])("%s: only goes together with names", (word) => {
    expect(link(word)).toEqual([]);
  });

  test("means nothing else where a name has the word itself", () => {
    expect(linkShop("lorries", 0.1, lexiconOf(catalogOf("trucks", "lorries")))).toEqual([
      "lorries → lorries exact",
    ]);
  });
});
