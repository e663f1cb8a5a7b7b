import { AppError, listPlanNames, type Catalog, type Plan } from "@askery/model";
import { messages } from "./messages.ts";

/**
 * Checks that all tables and columns of a stored plan still exist and are still used in answers.
 *
 * @throws AppError `query-failed`, with the name of the first one that is missing
 */
export function demandNames(plan: Plan, catalog: Catalog): void {
  const columns = new Map(
    catalog.tables.map(({ id, columns }) => [id, new Set(columns.map(({ name }) => name))]),
  );
  for (const { table, column } of listPlanNames(plan)) {
    const known = columns.get(table);
    if (known === undefined) throw nameGone(table);
    if (column !== null && !known.has(column)) throw nameGone(`${table}.${column}`);
  }
}

function nameGone(name: string): AppError {
  return new AppError("query-failed", messages.nameGone(name));
}
