import type { Catalog, ColumnValues } from "@askery/model";
import { expect, test } from "vitest";
import { packContents, unpackCatalog, unpackContents } from "./pack-contents.ts";

const catalog: Catalog = {
  tables: Array.from({ length: 2_000 }, (_, at) => ({
    id: `orders_${at}`,
    schema: null,
    name: `orders_${at}`,
    kind: "table",
    comment: "Bought\nor “sent”",
    rowEstimate: at,
    columns: [],
    primaryKey: [],
  })),
  relationships: [
    {
      from: { table: "orders_1", columns: ["id"] },
      to: { table: "orders_2", columns: ["id"] },
      origin: "declared",
    },
  ],
};
const values = [
  { table: "orders_1", column: "city", values: ["Zürich", "a\nb"] },
] as unknown as readonly ColumnValues[];

test("packed contents are smaller, and unpack to the same contents", async () => {
  const packed = await packContents({ catalog, values });
  expect(await unpackContents(packed)).toEqual({ catalog, values });
  expect(await unpackCatalog(packed.catalog)).toEqual(catalog);
  expect(packed.catalog.length).toBeLessThan(JSON.stringify(catalog).length / 4);
});

test("an empty database can be packed", async () => {
  const nothing = { catalog: { tables: [], relationships: [] }, values: [] };
  expect(await unpackContents(await packContents(nothing))).toEqual(nothing);
});

test("contents stored as plain JSON can still be read", async () => {
  const plain = { catalog: JSON.stringify(catalog), samples: JSON.stringify(values) };
  expect(await unpackContents(plain)).toEqual({ catalog, values });
});
