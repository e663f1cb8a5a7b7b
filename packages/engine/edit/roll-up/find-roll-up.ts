import type {
  AggregateExpression,
  Catalog,
  Condition,
  DialectName,
  Plan,
  QueryPlan,
  Source,
} from "@askery/model";
import { findListDimension } from "../../chart/find-plan-column.ts";
import { isSame } from "../../plan/request/is-same.ts";
import { dialectNamed } from "../../sql/dialects/dialect-named.ts";
import { nameOutputs, resolveOutput, shownOutputsOf } from "../../sql/plan-outputs.ts";
import { keepsRows } from "./keeps-rows.ts";

/** How the row of a total follows from the rows of its breakdown. */
export interface RollUp {
  /** One for each column of the total. */
  readonly columns: readonly RolledColumn[];
}

export interface RolledColumn {
  /** The column's name in the total. */
  readonly name: string;
  /** The index of the breakdown's column. */
  readonly of: number;
  readonly function: RolledFunction;
}

export type RolledFunction = "count" | "sum" | "min" | "max";

export interface RollUpContext {
  readonly catalog: Catalog;
  readonly dialect: DialectName;
}

/**
 * How one plan can be answered from the result of another; null if it cannot.
 *
 * The other one breaks the same rows down: the same sources and filters, and each row in exactly one group. No group may be
 * missing, so it has neither a condition on groups nor a limit. Only counts of rows and values, sums, minima and maxima
 * follow from groups: an average of averages is none, and distinct values may be in several groups.
 */
export function findRollUp(total: Plan, breakdown: Plan, context: RollUpContext): RollUp | null {
  if (total.kind !== "query" || breakdown.kind !== "query") return null;
  if (!isTotal(total) || !isBreakdown(breakdown, context)) return null;
  if (!haveSameRows(total, breakdown, context)) return null;
  const names = nameOutputs(total, dialectNamed(context.dialect));
  const columns = shownOutputsOf(total).map(({ id, expression }): RolledColumn | null => {
    const aggregate = resolveOutput(expression, total);
    if (aggregate.kind !== "aggregate") return null;
    const rolled = functionOf(aggregate);
    const of = shownOutputsOf(breakdown).findIndex((output) =>
      isSame(resolveOutput(output.expression, breakdown), aggregate),
    );
    return rolled === null || of < 0 ? null : { name: names.get(id) ?? id, of, function: rolled };
  });
  const found = columns.filter((column) => column !== null);
  return found.length === columns.length ? { columns: found } : null;
}

function isTotal({ aggregation, dimensions, measures, having, limit }: QueryPlan): boolean {
  const hasOneRow = aggregation === "group" && dimensions.length === 0 && measures.length > 0;
  return hasOneRow && having.length === 0 && (limit === null || limit.count > 0);
}

function isBreakdown(plan: QueryPlan, { catalog }: RollUpContext): boolean {
  const { aggregation, dimensions, having, limit } = plan;
  const hasGroups = aggregation === "group" && dimensions.length > 0;
  // A row whose dimension is a list is in the groups of all its elements.
  return hasGroups && having.length === 0 && limit === null && findListDimension(plan, catalog) === null;
}

function haveSameRows(total: QueryPlan, breakdown: QueryPlan, context: RollUpContext): boolean {
  if (!isSame(conditionsOf(total), conditionsOf(breakdown))) return false;
  const shared = breakdown.sources.slice(0, total.sources.length);
  if (!isSame(total.sources, shared)) return false;
  const kept = new Map<string, Source>(shared.map((source) => [source.id, source]));
  return breakdown.sources.slice(shared.length).every((source) => {
    const keeps = keepsRows(source, kept, context);
    if (keeps) kept.set(source.id, source);
    return keeps;
  });
}

/** The filters without the words of their periods, in any order. */
export function conditionsOf({ filters }: QueryPlan): readonly string[] {
  return filters.map((filter) => JSON.stringify(withoutWords(filter))).toSorted();
}

function withoutWords(filter: Condition): object {
  return filter.kind === "period" ? { ...filter, words: "" } : filter;
}

function functionOf({ function: name }: AggregateExpression): RolledFunction | null {
  return name === "count" || name === "sum" || name === "min" || name === "max" ? name : null;
}
