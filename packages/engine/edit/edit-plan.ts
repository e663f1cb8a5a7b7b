import { listPlanNames, type Plan, type PlanEdit, type Problem } from "@askery/model";
import { lookUpTable } from "../sql/find-catalog.ts";
import { comparePeriods } from "./compare-periods.ts";
import { compareSameDays } from "./compare-same-days.ts";
import { addFilter, setFilter } from "./edit-filters.ts";
import { addDimension } from "./edit-dimensions.ts";
import { addMeasure, setMeasure } from "./edit-measures.ts";
import { setLimit, setOrder } from "./edit-order.ts";
import { includeUnmatched } from "./include-unmatched.ts";
import { isProblem, refuseEdit, type EditContext, type EditResult } from "./edit-context.ts";
import { findColumn, joinsPlans, readsElsewhere } from "./open-block.ts";
import { relateShares } from "./relate-shares.ts";
import { setDimension } from "./set-dimension.ts";
import { setGrain } from "./set-grain.ts";
import { setPeriod } from "./set-period.ts";

/**
 * Applies one edit to a plan, or returns a problem. Defined for every edit of every plan.
 *
 * Joins the tables that an edit needs without losing or repeating rows, and removes joins that are no longer used. Does
 * not modify the given plan.
 */
export function editPlan(plan: Plan, edit: PlanEdit, context: EditContext): EditResult {
  const gone = findGone(plan, context);
  const edited = gone ?? applyEdit(plan, edit, context);
  return isProblem(edited) ? { kind: "problem", problem: edited } : { kind: "edited", plan: edited };
}

/** Applies edits in order and stops at the first problem. */
export function editPlanInSteps(plan: Plan, edits: readonly PlanEdit[], context: EditContext): EditResult {
  let result: EditResult = { kind: "edited", plan };
  for (const edit of edits) {
    if (result.kind === "problem") return result;
    result = editPlan(result.plan, edit, context);
  }
  return result;
}

function applyEdit(plan: Plan, edit: PlanEdit, context: EditContext): Plan | Problem {
  const isSplit = ofStructure.has(edit.kind)
    ? joinsPlans(plan)
    : ofRows.has(edit.kind) && readsElsewhere(plan);
  if (isSplit) return refuseEdit("edit-of-set");
  switch (edit.kind) {
    case "addFilter":
      return addFilter(plan, edit.filter, context);
    case "setFilter":
      return setFilter(plan, edit, context);
    case "setPeriod":
      return setPeriod(plan, edit, context);
    case "addMeasure":
      return addMeasure(plan, edit.measure, context);
    case "setMeasure":
      return setMeasure(plan, edit, context);
    case "addDimension":
      return relateShares(addDimension(plan, edit.dimension, context));
    case "setDimension":
      return relateShares(setDimension(plan, edit, context));
    case "setGrain":
      return setGrain(plan, edit, context);
    case "setOrder":
      return setOrder(plan, edit.order, context);
    case "setLimit":
      return setLimit(plan, edit.limit, context);
    case "compare":
      return edit.with === "sameDays"
        ? compareSameDays(plan, context)
        : comparePeriods(plan, edit.with, context);
    case "includeUnmatched":
      return includeUnmatched(plan, edit.table);
  }
}

/** Edits that would change one of several inner plans, but not the others. */
const ofStructure: ReadonlySet<PlanEdit["kind"]> = new Set([
  "addMeasure",
  "setMeasure",
  "addDimension",
  "setDimension",
  "setGrain",
  "compare",
  "includeUnmatched",
]);

/** Edits of the rows, which would miss those of figures from elsewhere. */
const ofRows: ReadonlySet<PlanEdit["kind"]> = new Set(["addFilter", "setFilter", "setPeriod"]);

/** Finds a table or column that a saved plan names but the database no longer has. */
function findGone(plan: Plan, { schema }: EditContext): Problem | null {
  for (const { table, column } of listPlanNames(plan)) {
    const isThere =
      column === null
        ? lookUpTable(table, schema.catalog) !== null
        : findColumn({ table, column }, schema) !== null;
    if (!isThere) return refuseEdit("edit-name-unknown", { name: column ?? table });
  }
  return null;
}
