import type { Exploration } from "@askery/model";
import { humanizeName } from "../chart/name-words.ts";
import { formatPeriod } from "../question/format-period.ts";
import type { ExploreContext } from "./explore-context.ts";
import { listExploredMeasures } from "./list-measures.ts";
import { nameParts } from "./restrict-rows.ts";

/** What is looked at, in words: "orders", "revenue of orders where country is Spain". */
export function titleExploration(exploration: Exploration, context: ExploreContext): string {
  const { table, measure, filters, conditions: others = [], period, without, compare } = exploration;
  if (table === null) return "the whole database";
  const rows = humanizeName(context.schema.table(table).name).toLowerCase();
  const words = listExploredMeasures(table, context).find(({ key }) => key === measure)?.words;
  const conditions = [
    ...filters.map(
      ({ column, value }) => `${nameColumn(column)} ${value === null ? "is missing" : `is ${value}`}`,
    ),
    ...without.map(
      ({ column, value }) => `${nameColumn(column)} ${value === null ? "is known" : `is not ${value}`}`,
    ),
    ...others.map(({ words }) => words),
  ];
  const where = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
  const when = period === null ? "" : `, ${formatPeriod(period)}`;
  const what = words === undefined || words.includes(rows) ? (words ?? rows) : `${words} of ${rows}`;
  const beside = compare === null ? "" : `: ${nameParts(compare).join(" and ")}`;
  return `${what}${where}${when}${beside}`;
}

function nameColumn(column: string): string {
  return humanizeName(column).toLowerCase();
}
