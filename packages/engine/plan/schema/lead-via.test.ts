import type { Catalog, Relationship } from "@askery/model";
import { expect, test } from "vitest";
import { buildJoinGraph } from "./join-graph.ts";
import { isBridge, leadVia } from "./lead-via.ts";

/** Instructors and students belong to departments; an advisor row links an instructor to a student. */
const graph = buildJoinGraph({
  tables: ["instructors", "students", "departments", "advisors"].map((name) => ({
    id: name,
    name,
    columns: [],
  })),
  relationships: [
    relate("instructors", "departments"),
    relate("students", "departments"),
    relate("advisors", "instructors"),
    relate("advisors", "students"),
  ],
} as unknown as Catalog);

test("leads a path through the mentioned table if it is at most one step longer", () => {
  expect(stepsVia("advisors", "instructors", "students")).toEqual(["advisors", "students"]);
  expect(stepsVia("departments", "instructors", "students")).toEqual(["departments", "students"]);
});

test("keeps a path that would visit a table twice", () => {
  expect(stepsVia("advisors", "students", "departments")).toEqual(["departments"]);
});

test("isBridge is true for a table that references several tables", () => {
  expect(["advisors", "students"].map((table) => isBridge(table, graph))).toEqual([true, false]);
});

function stepsVia(table: string, from: string, to: string): readonly string[] | undefined {
  return leadVia(graph, table)
    .findPath(from, to)
    ?.map((edge) => edge.to);
}

function relate(from: string, to: string): Relationship {
  return {
    from: { table: from, columns: [`${to}_id`] },
    to: { table: to, columns: ["id"] },
    origin: "declared",
  };
}
