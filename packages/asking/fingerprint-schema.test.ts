import type { Catalog, CatalogColumn, CatalogTable } from "@askery/model";
import { expect, test } from "vitest";
import { fingerprintSchema } from "./fingerprint-schema.ts";

const column = (name: string, type: CatalogColumn["type"] = "text"): CatalogColumn => ({
  name,
  type,
  nativeType: "TEXT",
  encoding: null,
  isNullable: true,
  isUnique: false,
  comment: null,
  profile: null,
});
const table = (name: string, columns: readonly CatalogColumn[], rowEstimate = 1): CatalogTable => ({
  id: name,
  schema: null,
  name,
  kind: "table",
  comment: null,
  rowEstimate,
  columns,
  primaryKey: [],
});
const shop: Catalog = {
  tables: [table("orders", [column("id", "integer"), column("note")]), table("customers", [column("name")])],
  relationships: [],
};

test("a fingerprint is eight hexadecimal digits, the same for the same schema", () => {
  expect(fingerprintSchema(shop)).toBe("126bff27");
});

test("does not depend on rows or on the order of tables and columns", () => {
  const [orders, customers] = shop.tables;
  const shuffled = {
    tables: [customers, orders]
      .flatMap((one) => one ?? [])
      .map((one) => table(one.name, one.columns.toReversed(), 99)),
    relationships: [],
  };
  expect(fingerprintSchema(shuffled)).toBe(fingerprintSchema(shop));
});

test.each<readonly [change: string, Catalog]>([
  [
    "a column's type",
    {
      ...shop,
      tables: [table("orders", [column("id"), column("note")]), table("customers", [column("name")])],
    },
  ],
  [
    "a column's name",
    {
      ...shop,
      tables: [
        table("orders", [column("id", "integer"), column("text")]),
        table("customers", [column("name")]),
      ],
    },
  ],
  [
    "a column's table",
    {
      ...shop,
      tables: [
        table("orders", [column("id", "integer")]),
        table("customers", [column("name"), column("note")]),
      ],
    },
  ],
  [
    "a relationship",
    {
      ...shop,
      relationships: [
        {
          from: { table: "orders", columns: ["note"] },
          to: { table: "customers", columns: ["name"] },
          origin: "inferred",
        },
      ],
    },
  ],
])("%s changes it", (_, changed) => {
  expect(fingerprintSchema(changed)).not.toBe(fingerprintSchema(shop));
});
