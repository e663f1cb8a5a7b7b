import type { ColumnValues } from "@askery/model";

/** Sampled values of the small shop, in the form that a connector returns. */
export const shopValues: readonly ColumnValues[] = [
  {
    table: "categories",
    column: "name",
    values: ["Furniture", "Garden", "Kitchen", "Lighting", "Textiles"],
    isComplete: true,
  },
  { table: "categories", column: "department", values: ["Dining", "Living", "Outdoor"], isComplete: true },
  { table: "products", column: "brand", values: ["Halden", "Lumo", "Norrby"], isComplete: true },
  {
    table: "products",
    column: "name",
    values: ["Halden Dining Chair", "Lumo Table Lamp", "Norrby Sofa"],
    isComplete: true,
  },
  {
    table: "customers",
    column: "country",
    values: ["Germany", "France", "Spain", "Japan"],
    isComplete: true,
  },
  {
    table: "orders",
    column: "status",
    values: ["delivered", "shipped", "cancelled", "paid"],
    isComplete: true,
  },
  {
    table: "orders",
    column: "channel",
    values: ["Search", "Newsletter", "Short video", "Direct", "Store"],
    isComplete: true,
  },
  {
    table: "orders",
    column: "ship_country",
    values: ["Germany", "France", "Spain", "Japan"],
    isComplete: true,
  },
];
