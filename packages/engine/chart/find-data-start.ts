import { type Catalog, type Expression, type Plan, dayOf } from "@askery/model";
import type { Day } from "../question/calendar-days.ts";
import { findPlanColumn } from "./find-plan-column.ts";

/** The earliest date in the column behind a plan's time axis, according to its profile; null if unknown. */
export function findDataStart(plan: Plan, catalog: Catalog): Day | null {
  if (plan.kind !== "query") return null;
  const date = plan.dimensions.flatMap(({ expression }) =>
    expression.kind === "grain" ? [expression.of] : [],
  )[0];
  return date === undefined ? null : firstDay(date, plan, catalog);
}

function firstDay(date: Expression, plan: Extract<Plan, { kind: "query" }>, catalog: Catalog): Day | null {
  if (date.kind !== "column") return null;
  const found = findPlanColumn(date.source, date.column, plan, catalog);
  return found?.kind === "stored" ? dayOf(found.column.profile?.min ?? null) : null;
}
