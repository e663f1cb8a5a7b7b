import type { TableId } from "@askery/model";
import { resolvePeriod } from "../../question/resolve-period.ts";
import type { ColumnRef } from "../request/clause.ts";
import { tablesOfQuantity, type Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import type { TestContext } from "./assemble-test.ts";
import type { ColumnScore } from "./choose-references.ts";
import { isWholeYears } from "./find-date.ts";

/** The maximum number of alternative date columns that are tried; each adds a plan, and more are hardly ever right. */
const maxDates = 2;

/**
 * Returns variants of the request that apply its periods to other date columns of the mentioned tables, best name match
 * first: "players' salaries in 2001" filters by the salary's year, not by the player's start date.
 */
export function chooseDates(
  request: Request,
  context: TestContext & { readonly scoreOf: ColumnScore },
): readonly Request[] {
  const { schema, scoreOf } = context;
  const open = request.periods.filter(({ column }) => column === null);
  if (open.length === 0 || request.happening !== null) return [];
  const isOfYears = open.every(({ period }) => isWholeYears(resolvePeriod(period, context)));
  return tablesNamed(request)
    .flatMap((table) => datesOf(table, isOfYears, schema))
    .map((column) => ({ column, score: scoreOf(column) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxDates)
    .map(({ column }) => ({
      ...request,
      periods: request.periods.map((placed) => ({ ...placed, column: placed.column ?? column })),
    }));
}

function tablesNamed({ entities, attributes, measures }: Request): readonly TableId[] {
  const measured = measures.flatMap(({ quantity }) => tablesOfQuantity(quantity));
  return [...new Set([...measured, ...entities, ...attributes.map(({ table }) => table)])];
}

/** The event date of a table and, if the question names whole years, its year column. */
function datesOf(table: TableId, isOfYears: boolean, schema: Schema): readonly ColumnRef[] {
  const names = [schema.eventDate(table), isOfYears ? schema.yearOf(table) : null];
  return [...new Set(names)].flatMap((column) => (column === null ? [] : [{ table, column }]));
}
