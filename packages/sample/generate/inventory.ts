import type { Period } from "../calendar.ts";
import type { Random } from "../random.ts";
import type { WarehouseRow } from "./places.ts";
import type { Product } from "./products.ts";

export type InventoryRow = {
  readonly product_id: number;
  readonly warehouse_id: number;
  readonly on_hand: number;
  readonly reserved: number;
  readonly reorder_level: number;
  readonly last_counted_on: number | null;
};

/**
 * Stock of the products that are still sold. About one in twelve records is below its reorder level, and a few are
 * empty.
 */
export function generateInventory(
  products: readonly Product[],
  warehouses: readonly WarehouseRow[],
  { period, random }: { readonly period: Period; readonly random: Random },
): readonly InventoryRow[] {
  return products
    .filter((product) => product.row.is_active)
    .flatMap((product) => warehouses.map((warehouse) => stockOf(product, warehouse, { period, random })));
}

function stockOf(
  product: Product,
  warehouse: WarehouseRow,
  { period, random }: { readonly period: Period; readonly random: Random },
): InventoryRow {
  const reorderLevel = Math.max(3, Math.round(product.popularity * 380 * (0.6 + 0.8 * random.next())));
  const level = random.chance(0.02) ? 0 : random.chance(0.07) ? 0.6 * random.next() : 1 + 3 * random.next();
  const onHand = Math.round(reorderLevel * level);
  return {
    product_id: product.row.id,
    warehouse_id: warehouse.id,
    on_hand: onHand,
    reserved: Math.min(onHand, random.integer(0, Math.ceil(reorderLevel / 3))),
    reorder_level: reorderLevel,
    last_counted_on: random.chance(0.08) ? null : period.lastDay - random.integer(1, 170),
  };
}
