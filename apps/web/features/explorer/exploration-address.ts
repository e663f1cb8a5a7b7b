import type { Exploration } from "@askery/model";
import { printFilters, readColumn, readFilters } from "../../shared/address/filters-address.ts";

/** The query of an address that names an exploration. Each step of the way is in it, in the order of the steps. */
export interface ExplorationSearch {
  readonly look?: string;
  readonly table?: string;
  readonly measure?: string;
  readonly by?: string;
  readonly where?: string;
  readonly from?: string;
  readonly to?: string;
}

export const wholeDatabase: Exploration = { table: null, measure: null, by: null, filters: [], period: null };

/** The exploration that an address names; null if it names none. Parts that can't be read are left out. */
export function readExploration(search: ExplorationSearch): Exploration | null {
  const { look, table, measure, from, to } = search;
  if (table === undefined) return look === "all" ? wholeDatabase : null;
  return {
    table,
    measure: measure ?? null,
    by: readColumn(search.by),
    filters: readFilters(search.where),
    period: isDay(from) && isDay(to) ? { from, to } : null,
  };
}

/** The query of the address of an exploration. */
export function printExploration({ table, measure, by, filters, period }: Exploration): ExplorationSearch {
  if (table === null) return { look: "all" };
  return {
    table,
    ...(measure !== null && { measure }),
    ...(by !== null && { by: JSON.stringify([by.table, by.column]) }),
    ...(filters.length > 0 && { where: printFilters(filters) }),
    ...(period !== null && period),
  };
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);
}
