import { assertNever, type Period, type Plan, type PlanEdit, type QueryPlan } from "@askery/model";
import { formatPeriod } from "../question/format-period.ts";
import { findCatalogTable } from "../chart/find-plan-column.ts";
import { humanizeName, joinWords, pluralOf, singularOf } from "../chart/name-words.ts";
import { describePeriod } from "../question/describe-period.ts";
import { resolvePeriod, type CalendarContext } from "../question/resolve-period.ts";
import { namingBlock } from "../sql/plan-outputs.ts";
import type { Scope } from "./verbalize-expression.ts";
import { describeCondition } from "./describe-condition.ts";
import { verbalizeDimensions, verbalizeMeasures, verbalizeOrder } from "./describe-plan.ts";

/** An edit with the plans before and after it. */
export interface DoneEdit {
  readonly edit: PlanEdit;
  readonly before: Plan;
  readonly after: Plan;
}

/** Describes an edit briefly, relative to the previous answer: "by country instead", "only where status is paid". */
export function describeEdit(
  { edit, before, after }: DoneEdit,
  scope: Omit<Scope, "plan"> & CalendarContext,
): string {
  const [was, is] = [namingBlock(before), namingBlock(after)];
  if (was === null || is === null) return "the result changed";
  switch (edit.kind) {
    case "addFilter":
      return describeFilters(was, is, scope) ?? "with a filter";
    case "setFilter":
      return edit.to === null
        ? `without “${describeCondition(edit.filter, { ...scope, plan: was })}”`
        : (describeFilters(was, is, scope) ?? "with another filter");
    case "setPeriod":
      return edit.period === null ? "for all time" : edit.words || describeDays(edit.period, scope);
    case "addMeasure":
      return was.measures.length === 0
        ? joinWords(verbalizeMeasures(is, scope))
        : `and ${joinWords(fresh(verbalizeMeasures(was, scope), verbalizeMeasures(is, scope)))}`;
    case "setMeasure":
      return replaced(verbalizeMeasures(was, scope), verbalizeMeasures(is, scope), "");
    case "addDimension": {
      const added = `by ${joinWords(fresh(verbalizeDimensions(was), verbalizeDimensions(is)))}`;
      return was.dimensions.length === 0 ? added : `${added} as well`;
    }
    case "setDimension":
    case "setGrain":
      return replaced(verbalizeDimensions(was), verbalizeDimensions(is), "by ");
    case "setOrder":
      return edit.order.length === 0
        ? "not sorted"
        : `sorted by ${verbalizeOrder(is, { ...scope, plan: is }) ?? "its columns"}`;
    case "setLimit":
      return describeLimit(is);
    case "compare":
      return compared[edit.with];
    case "includeUnmatched":
      return `with those that have no ${singularOf(humanizeName(findCatalogTable(edit.table, scope.catalog)?.name ?? edit.table))}`;
    default:
      return assertNever(edit);
  }
}

const compared = {
  periodBefore: "and the period before",
  yearBefore: "and the year before",
  sameDays: "only the same days",
} as const;

/** Describes the first new filter. */
function describeFilters(before: QueryPlan, after: QueryPlan, scope: Omit<Scope, "plan">): string | null {
  const known = new Set([...before.filters, ...before.having].map((one) => JSON.stringify(one)));
  const added = [...after.filters, ...after.having].find((one) => !known.has(JSON.stringify(one)));
  return added === undefined ? null : `only where ${describeCondition(added, { ...scope, plan: after })}`;
}

function describeDays(period: Period, context: CalendarContext): string {
  return period.kind === "relative" ? describePeriod(period) : formatPeriod(resolvePeriod(period, context));
}

function fresh(before: readonly string[], after: readonly string[]): readonly string[] {
  return after.filter((name) => !before.includes(name));
}

function replaced(before: readonly string[], after: readonly string[], preposition: string): string {
  const [gone, come] = [fresh(after, before), fresh(before, after)];
  return come.length > 0
    ? `${preposition}${joinWords(come)} instead`
    : `not ${preposition}${joinWords(gone)}`;
}

function describeLimit(plan: QueryPlan): string {
  const { limit, order } = plan;
  if (limit === null) return "all of them";
  const [thing, ...others] = verbalizeDimensions(plan);
  const end = order[0]?.direction === "ascending" ? "bottom" : "top";
  const what =
    thing === undefined || others.length > 0 ? "" : ` ${limit.count === 1 ? thing : pluralOf(thing)}`;
  return `${end} ${String(limit.count)}${what}`;
}
