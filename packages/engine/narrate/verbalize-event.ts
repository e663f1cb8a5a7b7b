import type { Catalog, Plan, QueryPlan } from "@askery/model";
import { humanizeName, pluralOf } from "../chart/name-words.ts";
import { splitName } from "../meaning/names/split-name.ts";
import { findPlanColumn, rootTable } from "../chart/find-plan-column.ts";
import { verbalizeParticiple } from "../chart/verbalize-participle.ts";

/**
 * The event that a plan's period refers to, as a participle derived from the date column: "hired" before 2024, "signed
 * up" in May.
 *
 * Null for plans along time, for figures of the table other than counts, and if the table's name implies it: orders are
 * ordered, shipments shipped. A date of another table names that: revenue "for customers signed up" in May.
 */
export function verbalizeEvent(plan: Plan, catalog: Catalog): string | null {
  if (plan.kind !== "query") return null;
  const period = plan.filters.find((filter) => filter.kind === "period");
  if (period?.kind !== "period" || period.value.kind !== "column") return null;
  if (plan.dimensions.some(({ expression }) => expression.kind === "grain")) return null;
  const found = findPlanColumn(period.value.source, period.value.column, plan, catalog);
  const root = rootTable(plan, catalog);
  if (found?.kind !== "stored" || root === null) return null;
  const event = verbalizeParticiple(found.column.name);
  if (event === null || isNamed(event, splitName(found.table.name))) return null;
  if (found.table !== root) {
    return saysWhen(event) ? `for ${pluralOf(humanizeName(found.table.name))} ${event}` : null;
  }
  return isAboutRows(plan) ? event : null;
}

/** True for counts and lists of rows. Events do not apply to revenue. */
export function isAboutRows({ measures }: Pick<QueryPlan, "measures">): boolean {
  return measures.every(
    ({ expression }) => expression.kind === "aggregate" && expression.function === "count",
  );
}

/** False for rows that were only written at that time. */
function saysWhen(event: string): boolean {
  return !["created", "updated", "recorded", "dated"].includes(event);
}

const stemLength = 4;

function isNamed(event: string, rows: readonly string[]): boolean {
  const stem = event.slice(0, stemLength);
  return rows.some((word) => word.startsWith(stem));
}
