import { expect, test } from "vitest";
import { chooseNeighborhood } from "./choose-neighborhood.ts";
import type { KnownRelationship } from "./find-relationships.ts";

const shop = [
  relate("lines", "orders"),
  relate("lines", "products"),
  relate("orders", "customers"),
  relate("visits", "customers"),
];
const room = { tables: 3, relationships: 100 };

test("a small database is shown completely", () => {
  expect(chooseNeighborhood(shop, "lines", { ...room, tables: 10 })).toEqual({
    around: null,
    relationships: shop,
    omittedTables: 0,
    omittedRelationships: 0,
  });
});

test("in a large one, the neighbors of the chosen table come first", () => {
  const { around, relationships, omittedTables } = chooseNeighborhood(shop, "lines", room);
  expect([around, relationships, omittedTables]).toEqual(["lines", shop.slice(0, 2), 2]);
});

test("without a chosen table, the one with the most neighbors is at the center", () => {
  expect(chooseNeighborhood(shop, "unknown", room).around).toBe("lines");
});

test("tables with many relationships are drawn with some of them", () => {
  const many = Array.from({ length: 5 }, () => relate("lines", "orders"));
  const { relationships, omittedRelationships } = chooseNeighborhood(many, null, {
    tables: 3,
    relationships: 4,
  });
  expect([relationships.length, omittedRelationships]).toEqual([4, 1]);
});

test("rejected relationships are not drawn", () => {
  const rejected = { ...relate("lines", "stores"), origin: "found", verdict: "rejected" } as const;
  const { relationships } = chooseNeighborhood([...shop, rejected], null, { ...room, tables: 10 });
  expect(relationships).toEqual(shop);
});

function relate(from: string, to: string): KnownRelationship {
  return {
    from: { table: from, columns: [`${to}_id`] },
    to: { table: to, columns: ["id"] },
    origin: "declared",
    verdict: null,
  };
}
