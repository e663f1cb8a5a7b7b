import type { SavedRelationship } from "@askery/api";
import { expect, test } from "vitest";
import { chooseNeighborhood, tablesOf } from "./neighborhood.ts";

const shop = [
  relate("lines", "orders"),
  relate("lines", "products"),
  relate("orders", "customers"),
  relate("visits", "customers"),
];

test("all of a small database is shown", () => {
  expect(chooseNeighborhood(shop, null, 10)).toEqual({ relationships: shop, omittedCount: 0 });
});

test("of a large one, what is next to the chosen table comes first", () => {
  const { relationships, omittedCount } = chooseNeighborhood(shop, "lines", 3);
  expect([...tablesOf(relationships)]).toEqual(["lines", "orders", "products"]);
  expect(omittedCount).toBe(2);
});

test("without a chosen table it is drawn around the one that belongs to the most", () => {
  const { relationships } = chooseNeighborhood(shop, "unknown", 3);
  expect(tablesOf(relationships).has("lines")).toBe(true);
});

test("what people said is not related is not drawn", () => {
  const rejected = { ...relate("lines", "stores"), origin: "found", verdict: "rejected" } as const;
  expect(chooseNeighborhood([...shop, rejected], null, 10).relationships).toEqual(shop);
});

function relate(from: string, to: string): SavedRelationship {
  return {
    id: `${from}-${to}`,
    from: { table: from, columns: [`${to}_id`] },
    to: { table: to, columns: ["id"] },
    origin: "declared",
    verdict: null,
    summary: `Many ${from}, one ${to}`,
  };
}
