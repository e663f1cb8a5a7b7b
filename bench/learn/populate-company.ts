import type { Company, CompanyTable } from "./company.ts";
import { addDays, DateMaker, type Moments } from "./date-maker.ts";
import { makeName } from "./make-name.ts";
import { makeValue } from "./make-value.ts";
import { planRowCounts, type RowCount } from "./plan-row-counts.ts";
import type { Cell, Row, Rows } from "./rows.ts";
import { Seeded } from "./seeded.ts";

/**
 * Makes rows that such a business might have, the same ones every time: a few entities are referred to often and some never, listed names and
 * values come first, and dates are within the three years before today.
 */
export function populateCompany(company: Company): Rows {
  const counts = planRowCounts(company);
  const rows = new Map<string, readonly Row[]>();
  /** The first moment of each row, by table. */
  const starts = new Map<string, readonly (string | null)[]>();
  for (const table of sortByReferences(company.tables)) {
    const random = new Seeded(`${company.id} ${table.name}`);
    const made = Array.from({ length: counts.get(table.name)?.rows ?? 0 }, (_, index) =>
      makeRow(table, index, { company, counts, starts, random }),
    );
    rows.set(
      table.name,
      made.map(({ row }) => row),
    );
    starts.set(
      table.name,
      made.map(({ start }) => start),
    );
  }
  return rows;
}

interface Context {
  readonly company: Company;
  readonly counts: ReturnType<typeof planRowCounts>;
  readonly starts: ReadonlyMap<string, readonly (string | null)[]>;
  readonly random: Seeded;
}

function makeRow(
  table: CompanyTable,
  index: number,
  { company, counts, starts, random }: Context,
): { readonly row: Row; readonly start: string | null } {
  const row: Record<string, Cell> = {};
  let after: Moments = { day: addDays(company.today, -daysBack), isClose: false };
  for (const { name, type } of table.columns) {
    if (type.kind !== "ref") continue;
    const target = counts.get(type.target);
    if (!target || (type.isOptional && random.chance(0.15))) {
      row[name] = null;
      continue;
    }
    const isSelf = type.target === table.name;
    const chosen = isSelf ? random.skewed(Math.max(1, index)) : chooseRow(target, random);
    row[name] = isSelf && index === 0 ? null : chosen + 1;
    const start = starts.get(type.target)?.[chosen]?.slice(0, 10);
    if (start && start > after.day) after = { day: start, isClose: after.isClose || target.isEvent };
  }
  const dates = new DateMaker(table, { today: company.today, after, random });
  for (const column of table.columns) {
    const { name, type } = column;
    switch (type.kind) {
      case "ref":
        break;
      case "key":
        row[name] = index + 1;
        break;
      case "date":
      case "time":
        row[name] = dates.make(column, type);
        break;
      case "name":
      case "person":
        row[name] = makeName(column, index, `${company.id} ${table.name}`);
        break;
      default:
        row[name] = makeValue({ column, type, index, random });
    }
  }
  return { row, start: dates.start };
}

const daysBack = 1090;

/** Of an entity, a few rows are referred to often, and a fifth of those that are not listed never. */
function chooseRow({ rows, listed, isEvent }: RowCount, random: Seeded): number {
  if (isEvent) return random.whole(0, Math.ceil(rows * 0.85) - 1);
  const chosen = random.skewed(rows);
  return chosen >= listed && chosen % 5 === 4 ? chooseRow({ rows, listed, isEvent }, random) : chosen;
}

/** Tables after those that they refer to, as far as possible. */
function sortByReferences(tables: readonly CompanyTable[]): readonly CompanyTable[] {
  const sorted: CompanyTable[] = [];
  const visited = new Set<string>();
  const visit = (table: CompanyTable): void => {
    if (visited.has(table.name)) return;
    visited.add(table.name);
    for (const { type } of table.columns) {
      const target = type.kind === "ref" ? tables.find(({ name }) => name === type.target) : undefined;
      if (target) visit(target);
    }
    sorted.push(table);
  };
  for (const table of tables) visit(table);
  return sorted;
}
