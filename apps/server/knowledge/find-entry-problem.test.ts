import type { Knowledge } from "@askery/api";
import type { Catalog, CatalogColumn } from "@askery/model";
import { expect, test } from "vitest";
import { findEntryProblem } from "./find-entry-problem.ts";
import { indexNotes } from "./index-notes.ts";
import type { Annotation } from "./knowledge-of.ts";

const column = (name: string): CatalogColumn => ({
  name,
  type: "text",
  nativeType: "text",
  encoding: null,
  isNullable: true,
  isUnique: false,
  comment: null,
  profile: null,
});

const catalog: Catalog = {
  tables: [
    {
      id: "orders",
      schema: null,
      name: "orders",
      kind: "table",
      comment: null,
      rowEstimate: null,
      primaryKey: [],
      columns: [column("status"), column("note"), column("total")],
    },
  ],
  relationships: [],
};

const filter: Knowledge = {
  kind: "filter",
  table: "orders",
  condition: "total > 0 and status <> 'cancelled'",
};

function problemOf(entry: Knowledge, ...annotations: readonly Partial<Annotation>[]): string | null {
  const blank = {
    table: "orders",
    column: null,
    isHidden: false,
    isPrivate: false,
    description: null,
    synonyms: [],
    meaning: {},
  };
  return findEntryProblem(entry, catalog, indexNotes(annotations.map((note) => ({ ...blank, ...note }))));
}

test("what an entry speaks of is not used while it is hidden or private", () => {
  expect(problemOf(filter)).toBeNull();
  expect(problemOf(filter, { column: "status", isHidden: true })).toBe("orders.status is hidden.");
  expect(problemOf(filter, { column: "total", isPrivate: true })).toBe("orders.total is private.");
  expect(problemOf(filter, { isHidden: true })).toBe("the table orders is hidden.");
});

test("what it does not speak of may be hidden", () => {
  expect(problemOf(filter, { column: "note", isHidden: true })).toBeNull();
  expect(problemOf({ kind: "rule", text: "status" }, { column: "status", isHidden: true })).toBeNull();
});

test("words and metrics are told in the same way, and what is gone comes first", () => {
  const metric: Knowledge = {
    kind: "metric",
    name: "turnover",
    table: "orders",
    expression: "sum(total)",
    description: null,
  };
  const word: Knowledge = {
    kind: "synonym",
    phrase: "state",
    table: "orders",
    column: "status",
    value: null,
  };
  expect(problemOf(metric, { column: "total", isHidden: true })).toBe("orders.total is hidden.");
  expect(problemOf(word, { column: "status", isPrivate: true })).toBe("orders.status is private.");
  expect(problemOf({ ...word, column: "state" }, { column: "status", isHidden: true })).toBe(
    "orders has no column “state”. Nearest: status.",
  );
});
