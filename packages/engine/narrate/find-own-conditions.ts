import type { Condition } from "@askery/model";
import { findPlanColumn } from "../chart/find-plan-column.ts";
import { isPresence } from "./condition-shapes.ts";
import { findEventState } from "./verbalize-event-state.ts";
import type { Scope } from "./verbalize-expression.ts";

/**
 * The meaning of a condition that rows are among those of their own table that meet others: "order lines of cancelled
 * orders" is the condition that their order was cancelled. Null for any other condition.
 */
export function findOwnConditions(
  filter: Condition,
  scope: Scope,
): { readonly condition: Condition; readonly scope: Scope } | null {
  const [inner, isNot] = filter.kind === "not" ? [filter.condition, true] : [filter, false];
  if (inner.kind !== "inPlan" || inner.value.kind !== "column" || inner.plan.kind !== "query") return null;
  const { plan, value } = inner;
  const [key] = plan.dimensions;
  const isPlain = plan.having.length === 0 && plan.limit === null && plan.aggregation !== "group";
  if (key?.expression.kind !== "column" || !isPlain) return null;
  const [own, listed] = [
    findPlanColumn(value.source, value.column, scope.plan, scope.catalog),
    findPlanColumn(key.expression.source, key.expression.column, plan, scope.catalog),
  ];
  if (own?.kind !== "stored" || listed?.kind !== "stored" || own.column !== listed.column) return null;
  if (own.table !== listed.table || own.table.primaryKey.join() !== own.column.name) return null;
  // Keys that are there only say that rows were joined.
  const tests = plan.filters.filter(
    (one) => !isPresence(one) || findEventState(one, { ...scope, plan }) !== null,
  );
  const conditions = tests.length > 0 ? tests : plan.filters;
  const [only, ...others] = conditions;
  if (only === undefined) return null;
  const all: Condition = others.length > 0 ? { kind: "all", conditions } : only;
  const { measures } = scope.plan;
  return {
    condition: isNot ? negate(all) : all,
    scope: { ...scope, plan: { ...plan, measures } },
  };
}

function negate(condition: Condition): Condition {
  return condition.kind === "not" ? condition.condition : { kind: "not", condition };
}
