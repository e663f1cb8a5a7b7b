import type { EditFilter, Plan, PlanEdit, Problem, QueryPlan } from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";
import { buildFilter } from "./build-filter.ts";
import { dropUnused } from "./drop-unused.ts";
import { isProblem, refuseEdit, type EditContext } from "./edit-context.ts";
import { editInner, openBlock, sourcesOf } from "./open-block.ts";
import { countOnce } from "./repeat-rows.ts";
import { unwrapIdle, wrapResult } from "./wrap-result.ts";

/**
 * Adds a filter. A filter on columns applies to the rows that the plan reads, in an inner plan or on both sides of a
 * set operation; a filter on outputs applies to the result. Does not add a filter twice.
 */
export function addFilter(plan: Plan, filter: EditFilter, context: EditContext): Plan | Problem {
  const isOfColumns = !namesOutput(filter);
  if (plan.kind === "set" && isOfColumns) {
    const left = addFilter(plan.left, filter, context);
    if (isProblem(left)) return left;
    const right = addFilter(plan.right, filter, context);
    return isProblem(right) ? right : { ...plan, left, right };
  }
  if (plan.kind === "sql" && isOfColumns) return refuseEdit("edit-of-sql");
  if (plan.kind !== "query") {
    const wrapped = wrapResult(plan, context);
    return isProblem(wrapped) ? wrapped : addFilter(wrapped, filter, context);
  }
  if (plan.sources[0]?.kind === "plan" && isOfColumns) {
    return editInner(plan, (inner) => addFilter(inner, filter, context));
  }
  return addToBlock(plan, filter, context);
}

function addToBlock(plan: QueryPlan, filter: EditFilter, context: EditContext): QueryPlan | Problem {
  const block = openBlock(plan, context);
  const built = buildFilter(filter, block);
  if (isProblem(built)) return built;
  const part = built.level === "row" ? "filters" : "having";
  if (plan[part].some((one) => isSame(one, built.condition))) return plan;
  const added = { ...plan, sources: sourcesOf(block), [part]: [...plan[part], built.condition] };
  return built.level === "row" ? added : countOnce(plan, added, context.schema);
}

/** True if a filter tests an output of the plan, or a figure of its groups. */
export function namesOutput(filter: EditFilter): boolean {
  if (filter.kind === "test") {
    const { field, test } = filter;
    return field.kind !== "column" || (test.kind === "compareField" && test.with.kind !== "column");
  }
  return filter.kind === "not" ? namesOutput(filter.filter) : filter.filters.some(namesOutput);
}

/** Changes or removes a filter anywhere in the plan, including both sides of a set operation. */
export function setFilter(
  plan: Plan,
  edit: Extract<PlanEdit, { kind: "setFilter" }>,
  context: EditContext,
): Plan | Problem {
  const edited = setWithin(plan, edit, context);
  return edited ?? refuseEdit("edit-name-unknown", {});
}

/** Returns null if the plan lacks the filter. */
function setWithin(
  plan: Plan,
  edit: Extract<PlanEdit, { kind: "setFilter" }>,
  context: EditContext,
): Plan | Problem | null {
  if (plan.kind === "sql") return null;
  if (plan.kind === "set") {
    const [left, right] = [setWithin(plan.left, edit, context), setWithin(plan.right, edit, context)];
    if (left === null && right === null) return null;
    if (left !== null && isProblem(left)) return left;
    if (right !== null && isProblem(right)) return right;
    return { ...plan, left: left ?? plan.left, right: right ?? plan.right };
  }
  for (const part of ["filters", "having"] as const) {
    const index = plan[part].findIndex((one) => isSame(one, edit.filter));
    if (index >= 0) return setInBlock(plan, { part, index, to: edit.to }, context);
  }
  let isChanged = false;
  const edited = editInner(plan, (inner) => {
    const changed = setWithin(inner, edit, context);
    isChanged ||= changed !== null;
    return changed ?? inner;
  });
  return isChanged ? edited : null;
}

interface FilterPosition {
  readonly part: "filters" | "having";
  readonly index: number;
  readonly to: EditFilter | null;
}

function setInBlock(
  plan: QueryPlan,
  { part, index, to }: FilterPosition,
  context: EditContext,
): Plan | Problem {
  if (to === null) {
    const without: QueryPlan = { ...plan, [part]: plan[part].toSpliced(index, 1) };
    return unwrapIdle(dropUnused(plan, without, context.schema), context);
  }
  const block = openBlock(plan, context);
  const built = buildFilter(to, block);
  if (isProblem(built)) return built;
  const target = built.level === "row" ? "filters" : "having";
  const changed: QueryPlan = {
    ...plan,
    sources: sourcesOf(block),
    ...(target === part
      ? { [part]: plan[part].with(index, built.condition) }
      : { [part]: plan[part].toSpliced(index, 1), [target]: [...plan[target], built.condition] }),
  };
  const counted = built.level === "row" ? changed : countOnce(plan, changed, context.schema);
  return isProblem(counted) ? counted : dropUnused(plan, counted, context.schema);
}
