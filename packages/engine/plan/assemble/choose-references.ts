import type { Plan, TableId } from "@askery/model";
import { readTraits } from "../rank/plan-traits.ts";
import type { ColumnRef, Test } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import type { Request } from "../request/request.ts";
import { findRivalPaths } from "../schema/find-rival-paths.ts";
import type { JoinEdge } from "../schema/join-graph.ts";
import { preferEdge, preferPath } from "../schema/prefer-edges.ts";
import type { Schema } from "../schema/schema.ts";

/** How clearly the question mentions a column, from 0 to 1. */
export type ColumnScore = (column: ColumnRef) => number;

/** A schema that prefers one of several references between two tables. */
export interface ChosenReference {
  readonly schema: Schema;
  /** How much better the question supports this reference than its alternatives; negative if it names another one. */
  readonly advantage: number;
}

/** Returns a schema for every reference that a plan can use where two of its tables have several references. */
export function chooseReferences(
  plan: Plan,
  schema: Schema,
  scoreOf: ColumnScore,
): readonly ChosenReference[] {
  return parallelsAmong(plan, schema).flatMap((steps) =>
    steps.map((step) => ({
      schema: { ...schema, graph: preferEdge(schema.graph, step) },
      advantage: advantageOf(step, steps, scoreOf),
    })),
  );
}

/** The maximum number of other paths that are tried for a plan. */
const maxPaths = 3;

/** Returns a schema for every path through other tables that is as short as one that the plan takes. */
export function choosePaths(plan: Plan, root: TableId, schema: Schema): readonly Schema[] {
  const { graph } = schema;
  const routeOf = (path: readonly JoinEdge[]): string => path.map(({ to }) => to).join("\n");
  return [...readTraits(plan, schema).tables]
    .flatMap((table) => {
      const taken = routeOf(graph.findPath(root, table) ?? []);
      return findRivalPaths(root, table, graph).filter((path) => routeOf(path) !== taken);
    })
    .slice(0, maxPaths)
    .map((path) => ({ ...schema, graph: preferPath(graph, path) }));
}

/** Sums, over the plan, how much better the question supports the references used than their alternatives. */
export function scoreReferences(plan: Plan, schema: Schema, scoreOf: ColumnScore): number {
  return parallelsAmong(plan, schema).reduce((sum, steps) => {
    const [first] = steps;
    const [taken] = first ? (schema.graph.findPath(first.from, first.to) ?? []) : [];
    return taken ? sum + advantageOf(taken, steps, scoreOf) : sum;
  }, 0);
}

/** Splits two contradictory tests across two references to the same table: "from Oslo to Rome". */
export function splitByReference(request: Request, schema: Schema): readonly Request[] {
  const [one, other] = request.both ?? [];
  if (!one || !other || !("column" in one) || one.column.via !== undefined) return [];
  const [first, second] = referencesTo(one.column.table, schema);
  if (!first || !second) return [];
  const bind = (a: Test, b: Test): Request => ({
    ...request,
    both: null,
    tests: [...request.tests, reachBy(first, a), reachBy(second, b)],
  });
  return [bind(one, other), bind(other, one)];
}

/** The test by way of one particular reference. */
function reachBy({ from, relationship }: JoinEdge, test: Test): Test {
  const [column] = relationship.from.columns;
  if (!("column" in test) || test.kind === "columns" || column === undefined) return test;
  return { ...test, column: { ...test.column, via: { table: from, column } } };
}

function referencesTo(table: TableId, { catalog, graph }: Schema): readonly JoinEdge[] {
  const steps = graph.parallelReferences.find(([first]) => first?.to === table) ?? [];
  const owner = catalog.tables.find(({ id }) => id === steps[0]?.from);
  return inColumnOrder(steps, owner?.columns ?? []);
}

/** Sorts references by column order: tables usually list the origin before the destination. */
function inColumnOrder(
  steps: readonly JoinEdge[],
  columns: readonly { readonly name: string }[],
): readonly JoinEdge[] {
  const placeOf = ({ relationship }: JoinEdge): number =>
    columns.findIndex(({ name }) => name === relationship.from.columns[0]);
  return steps.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function parallelsAmong(plan: Plan, schema: Schema): readonly (readonly JoinEdge[])[] {
  const { graph } = schema;
  if (graph.parallelReferences.length === 0) return [];
  const { tables } = readTraits(plan, schema);
  return graph.parallelReferences.filter((steps) =>
    steps.every(({ from, to }) => tables.has(from) && tables.has(to)),
  );
}

function advantageOf(step: JoinEdge, steps: readonly JoinEdge[], scoreOf: ColumnScore): number {
  const scoreOfStep = ({ relationship: { from } }: JoinEdge): number =>
    Math.max(0, ...from.columns.map((column) => scoreOf({ table: from.table, column })));
  const others = steps.filter((other) => !isSame(other.relationship, step.relationship));
  return scoreOfStep(step) - Math.max(0, ...others.map(scoreOfStep));
}
