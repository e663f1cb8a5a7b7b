import { editPlan, printStatement } from "@askery/engine";
import { invariant, type DialectName, type Plan, type PlanEdit, type QueryPlan } from "@askery/model";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calendar, editing, linkedShop } from "./linked-shop.test-support.ts";
import {
  dimension,
  figure,
  filter,
  filtersOf,
  handWritten,
  handWrittenColumns,
  randomEdit,
  withoutIdleOrder,
  type EditOf,
} from "./random-edit.test-support.ts";
import { randomPlan } from "./random-plan.test-support.ts";

/* Properties of any sequence of edits of any plan. edited-sql-property.test.ts checks that edited plans run. */

const context = { ...editing, sqlColumns: handWrittenColumns };
const dialects: readonly DialectName[] = ["sqlite", "duckdb", "postgres", "mysql", "clickhouse"];
const anyPlan = fc.oneof(
  { weight: 6, arbitrary: randomPlan(1) },
  { weight: 1, arbitrary: fc.constant(handWritten) },
);
const edits = fc.array(randomEdit, { minLength: 1, maxLength: 6 });
const runs = { numRuns: 150, seed: 20_261_122 };

test("any sequence of edits results in a plan that every dialect can print, or in a problem", () => {
  const property = fc.property(anyPlan, edits, (start, steps) => {
    walk(start, steps, (_, after, edit) => {
      for (const dialect of dialects) explain(edit, after, () => print(after, dialect));
    });
  });
  expect(fc.check(property, runs).errorInstance).toBeNull();
});

test("an edit never loses an earlier filter", () => {
  const property = fc.property(anyPlan, edits, (start, steps) => {
    walk(start, steps, (before, after, edit) => {
      if (edit.kind === "setFilter" || edit.kind === "setPeriod" || edit.kind === "compare") return;
      const [known, left] = [filtersOf(before).map(asText), filtersOf(after).map(asText)];
      // Filters on outputs and figures may be rewritten.
      const isVerbalizedOtherwise = (one: string) => one.includes('"output"') || one.includes('"aggregate"');
      const isLost = known.some((one) => !isVerbalizedOtherwise(one) && !left.includes(one));
      explain(edit, before, () => {
        invariant(!isLost && left.length >= known.length, "every filter is still there");
      });
    });
  });
  expect(fc.check(property, runs).errorInstance).toBeNull();
});

test("adding a filter and removing it restores the plan", () => {
  const property = fc.property(anyPlan, filter(), (start, of) => {
    const added = editPlan(start, { kind: "addFilter", filter: of(start) }, context);
    if (added.kind === "problem") return;
    const known = filtersOf(start).map(asText);
    const fresh = filtersOf(added.plan).filter((one) => !known.includes(asText(one)));
    const [first] = fresh;
    // Both sides of a set get the filter, and one of them may have had it before.
    if (first === undefined || filtersOf(added.plan).length - known.length !== fresh.length) return;
    expect(editPlan(added.plan, { kind: "setFilter", filter: first, to: null }, context)).toEqual({
      kind: "edited",
      plan: start,
    });
  });
  fc.assert(property, runs);
});

test("adding a dimension and removing it restores the plan", () => {
  const property = fc.property(anyPlan, dimension, (some, of) => {
    const start = withoutIdleOrder(some);
    const added = editPlan(start, { kind: "addDimension", dimension: of(start) }, context);
    if (added.kind === "problem" || added.plan.kind !== "query" || start.kind !== "query") return;
    if (!showsSomething(start)) return;
    const known = new Set(start.dimensions.map(({ id }) => id));
    const id = added.plan.dimensions.filter((one) => one.isShown && !known.has(one.id)).map((one) => one.id);
    const removed = id.reduce<Plan>((plan, dimension) => {
      const result = editPlan(plan, { kind: "setDimension", dimension, to: null }, context);
      return result.kind === "edited" ? result.plan : plan;
    }, added.plan);
    expect(removed).toEqual(start);
  });
  fc.assert(property, runs);
});

test("adding a measure to figures and removing it restores the plan", () => {
  const property = fc.property(anyPlan, figure, (start, of) => {
    if (start.kind !== "query" || start.aggregation !== "group") return;
    if (!showsSomething(start)) return;
    const added = editPlan(
      start,
      { kind: "addMeasure", measure: { figure: of(start), label: null } },
      context,
    );
    if (added.kind === "problem" || added.plan.kind !== "query") return;
    const measure = added.plan.measures.at(-1)?.id ?? "";
    expect(editPlan(added.plan, { kind: "setMeasure", measure, to: null }, context)).toEqual({
      kind: "edited",
      plan: start,
    });
  });
  fc.assert(property, runs);
});

/** Applies edits in sequence and skips those that return a problem. */
function walk(
  start: Plan,
  steps: readonly EditOf[],
  visit: (before: Plan, after: Plan, edit: PlanEdit) => void,
): void {
  let plan = freeze(start);
  for (const step of steps) {
    const edit = step(plan);
    const result = editPlan(plan, edit, context);
    if (result.kind === "problem") continue;
    visit(plan, result.plan, edit);
    plan = freeze(result.plan);
  }
}

function print(plan: Plan, dialect: DialectName): string {
  return printStatement(plan, { catalog: linkedShop, dialect, ...calendar, values: "inline" }).text;
}

/** A query without shown outputs shows all of them, so its first shown output hides the others. */
function showsSomething({ dimensions, measures }: QueryPlan): boolean {
  return [...dimensions, ...measures].some(({ isShown }) => isShown);
}

function explain(edit: PlanEdit, plan: Plan, run: () => void): void {
  try {
    run();
  } catch (cause) {
    throw new Error(`${String(cause)}\n${asText(edit)}\n${asText(plan)}`, { cause });
  }
}

function asText(part: unknown): string {
  return JSON.stringify(part);
}

/** Edits must not mutate their arguments: undo returns to the earlier plan. */
function freeze<Part>(part: Part): Part {
  if (typeof part !== "object" || part === null || Object.isFrozen(part)) return part;
  for (const inner of Object.values(part)) freeze(inner);
  return Object.freeze(part);
}
