import type { Order, Plan, QueryPlan } from "@askery/model";
import { assembleFilters } from "./assemble-filters.ts";
import type { TestContext } from "./exists-over.ts";
import { makeOutput } from "./assembly.ts";
import { nameColumn } from "./name-outputs.ts";
import type { Test } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import type { Related, Request } from "../request/request.ts";
import type { ListShape } from "../shape/shape.ts";
import { SourceTree } from "./source-tree.ts";

/** Builds the plan that lists rows of a table. Returns null if a table cannot be joined or a date is missing. */
export function assembleList(shape: ListShape, request: Request, context: TestContext): Plan | null {
  if (request.none !== null) return assembleExcept(shape, request, request.none, context);
  if (request.both === null) return assembleRows(shape, request, context);
  const isOfThings = request.entities.includes(shape.root) && !request.isDistinct;
  const things = isOfThings ? assembleRows(shape, request, context) : null;
  if (things !== null) return things;
  const [left, right] = request.both.map((test) =>
    assembleRows(
      { ...shape, order: [] },
      { ...request, both: null, tests: [...request.tests, test] },
      context,
    ),
  );
  return left && right ? { kind: "set", operator: "intersect", left, right } : null;
}

/** Lists the values of matching rows, EXCEPT those that also occur in a row that passes `none`. */
function assembleExcept(shape: ListShape, request: Request, none: Test, context: TestContext): Plan | null {
  const { schema } = context;
  // A row with its own key, name, date or figure passes the test or fails it, so EXCEPT over many rows makes no sense
  // there.
  const others = request.tests.filter((test) => !contradicts(test, none));
  const isContrasted = others.length < request.tests.length;
  const isOfRow = shape.columns.some(
    (column) =>
      schema.isKey(column) ||
      schema.isDate(column) ||
      schema.isFigure(column) ||
      schema.displayColumns(column.table).includes(column.column),
  );
  if (isOfRow && !isContrasted) return null;
  const [left, right] = [request.tests, [...others, none]].map((tests) =>
    assembleRows({ ...shape, order: [] }, { ...request, none: null, tests }, context),
  );
  return left && right ? { kind: "set", operator: "except", left, right } : null;
}

/** True if no row passes both: "by Statistics but not by Psychology". */
function contradicts(one: Test, other: Test): boolean {
  return (
    one.kind === "values" &&
    other.kind === "values" &&
    isSame(one.column, other.column) &&
    !one.values.some((value) => other.values.includes(value))
  );
}

function assembleRows(shape: ListShape, request: Request, context: TestContext): QueryPlan | null {
  const tree = new SourceTree(context.schema.graph, shape.root, () => false);
  const ids = new Set<string>();
  const dimensions = shape.columns.map((column) =>
    makeOutput({ ids }, tree.column(column), nameColumn(column, context.schema)),
  );
  const filters = assembleFilters(relateMentioned(request, tree, context), tree, context);
  const order = shape.order.map(({ column, direction }): Order => ({ by: tree.column(column), direction }));
  if (filters === null || tree.isBroken) return null;
  return {
    kind: "query",
    sources: tree.sources,
    filters,
    aggregation: request.isDistinct ? "distinct" : "none",
    dimensions,
    measures: [],
    having: [],
    order,
    limit: shape.count === null ? null : { count: shape.count, per: [] },
  };
}

/** Joins every table that the question mentions, even if none of its columns is shown: "names of the winners". */
function relateMentioned(request: Request, tree: SourceTree, { schema }: TestContext): Request {
  const related: Related[] = [];
  for (const table of request.entities) {
    const path = tree.has(table) ? null : schema.graph.findPath(tree.root, table);
    if (path === null) continue;
    if (path.some((edge) => edge.isFanOut)) related.push({ table, isNegated: false, periods: [], tests: [] });
    else tree.join(table);
  }
  return { ...request, related: [...request.related, ...related] };
}
