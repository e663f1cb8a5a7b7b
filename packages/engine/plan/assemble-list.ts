import type { Order, QueryPlan } from "@askery/model";
import { assembleFilters } from "./assemble-filters.ts";
import type { TestContext } from "./assemble-test.ts";
import { makeOutput } from "./assembly.ts";
import { nameColumn } from "./name-outputs.ts";
import type { Request } from "./request.ts";
import type { ListShape } from "./shape.ts";
import { SourceTree } from "./source-tree.ts";

/** Rows of a table as a plan; null when what is asked for cannot be joined or dated. */
export function assembleList(shape: ListShape, request: Request, context: TestContext): QueryPlan | null {
  const tree = new SourceTree(context.schema.graph, shape.root, () => false);
  const ids = new Set<string>();
  const dimensions = shape.columns.map((column) =>
    makeOutput({ ids }, tree.column(column), nameColumn(column, context.schema)),
  );
  const filters = assembleFilters(request, tree, context);
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
