import {
  planRows,
  type DefaultFilter,
  type EditDimension,
  type EditFigure,
  type ExploredFilter,
  type Period,
  type Plan,
  type PlanEdit,
  type QueryPlan,
} from "@askery/model";
import { tryEdits, type OptionContext } from "../narrate/options/option-context.ts";
import { applyDefaults } from "../plan/defaults/apply-defaults.ts";
import { filterOf, restrictRows, type ExploredRows } from "./restrict-rows.ts";

/** What explorations are planned in: a prepared database, its dialect, today's date and the settings. */
export type ExploreContext = OptionContext & {
  /** The default filters, which apply here as in answers. */
  readonly filters: readonly DefaultFilter[];
};

/** A figure with its label; null lets the engine name it. */
export interface PlannedFigure {
  readonly figure: EditFigure;
  readonly label: string | null;
}

/** Plans figures of the explored rows by dimensions; null if that does not work. */
export function planFigures(
  rows: ExploredRows,
  figures: readonly PlannedFigure[],
  dimensions: readonly EditDimension[],
  context: ExploreContext,
): QueryPlan | null {
  const edits: readonly PlanEdit[] = [
    ...figures.map((measure): PlanEdit => ({ kind: "addMeasure", measure })),
    ...dimensions.map((dimension): PlanEdit => ({ kind: "addDimension", dimension })),
    ...restrictRows(rows, context),
  ];
  return applyEdits(planRows(rows.table), edits, context);
}

/** Plans a list of the explored rows with these columns; null if that does not work. */
export function planColumns(
  rows: ExploredRows,
  columns: readonly EditDimension[],
  context: ExploreContext,
): QueryPlan | null {
  const edits: readonly PlanEdit[] = [
    ...columns.map((dimension): PlanEdit => ({ kind: "addDimension", dimension })),
    ...restrictRows(rows, context),
  ];
  return applyEdits(planRows(rows.table), edits, context);
}

/** Applies edits, then the default filters. */
export function applyEdits(
  plan: Plan,
  edits: readonly PlanEdit[],
  context: ExploreContext,
): QueryPlan | null {
  const result = tryEdits(plan, edits, context);
  if (result.kind === "problem" || result.plan.kind !== "query") return null;
  const { plan: filtered } = applyDefaults(result.plan, context.filters);
  return filtered.kind === "query" ? filtered : null;
}

/** A plan of the rows with some values only; null if the values cannot be reached from its rows. */
export function limitToValues(
  plan: Plan,
  filters: readonly ExploredFilter[],
  context: ExploreContext,
): Plan | null {
  if (filters.length === 0) return plan;
  const edits = filters.map((filter): PlanEdit => ({ kind: "addFilter", filter: filterOf(filter) }));
  const result = tryEdits(plan, edits, context);
  return result.kind === "problem" ? null : result.plan;
}

/** A plan of the rows in a period only, by their date; null if they have none. */
export function limitToPeriod(
  plan: Plan,
  { period, words }: { readonly period: Period; readonly words: string },
  context: ExploreContext,
): Plan | null {
  const result = tryEdits(plan, [{ kind: "setPeriod", period, words, field: null }], context);
  return result.kind === "problem" ? null : result.plan;
}
