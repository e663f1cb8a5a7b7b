import type { Catalog, CatalogTable, Relationship } from "@askery/model";
import { describe, expect, test } from "vitest";
import { shop } from "../../shop-catalog.test-support.ts";
import { buildJoinGraph } from "./join-graph.ts";

const graph = buildJoinGraph(shop);

function stepsTo(from: string, to: string): readonly string[] | null {
  return (
    graph.findPath(from, to)?.map((edge) => `${edge.from} ${edge.isFanOut ? "<" : ">"} ${edge.to}`) ?? null
  );
}

function named(id: string): CatalogTable {
  const [first] = shop.tables;
  if (!first) throw new Error("the shop has tables");
  return { ...first, id, name: id };
}

function refer(from: string, to: string): Relationship {
  return {
    from: { table: from, columns: [`${to}_id`] },
    to: { table: to, columns: ["id"] },
    origin: "declared",
  };
}

describe("a path", () => {
  test("follows to-one steps with isFanOut false", () => {
    expect(stepsTo("order_lines", "categories")).toEqual(["order_lines > products", "products > categories"]);
  });

  test("marks to-many steps as fan-out", () => {
    expect(stepsTo("customers", "products")).toEqual([
      "customers < orders",
      "orders < order_lines",
      "order_lines > products",
    ]);
  });

  test("to the same table is empty", () => {
    expect(stepsTo("orders", "orders")).toEqual([]);
  });

  test("is null between unconnected tables", () => {
    const alone: Catalog = { tables: shop.tables, relationships: [] };
    expect(buildJoinGraph(alone).findPath("orders", "customers")).toBeNull();
  });

  test("prefers to-one steps among paths of equal length", () => {
    const diamond = buildJoinGraph({
      tables: ["a", "b", "c", "d"].map(named),
      relationships: [refer("b", "a"), refer("b", "d"), refer("a", "c"), refer("c", "d")],
    });
    expect(diamond.findPath("a", "d")?.map(({ to }) => to)).toEqual(["c", "d"]);
  });

  test("that loses no rows is preferred to one that is a step shorter", () => {
    const ride = named("ride");
    const [column] = ride.columns;
    if (!column) throw new Error("the table has columns");
    const profile = { rowCount: 10, nullCount: 4, distinctCount: 6, min: null, max: null };
    const rides = buildJoinGraph({
      tables: [
        { ...ride, columns: [{ ...column, name: "reservation_id", profile }] },
        ...["reservation", "vehicle", "model", "class"].map(named),
      ],
      relationships: [
        refer("ride", "reservation"),
        refer("reservation", "class"),
        refer("ride", "vehicle"),
        refer("vehicle", "model"),
        refer("model", "class"),
      ],
    });
    expect(rides.findPath("ride", "class")?.map(({ to }) => to)).toEqual(["vehicle", "model", "class"]);
    expect(rides.findPath("ride", "reservation")?.map(({ to }) => to)).toEqual(["reservation"]);
  });

  test("prefers a link table to a parent that both tables share", () => {
    const college = buildJoinGraph({
      tables: ["student", "department", "course", "class", "enrollment"].map(named),
      relationships: [
        refer("student", "department"),
        refer("course", "department"),
        refer("class", "course"),
        refer("enrollment", "class"),
        refer("enrollment", "student"),
      ],
    });
    expect(college.findPath("student", "course")?.map(({ to }) => to)).toEqual([
      "enrollment",
      "class",
      "course",
    ]);
  });
});

test("what happens on the same day is not related by it", () => {
  const catalog = {
    tables: ["ticket", "lesson", "day"].map(named),
    relationships: [refer("ticket", "day"), refer("lesson", "day")],
  };
  expect(buildJoinGraph(catalog).findPath("ticket", "lesson")).not.toBeNull();
  const graphOfDays = buildJoinGraph(catalog, new Set(["day"]));
  expect(graphOfDays.findPath("ticket", "lesson")).toBeNull();
  expect(graphOfDays.findPath("day", "lesson")).not.toBeNull();
});

test("distance grows with each step and is infinite without a path", () => {
  expect(graph.distance("orders", "orders")).toBe(0);
  expect(graph.distance("order_lines", "orders")).toBeLessThan(graph.distance("order_lines", "customers"));
  expect(buildJoinGraph({ tables: shop.tables, relationships: [] }).distance("orders", "customers")).toBe(
    Number.POSITIVE_INFINITY,
  );
});
