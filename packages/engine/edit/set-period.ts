import type {
  Condition,
  EditFilter,
  Expression,
  Plan,
  Problem,
  QueryPlan,
  SetPeriodEdit,
} from "@askery/model";
import { withinPeriod } from "../plan/assemble/assemble-test.ts";
import { existsOver, stepToMany } from "../plan/assemble/exists-over.ts";
import { findDateOf } from "../plan/assemble/find-date.ts";
import { isSame } from "../plan/request/is-same.ts";
import { dropUnused } from "./drop-unused.ts";
import { isProblem, refuseEdit, type EditContext } from "./edit-context.ts";
import { addFilter } from "./edit-filters.ts";
import { isPeriod, yearColumn } from "./find-time.ts";
import { editInner, openBlock, sourcesOf, type Block } from "./open-block.ts";
import { expressionsIn } from "../sql/walk-expression.ts";

/**
 * Sets or clears the period of a plan, on both sides of a set operation. Without a named date it applies to the date of
 * the previous period or of the rows.
 */
export function setPeriod(plan: Plan, edit: SetPeriodEdit, context: EditContext): Plan | Problem {
  switch (plan.kind) {
    case "sql":
      return setOfResult(plan, edit, context);
    case "set": {
      const [left, right] = [setPeriod(plan.left, edit, context), setPeriod(plan.right, edit, context)];
      if (isProblem(left)) return left;
      return isProblem(right) ? right : { ...plan, left, right };
    }
    case "query":
      return setInQuery(plan, edit, context);
  }
}

/** SQL requires a named date, since its columns are unknown. */
function setOfResult(
  plan: Plan,
  { period, words, field }: SetPeriodEdit,
  context: EditContext,
): Plan | Problem {
  if (period === null) return plan;
  if (field === null) return refuseEdit("edit-of-sql");
  const filter: EditFilter = { kind: "test", field, test: { kind: "period", period, words } };
  return addFilter(plan, filter, context);
}

function setInQuery(plan: QueryPlan, edit: SetPeriodEdit, context: EditContext): Plan | Problem {
  if (comparesPeriods(plan)) return refuseEdit("edit-of-comparison");
  const [root] = plan.sources;
  const isHere = plan.filters.some((one) => isOfTime(one, openBlock(plan, context)));
  if (root?.kind === "plan" && !isHere && edit.field?.kind !== "output") {
    return editInner(plan, (inner) => setPeriod(inner, edit, context));
  }
  return setInBlock(plan, edit, context);
}

function setInBlock(
  plan: QueryPlan,
  { period, words, field }: SetPeriodEdit,
  context: EditContext,
): Plan | Problem {
  const block = openBlock(plan, context);
  const index = plan.filters.findIndex((one) => isOfTime(one, block));
  const without: QueryPlan = { ...plan, filters: plan.filters.filter((one) => !isOfTime(one, block)) };
  if (period === null) return dropUnused(plan, without, context.schema);
  const value = field === null ? datedBy(plan.filters[index]) : null;
  if (value !== null) {
    const ref = yearColumn(value, block);
    const condition: Condition =
      ref === null
        ? { kind: "period", value, period, words }
        : withinPeriod({ period, words }, value, context.schema, ref);
    return dropUnused(
      plan,
      { ...without, filters: without.filters.toSpliced(index, 0, condition) },
      context.schema,
    );
  }
  if (field !== null) {
    const filter: EditFilter = { kind: "test", field, test: { kind: "period", period, words } };
    const added = addFilter(without, filter, context);
    return isProblem(added) || added.kind !== "query" ? added : dropUnused(plan, added, context.schema);
  }
  const found = limitRows(block, { period, words });
  if (isProblem(found)) return found;
  const filters = index < 0 ? [...without.filters, found] : without.filters.toSpliced(index, 0, found);
  return dropUnused(plan, { ...without, sources: sourcesOf(block), filters }, context.schema);
}

/** The date that a period condition applies to; of alternatives, that of the first. */
function datedBy(condition: Condition | undefined): Expression | null {
  if (condition?.kind === "any") return datedBy(condition.conditions[0]);
  return condition?.kind === "period" ? condition.value : null;
}

/** Filters by a period on the event date of the rows. */
function limitRows(
  { tree, context }: Block,
  time: { readonly period: NonNullable<SetPeriodEdit["period"]>; readonly words: string },
): Condition | Problem {
  const { schema } = context;
  const date = tree === null ? null : findDateOf({ near: null, period: time.period }, tree, context);
  if (tree === null || date === null) {
    return refuseEdit("no-date-column", { table: tree === null ? "" : schema.table(tree.root).name });
  }
  const step = stepToMany(tree, date.table, schema);
  return step === null
    ? withinPeriod(time, tree.column(date), schema, date)
    : existsOver(tree, step, context, (branch) => [withinPeriod(time, branch.column(date), schema, date)]);
}

/** True if a filter limits the rows to a period, by date or by a year column. */
function isOfTime(condition: Condition, block: Block): boolean {
  if (isPeriod(condition)) return true;
  if (condition.kind === "any") {
    return condition.conditions.length > 0 && condition.conditions.every((one) => isOfTime(one, block));
  }
  const values = expressionsIn(condition).filter(({ kind }) => kind !== "literal");
  const [first] = values;
  return (
    first !== undefined &&
    (condition.kind === "compare" || condition.kind === "all") &&
    values.every((one) => isSame(one, first)) &&
    yearColumn(first, block) !== null
  );
}

/** True if figures have separate periods, as in a comparison of two years. */
export function comparesPeriods({ measures }: QueryPlan): boolean {
  return measures.some(({ expression }) => holdsPeriod(expression));
}

function holdsPeriod(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("kind" in part && part.kind === "period") return true;
  return Object.values(part).some(holdsPeriod);
}
