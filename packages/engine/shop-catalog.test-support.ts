import type { Catalog, CatalogColumn, ColumnType } from "@askery/model";

/** A small catalog similar to the sample shop, for tests of all stages. */
export const shop: Catalog = {
  tables: [
    tableOf("categories", [
      column("id", "integer", { isUnique: true }),
      column("name", "text", { distinct: 5 }),
      column("department", "text", { distinct: 3 }),
    ]),
    tableOf("products", [
      column("id", "integer", { isUnique: true }),
      column("name", "text", { isUnique: true }),
      column("category_id", "integer", { isNullable: true }),
      column("brand", "text", { distinct: 20 }),
      column("weight_kg", "decimal"),
      column("list_price", "decimal", { comment: "Catalog price of one piece today, in euros." }),
      column("is_active", "boolean"),
    ]),
    tableOf("customers", [
      column("id", "integer", { isUnique: true }),
      column("name", "text"),
      column("country", "text", { distinct: 12 }),
      column("signed_up_at", "timestamp"),
    ]),
    tableOf("orders", [
      column("id", "integer", { isUnique: true }),
      column("customer_id", "integer"),
      column("ordered_at", "timestamp", { min: "2023-12-01", max: "2026-11-20" }),
      column("status", "text", { distinct: 6 }),
      column("channel", "text", { distinct: 6 }),
      column("ship_country", "text", { distinct: 12 }),
      column("coupon_code", "text", { isNullable: true, distinct: 200 }),
      column("total", "decimal"),
    ]),
    tableOf("order_lines", [
      column("id", "integer", { isUnique: true }),
      column("order_id", "integer"),
      column("product_id", "integer"),
      column("quantity", "integer"),
      column("discount", "decimal", { comment: "Share taken off the price, 0 to 1; empty when none." }),
      column("revenue", "decimal"),
    ]),
    tableOf("shipments", [
      column("id", "integer", { isUnique: true }),
      column("order_id", "integer"),
      column("delivery_days", "integer"),
    ]),
  ],
  relationships: [
    relate("products", "category_id", "categories"),
    relate("orders", "customer_id", "customers"),
    relate("order_lines", "order_id", "orders"),
    relate("order_lines", "product_id", "products"),
    relate("shipments", "order_id", "orders"),
  ],
};

interface ColumnTraits {
  readonly isUnique?: boolean;
  readonly isNullable?: boolean;
  readonly comment?: string;
  readonly distinct?: number;
  readonly min?: string;
  readonly max?: string;
}

export function column(name: string, type: ColumnType, traits: ColumnTraits = {}): CatalogColumn {
  const {
    isUnique = false,
    isNullable = false,
    comment = null,
    distinct = 1000,
    min = null,
    max = null,
  } = traits;
  return {
    name,
    type,
    nativeType: type.toUpperCase(),
    encoding: null,
    isNullable,
    isUnique,
    comment,
    profile: { rowCount: 1000, nullCount: 0, distinctCount: distinct, min, max },
  };
}

export function tableOf(name: string, columns: readonly CatalogColumn[]): Catalog["tables"][number] {
  return {
    id: name,
    schema: null,
    name,
    kind: "table",
    comment: null,
    rowEstimate: 1000,
    columns,
    primaryKey: ["id"],
  };
}

export function relate(table: string, name: string, to: string): Catalog["relationships"][number] {
  return { from: { table, columns: [name] }, to: { table: to, columns: ["id"] }, origin: "declared" };
}
