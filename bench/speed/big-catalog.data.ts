import type { ColumnType } from "@askery/model";

/** Nouns for the names of tables. */
export const things: readonly string[] = (
  "customer order product invoice payment shipment supplier employee store branch contract project ticket campaign " +
  "account claim visit session message device vehicle route depot booking room event course lesson patient order_line " +
  "subscription plan coupon return refund budget ledger asset loan policy partner vendor region country warehouse stock"
).split(" ");

/** Words that distinguish tables of the same noun, and columns of the same kind. */
export const traits: readonly string[] =
  "archived daily monthly draft legacy staging external internal regional seasonal planned actual raw cleaned old new".split(
    " ",
  );

/** Typical columns of companies. */
export const columnKinds: readonly (readonly [string, ColumnType])[] = [
  ["name", "text"],
  ["status", "text"],
  ["city", "text"],
  ["country", "text"],
  ["category", "text"],
  ["description", "text"],
  ["channel", "text"],
  ["email", "text"],
  ["amount", "decimal"],
  ["total", "decimal"],
  ["price", "decimal"],
  ["quantity", "integer"],
  ["discount", "decimal"],
  ["weight", "decimal"],
  ["score", "integer"],
  ["created_at", "timestamp"],
  ["updated_at", "timestamp"],
  ["due_date", "date"],
  ["start_date", "date"],
  ["is_active", "boolean"],
  ["is_paid", "boolean"],
  ["priority", "integer"],
  ["currency", "text"],
  ["note", "text"],
  ["cost", "decimal"],
  ["revenue", "decimal"],
];
