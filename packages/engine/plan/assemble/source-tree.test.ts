import { expect, test } from "vitest";
import { shop } from "../../shop-catalog.test-support.ts";
import { buildJoinGraph } from "../schema/join-graph.ts";
import { SourceTree } from "./source-tree.ts";

const graph = buildJoinGraph(shop);

function treeOf(root: string): SourceTree {
  return new SourceTree(graph, root, () => false);
}

test("joins a table once, on first use, along with the tables on the path", () => {
  const tree = treeOf("order_lines");
  tree.column({ table: "categories", column: "name" });
  tree.column({ table: "products", column: "brand" });
  tree.column({ table: "categories", column: "department" });
  expect(tree.sources.map((source) => source.kind === "table" && source.table)).toEqual([
    "order_lines",
    "products",
    "categories",
  ]);
});

test("column() names the joined source, and the join equates its pair of columns", () => {
  const tree = treeOf("order_lines");
  expect(tree.column({ table: "orders", column: "channel" })).toEqual({
    kind: "column",
    source: "s1",
    column: "channel",
  });
  expect(tree.sources[1]?.join).toEqual({
    how: "inner",
    on: [
      {
        left: { kind: "column", source: "s0", column: "order_id" },
        right: { kind: "column", source: "s1", column: "id" },
      },
    ],
    isFanOut: false,
  });
});

test("reports fan-out after a one-to-many step", () => {
  const tree = treeOf("orders");
  tree.join("customers");
  expect(tree.hasFanOut).toBe(false);
  tree.join("order_lines");
  expect(tree.hasFanOut).toBe(true);
});

test("marks the tree as broken for an unconnected table instead of throwing", () => {
  const tree = new SourceTree(
    buildJoinGraph({ tables: shop.tables, relationships: [] }),
    "orders",
    () => false,
  );
  tree.join("customers");
  expect(tree.isBroken).toBe(true);
});
