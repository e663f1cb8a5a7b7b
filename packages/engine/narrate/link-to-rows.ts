import type { Condition } from "@askery/model";
import { findPlanColumn } from "../chart/find-plan-column.ts";
import { humanizeName } from "../chart/name-words.ts";
import type { Scope } from "./verbalize-expression.ts";

/**
 * What links rows to those of a plan: "the boss of" where their key is among the `boss_id` of rows of their own table, "among" otherwise.
 */
export function linkToRows({ value, plan }: Extract<Condition, { kind: "inPlan" }>, scope: Scope): string {
  if (value.kind !== "column" || plan.kind !== "query") return "among";
  const reference = plan.dimensions[0]?.expression;
  if (reference?.kind !== "column") return "among";
  const own = findPlanColumn(value.source, value.column, scope.plan, scope.catalog);
  const other = findPlanColumn(reference.source, reference.column, plan, scope.catalog);
  if (own?.kind !== "stored" || other?.kind !== "stored" || own.table !== other.table) return "among";
  const isKey = own.table.primaryKey.join() === own.column.name;
  return isKey && other.column.name !== own.column.name
    ? `the ${humanizeName(other.column.name).replace(/ id$/, "")} of`
    : "among";
}
