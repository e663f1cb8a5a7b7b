import type { Knowledge } from "@askery/api";
import type { Catalog, CatalogColumn } from "@askery/model";
import { expect, test } from "vitest";
import { findEntryProblem } from "./find-entry-problem.ts";
import { indexNotes } from "./index-notes.ts";
import { listPrivateColumns } from "./list-private-columns.ts";
import type { Annotation, SavedEntry } from "./knowledge-of.ts";

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
    meaning: {},
  };
  const notes = annotations.map((note): Annotation => ({ ...blank, ...note }));
  return findEntryProblem({ entry, effects: [] }, catalog, {
    notes: indexNotes(notes),
    privateColumns: listPrivateColumns({ annotations: notes }, []),
  });
}

test("an entry is not used while its table or column is hidden or private", () => {
  expect(problemOf(filter)).toBeNull();
  expect(problemOf(filter, { column: "status", isHidden: true })).toBe("orders.status is hidden.");
  expect(problemOf(filter, { column: "total", isPrivate: true })).toBe("orders.total is private.");
  expect(problemOf(filter, { isHidden: true })).toBe("the table orders is hidden.");
});

test("other columns may be hidden", () => {
  expect(problemOf(filter, { column: "note", isHidden: true })).toBeNull();
});

test("synonyms and metrics report the same reasons, and a missing column comes first", () => {
  const metric: Knowledge = {
    kind: "metric",
    name: "turnover",
    table: "orders",
    expression: "sum(total)",
    description: null,
  };
  const word: Extract<Knowledge, { kind: "synonym" }> = {
    kind: "synonym",
    phrase: "state",
    table: "orders",
    column: "status",
    value: null,
    condition: null,
  };
  const late: Knowledge = { ...word, phrase: "late", column: null, condition: "total > 5 or note is null" };
  expect(problemOf(late)).toBeNull();
  expect(problemOf(late, { column: "note", isHidden: true })).toBe("orders.note is hidden.");
  expect(problemOf({ ...late, condition: "totl > 5" })).toBe(
    "orders has no column “totl”. Nearest: total, note.",
  );
  expect(problemOf({ ...late, column: "status" })).toBe(
    "A word means a column or a condition on the rows of a table, not both.",
  );
  expect(problemOf(metric, { column: "total", isHidden: true })).toBe("orders.total is hidden.");
  expect(problemOf(word, { column: "status", isPrivate: true })).toBe("orders.status is private.");
  expect(problemOf({ ...word, column: "state" }, { column: "status", isHidden: true })).toBe(
    "orders has no column “state”. Nearest: status.",
  );
});

test("a rule from before rules acted does not act", () => {
  expect(problemOf({ kind: "rule", text: "Be nice." })).toBe(
    "it was saved before rules in words acted. Change and save it to let answers follow it.",
  );
});

test("a rule that uses a column that is hidden or private does not act", () => {
  const annotation = {
    table: "orders",
    column: "status",
    isHidden: true,
    isPrivate: false,
    description: null,
    meaning: {},
  };
  const effect = {
    kind: "word",
    phrase: "state",
    meaning: { kind: "column", table: "orders", column: "status" },
  } as const;
  const rule: SavedEntry = {
    entry: { kind: "rule", text: "State means status." },
    effects: [{ effect, text: "“State” means status of orders." }],
  };
  const problem = (annotations: readonly Annotation[]) =>
    findEntryProblem(rule, catalog, {
      notes: indexNotes(annotations),
      privateColumns: listPrivateColumns({ annotations }, []),
    });
  expect([problem([]), problem([annotation])]).toEqual([
    null,
    "orders.status no longer exists, or answers leave it out.",
  ]);
});
