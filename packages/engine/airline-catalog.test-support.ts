import type { Catalog, CatalogTable } from "@askery/model";
import { shop } from "./shop-catalog.test-support.ts";

/** Flights with two references to airports. */
export function airline(): Catalog {
  return {
    tables: [tableOf("airports", ["id", "city"]), tableOf("flights", ["id", "origin_id", "destination_id"])],
    relationships: ["origin_id", "destination_id"].map((column) => ({
      from: { table: "flights", columns: [column] },
      to: { table: "airports", columns: ["id"] },
      origin: "declared",
    })),
  };
}

function tableOf(name: string, columns: readonly string[]): CatalogTable {
  const [like] = shop.tables;
  const [column] = like?.columns ?? [];
  if (!like || !column) throw new Error("the shop has tables with columns");
  return {
    ...like,
    id: name,
    name,
    columns: columns.map((one) => ({
      ...column,
      name: one,
      type: one === "city" ? "text" : "integer",
      isUnique: one === "id",
    })),
  };
}
