import type { Condition, Dimension, QueryPlan } from "@askery/model";
import type { ColumnRef } from "../request/clause.ts";
import type { History } from "../schema/find-history.ts";
import { wrapPlan } from "../wrap-plan.ts";
import type { TestContext } from "./exists-over.ts";
import { SourceTree } from "./source-tree.ts";

/**
 * The condition that a row is the last one of its history, if the column is the status of one: subscriptions are paused
 * if that is the last thing that happened to them. Otherwise none.
 */
export function latestStatus(
  column: ColumnRef,
  branch: SourceTree,
  context: TestContext,
): readonly Condition[] {
  const history = context.schema.historyOf(column.table);
  if (history?.status !== column.column || branch.root !== history.table) return [];
  const value = branch.column({ table: history.table, column: history.key });
  return [{ kind: "inPlan", value, plan: wrapPlan(lastOfEach(history, context), [history.key]) }];
}

function lastOfEach({ table, key, of, date }: History, { schema }: TestContext): QueryPlan {
  const tree = new SourceTree(schema.graph, table, () => false);
  const show = (column: string): Dimension => ({
    id: column,
    expression: tree.column({ table, column }),
    label: column,
    isShown: true,
    format: null,
  });
  return {
    kind: "query",
    sources: tree.sources,
    filters: [],
    aggregation: "none",
    dimensions: [key, of].map(show),
    measures: [],
    having: [],
    order: [date, key].map((column) => ({ by: tree.column({ table, column }), direction: "descending" })),
    limit: { count: 1, per: [of] },
  };
}
