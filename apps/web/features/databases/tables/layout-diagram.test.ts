import type { SavedRelationship } from "@askery/api";
import { expect, test } from "vitest";
import { layoutDiagram, pathOf } from "./layout-diagram.ts";

const relationships = [relate("lines", "orders"), relate("lines", "products"), relate("staff", "staff")];

test("every table is a box with its key columns, and boxes don't overlap", () => {
  const { tables, width, height } = layoutDiagram(relationships);
  expect(tables.map(({ id, columns }) => [id, columns])).toEqual([
    ["lines", ["orders_id", "products_id"]],
    ["orders", ["id"]],
    ["products", ["id"]],
    ["staff", ["staff_id", "id"]],
  ]);
  for (const one of tables) {
    expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= height).toBe(true);
    const others = tables.filter((other) => other !== one);
    expect(others.some((other) => overlap(one, other))).toBe(false);
  }
});

test("lines go from the referring to the referenced table, or back to itself", () => {
  const { lines } = layoutDiagram(relationships);
  expect(lines.map(({ relationship, points }) => [relationship.id, points.length > 2])).toEqual([
    ["lines-orders", true],
    ["lines-products", true],
    ["staff-staff", true],
  ]);
});

test("the layout is deterministic", () => {
  expect(layoutDiagram(relationships)).toEqual(layoutDiagram(relationships));
});

test("points become one path", () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 10, y: 4.05 },
    { x: 20, y: 0 },
  ] as const;
  expect([pathOf([]), pathOf([a, c]), pathOf([a, b, c])]).toEqual(["", "M0,0L20,0", "M0,0Q10,4.1 20,0"]);
});

type Box = ReturnType<typeof layoutDiagram>["tables"][number];

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function relate(from: string, to: string): SavedRelationship {
  return {
    id: `${from}-${to}`,
    from: { table: from, columns: [`${to}_id`] },
    to: { table: to, columns: ["id"] },
    origin: "declared",
    verdict: null,
    summary: "",
  };
}
