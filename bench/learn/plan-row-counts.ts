import type { Company, CompanyTable } from "./company.ts";
import { Seeded } from "./seeded.ts";

export interface RowCount {
  readonly rows: number;
  /** The number of listed names, whose rows come first. */
  readonly listed: number;
  /** Whether its rows happen, as orders do, instead of being named. */
  readonly isEvent: boolean;
}

/** How many rows each table has: a few dozen named things, a few hundred people, and up to a thousand events. */
export function planRowCounts({ id, tables }: Company): ReadonlyMap<string, RowCount> {
  const referred = new Set(
    tables.flatMap(({ name, columns }) =>
      columns.flatMap(({ type }) => (type.kind === "ref" && type.target !== name ? type.target : [])),
    ),
  );
  return new Map(
    tables.map((table) => [
      table.name,
      countRows(table, referred.has(table.name), new Seeded(`${id} ${table.name} rows`)),
    ]),
  );
}

function countRows({ columns }: CompanyTable, isReferred: boolean, random: Seeded): RowCount {
  const kinds = new Set(columns.map(({ type }) => type.kind));
  const listed = columns
    .filter(({ type }) => type.kind === "name" || type.kind === "person")
    .reduce((most, { values }) => Math.max(most, values.length), 0);
  const isDated = kinds.has("date") || kinds.has("time");
  if (listed > 0 && isReferred) {
    const [low, high] = kinds.has("person") ? [50, 140] : kinds.has("ref") ? [25, 60] : [18, 40];
    return { listed, rows: listed + random.whole(low, high), isEvent: false };
  }
  if (!isDated && !kinds.has("ref")) return { listed, rows: random.whole(20, 40), isEvent: false };
  if (listed > 0) return { listed, rows: random.whole(120, 250), isEvent: isDated };
  return { listed, rows: isReferred ? random.whole(350, 500) : random.whole(700, 1100), isEvent: isDated };
}
