import type { Catalog, CatalogTable } from "@askery/model";
import { expect, test } from "vitest";
import { readGlossary } from "./read-glossary.ts";

const table = (name: string, columns: readonly string[]): CatalogTable => ({
  id: name,
  schema: null,
  name,
  kind: "table",
  comment: null,
  rowEstimate: null,
  primaryKey: [],
  columns: columns.map((column) => ({
    name: column,
    type: "text",
    nativeType: "TEXT",
    encoding: null,
    isNullable: true,
    isUnique: false,
    comment: null,
    profile: null,
  })),
});
const shop: Catalog = {
  tables: [table("customers", ["name", "home_city"]), table("suppliers", ["name"])],
  relationships: [],
};

const city = { kind: "column", table: "customers", column: "home_city" };

test.each([
  ["clientele means customers", [{ phrase: "clientele", meaning: { kind: "table", table: "customers" } }]],
  ["- “town” = home city.", [{ phrase: "town", meaning: city }]],
  ["town=customers.home_city", [{ phrase: "town", meaning: city }]],
  [
    "Town stands for home_city; vendors are important\nvendor means suppliers",
    [
      { phrase: "Town", meaning: city },
      { phrase: "vendor", meaning: { kind: "table", table: "suppliers" } },
    ],
  ],
])("“%s” is a definition", (text, entries) => {
  expect(readGlossary(text, shop).entries).toEqual(entries);
});

test.each([
  "label means name",
  "turnover means the sum of all paid orders",
  "means customers",
  "nothing of the kind",
  "",
])("“%s” is ignored: it names nothing, or more than one thing", (text) => {
  expect(readGlossary(text, shop).entries).toEqual([]);
});
