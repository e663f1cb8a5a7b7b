import {
  databaseKindNames,
  defaultSettings,
  type AskSettings,
  type Catalog,
  type DialectName,
  type Plan,
} from "@askery/model";
import { printStatement } from "../print-statement.ts";
import { catalogOf, catalogTable } from "./build-plan.ts";

/** The catalog of the golden plans. */
export const shop: Catalog = catalogOf(
  catalogTable("customers", { id: "integer", name: "text", country: "text?", joined_on: "date" }),
  catalogTable("orders", {
    id: "integer",
    customer_id: "integer",
    ordered_at: "timestamp",
    shipped_on: "date?",
    status: "text",
    total: "decimal",
    is_gift: "boolean",
  }),
  catalogTable("order_lines", {
    order_id: "integer",
    product: "text",
    quantity: "integer",
    price: "decimal",
  }),
);

/** Prints the plan in every dialect with inline values, one entry for dialects with equal text. */
export function printAll(plan: Plan, settings: Partial<AskSettings> = {}, catalog: Catalog = shop): string {
  const byText = new Map<string, DialectName[]>();
  for (const dialect of databaseKindNames) {
    const target = {
      catalog,
      dialect,
      today: "2026-11-20",
      settings: { ...defaultSettings, ...settings },
      values: "inline",
    } as const;
    const { text } = printStatement(plan, target);
    byText.set(text, [...(byText.get(text) ?? []), dialect]);
  }
  const entries = [...byText].map(
    ([text, names]) => `-- ${names.length === databaseKindNames.length ? "all" : names.join(", ")}\n${text}`,
  );
  return `\n${entries.join("\n\n")}\n`;
}
