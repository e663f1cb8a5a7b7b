import type { Exploration, ExploredColumn, ExploredFilter } from "@askery/model";

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
  const [by] = readTuples(search.by === undefined ? undefined : `[${search.by}]`);
  return {
    table,
    measure: measure ?? null,
    by: columnOf(by),
    filters: readTuples(search.where).flatMap((part): readonly ExploredFilter[] => {
      const column = columnOf(part);
      return column === null ? [] : [{ ...column, value: part[2] ?? null }];
    }),
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
    ...(filters.length > 0 && {
      where: JSON.stringify(filters.map((one) => [one.table, one.column, one.value])),
    }),
    ...(period !== null && period),
  };
}

function columnOf(parts: readonly (string | null)[] | undefined): ExploredColumn | null {
  const [table = null, column = null] = parts ?? [];
  return table === null || column === null ? null : { table, column };
}

/** Lists of texts, of which some may be null; none if the text is something else. */
function readTuples(text: string | undefined): readonly (readonly (string | null)[])[] {
  if (text === undefined) return [];
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isTuple) : [];
  } catch {
    return [];
  }
}

function isTuple(value: unknown): value is readonly (string | null)[] {
  return Array.isArray(value) && value.every((part) => part === null || typeof part === "string");
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text);
}
