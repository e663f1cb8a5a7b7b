import type { Catalog, Relationship } from "@askery/model";
import { describe, expect, test } from "vitest";
import { shop } from "../../shop-catalog.test-support.ts";
import { buildJoinGraph } from "./join-graph.ts";

const graph = buildJoinGraph(shop);

function stepsTo(from: string, to: string): readonly string[] | null {
  return (
    graph.findPath(from, to)?.map((edge) => `${edge.from} ${edge.isFanOut ? "<" : ">"} ${edge.to}`) ?? null
  );
}

describe("a path", () => {
  test("leads from many rows to the one they belong to, and says so", () => {
    expect(stepsTo("order_lines", "categories")).toEqual(["order_lines > products", "products > categories"]);
  });

  test("that meets many rows says where", () => {
    expect(stepsTo("customers", "products")).toEqual([
      "customers < orders",
      "orders < order_lines",
      "order_lines > products",
    ]);
  });

  test("to the table itself has no steps", () => {
    expect(stepsTo("orders", "orders")).toEqual([]);
  });

  test("to what nothing connects is null", () => {
    const alone: Catalog = { tables: shop.tables, relationships: [] };
    expect(buildJoinGraph(alone).findPath("orders", "customers")).toBeNull();
  });

  test("of equal length goes by single rows rather than by many", () => {
    const [first] = shop.tables;
    if (!first) throw new Error("the shop has tables");
    const named = (id: string) => ({ ...first, id, name: id });
    const refer = (from: string, to: string): Relationship => ({
      from: { table: from, columns: [`${to}_id`] },
      to: { table: to, columns: ["id"] },
      origin: "declared",
    });
    const diamond = buildJoinGraph({
      tables: ["a", "b", "c", "d"].map(named),
      relationships: [refer("b", "a"), refer("b", "d"), refer("a", "c"), refer("c", "d")],
    });
    expect(diamond.findPath("a", "d")?.map(({ to }) => to)).toEqual(["c", "d"]);
  });
});

test("distance grows with steps and is infinite without a path", () => {
  expect(graph.distance("orders", "orders")).toBe(0);
  expect(graph.distance("order_lines", "orders")).toBeLessThan(graph.distance("order_lines", "customers"));
  expect(buildJoinGraph({ tables: shop.tables, relationships: [] }).distance("orders", "customers")).toBe(
    Number.POSITIVE_INFINITY,
  );
});
