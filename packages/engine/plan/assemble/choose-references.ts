import type { Plan, TableId } from "@askery/model";
import { readTraits } from "../rank/plan-traits.ts";
import type { ColumnRef, Test } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import type { Request } from "../request/request.ts";
import type { JoinEdge } from "../schema/join-graph.ts";
import { preferEdge } from "../schema/prefer-edges.ts";
import type { Schema } from "../schema/schema.ts";

/** How surely a column is spoken of: 0–1. */
export type ColumnScore = (column: ColumnRef) => number;

/** A schema in which one of several references between two tables is taken. */
export interface ChosenReference {
  readonly schema: Schema;
  /** How much surer the question speaks of this reference than of the others; below zero when it names another. */
  readonly said: number;
}

/** Every reference that a plan may take between two of its tables. Most tables refer to another in one way only. */
export function chooseReferences(
  plan: Plan,
  schema: Schema,
  scoreOf: ColumnScore,
): readonly ChosenReference[] {
  return parallelsAmong(plan, schema).flatMap((steps) =>
    steps.map((step) => ({
      schema: { ...schema, graph: preferEdge(schema.graph, step) },
      said: saidMore(step, steps, scoreOf),
    })),
  );
}

/** How much surer the references that paths take are spoken of than others, summed over the plan. */
export function scoreReferences(plan: Plan, schema: Schema, scoreOf: ColumnScore): number {
  return parallelsAmong(plan, schema).reduce((sum, steps) => {
    const [first] = steps;
    const [taken] = first ? (schema.graph.findPath(first.from, first.to) ?? []) : [];
    return taken ? sum + saidMore(taken, steps, scoreOf) : sum;
  }, 0);
}

/** Two tests that no row of a table passes both, where rows refer to it in two ways: "from Oslo to Rome". */
export function splitByReference(request: Request, schema: Schema): readonly Request[] {
  const [one, other] = request.both ?? [];
  if (!one || !other || !("column" in one)) return [];
  const [first, second] = referencesTo(one.column.table, schema);
  if (!first || !second) return [];
  const bind = (a: Test, b: Test): Request => ({
    ...request,
    both: null,
    apart: [
      { test: a, edge: first },
      { test: b, edge: second },
    ],
  });
  return [bind(one, other), bind(other, one)];
}

function referencesTo(table: TableId, { catalog, graph }: Schema): readonly JoinEdge[] {
  const steps = graph.parallelReferences.find(([first]) => first?.to === table) ?? [];
  const owner = catalog.tables.find(({ id }) => id === steps[0]?.from);
  return inColumnOrder(steps, owner?.columns ?? []);
}

/** As the columns stand in their table: where something comes from is said before where it goes. */
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

function saidMore(step: JoinEdge, steps: readonly JoinEdge[], scoreOf: ColumnScore): number {
  const scoreOfStep = ({ relationship: { from } }: JoinEdge): number =>
    Math.max(0, ...from.columns.map((column) => scoreOf({ table: from.table, column })));
  const others = steps.filter((other) => !isSame(other.relationship, step.relationship));
  return scoreOfStep(step) - Math.max(0, ...others.map(scoreOfStep));
}
