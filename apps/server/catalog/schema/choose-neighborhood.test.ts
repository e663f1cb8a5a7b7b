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

test("all of a small database is shown", () => {
  expect(chooseNeighborhood(shop, "lines", { ...room, tables: 10 })).toEqual({
    around: null,
    relationships: shop,
    omittedTables: 0,
    omittedRelationships: 0,
  });
});

test("of a large one, what is next to the chosen table comes first", () => {
  const { around, relationships, omittedTables } = chooseNeighborhood(shop, "lines", room);
  expect([around, relationships, omittedTables]).toEqual(["lines", shop.slice(0, 2), 2]);
});

test("without a chosen table it is drawn around the one that belongs to the most", () => {
  expect(chooseNeighborhood(shop, "unknown", room).around).toBe("lines");
});

test("tables that many relationships join are drawn with some of them", () => {
  const many = Array.from({ length: 5 }, () => relate("lines", "orders"));
  const { relationships, omittedRelationships } = chooseNeighborhood(many, null, {
    tables: 3,
    relationships: 4,
  });
  expect([relationships.length, omittedRelationships]).toEqual([4, 1]);
});

test("what people said is not related is not drawn", () => {
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
