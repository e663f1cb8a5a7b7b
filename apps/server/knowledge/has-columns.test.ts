import type { CatalogTable } from "@askery/model";
import { expect, test } from "vitest";
import { hasColumns } from "./has-columns.ts";

test("a table has its columns, and an empty list checks only the table", () => {
  const isKnown = hasColumns({ tables: [tableOf("orders", ["id", "total"])] });
  expect(isKnown({ table: "orders", columns: ["total", "id"] })).toBe(true);
  expect(isKnown({ table: "orders", columns: ["total", "city"] })).toBe(false);
  expect(isKnown({ table: "orders", columns: [] })).toBe(true);
  expect(isKnown({ table: "customers", columns: [] })).toBe(false);
});

function tableOf(name: string, columns: readonly string[]): CatalogTable {
  return { id: name, name, columns: columns.map((name) => ({ name })) } as unknown as CatalogTable;
}
