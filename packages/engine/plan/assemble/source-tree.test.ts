import { expect, test } from "vitest";
import { shop } from "../../shop-catalog.test-support.ts";
import { buildJoinGraph } from "../schema/join-graph.ts";
import { SourceTree } from "./source-tree.ts";

const graph = buildJoinGraph(shop);

function treeOf(root: string): SourceTree {
  return new SourceTree(graph, root, () => false);
}

test("a table is joined when it is first spoken of, with what lies on the way, and only once", () => {
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

test("a column knows the source it stands in, and a join the pair it equates", () => {
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

test("rows repeat once a step meets many of them", () => {
  const tree = treeOf("orders");
  tree.join("customers");
  expect(tree.hasFanOut).toBe(false);
  tree.join("order_lines");
  expect(tree.hasFanOut).toBe(true);
});

test("what nothing connects breaks the tree instead of throwing", () => {
  const tree = new SourceTree(
    buildJoinGraph({ tables: shop.tables, relationships: [] }),
    "orders",
    () => false,
  );
  tree.join("customers");
  expect(tree.isBroken).toBe(true);
});
