import type { TableId } from "@askery/model";
import { resolvePeriod } from "../../question/resolve-period.ts";
import { splitName } from "../../meaning/names/split-name.ts";
import type { ColumnRef, Test } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import { tablesOfQuantity, type Request } from "../request/request.ts";
import type { Schema } from "../schema/schema.ts";
import type { TestContext } from "./exists-over.ts";
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

/**
 * Returns the request with its time on the date that a state of the rows names: "finished work orders per month" are
 * counted by the date they finished. Null if none does.
 */
export function chooseStateDate(request: Request, context: StateContext): Request | null {
  const isOfTime = request.measures.some(({ quantity }) => quantity.kind === "duration");
  if (request.happening !== null || isOfTime || !hasOpenTime(request)) return null;
  const isAlongTime = request.groups.some(({ kind }) => kind === "grain");
  const rated = request.measures.flatMap(({ quantity }) =>
    quantity.kind === "rate" && isAlongTime ? quantity.tests : [],
  );
  const isShare = request.relation?.kind === "share";
  const states = isShare ? [] : request.tests;
  // A share is of all rows, and only those in the state have its own date.
  const shared = [...(isShare ? request.tests : []), ...rated];
  const [first] = [
    ...states.flatMap((test) => [...datesOfState(test, context), ...daysOfState(test, request, context)]),
    ...shared.flatMap((test) => endsOfState(test, context.schema)),
  ];
  const isOwn = first !== undefined && context.schema.eventDate(first.table) === first.column;
  if (first === undefined || (isOwn && context.schema.historyOf(first.table) === null)) return null;
  return { ...request, happening: first };
}

interface StateContext {
  readonly schema: Schema;
  readonly scoreOf: ColumnScore;
}

/**
 * The dates of a row that its state speaks of: `close_date` of "Closed Won", `closed_on` that is not empty, and its end
 * where the outcome ends it: "deals lost in May".
 */
function datesOfState(test: Test, { schema, scoreOf }: StateContext): readonly ColumnRef[] {
  if (test.kind === "missing") {
    const isNamed = schema.isDate(test.column) && scoreOf(test.column) >= surelyNamed;
    return test.isNegated && isNamed ? [test.column] : [];
  }
  return [...datesOfHistory(test, schema), ...datesNamedBy(test, schema), ...endsOfState(test, schema)];
}

/** The date that only rows in the state have: "who left this year". */
function daysOfState(test: Test, request: Request, { schema }: StateContext): readonly ColumnRef[] {
  if (test.kind !== "state" || test.isNegated) return [];
  const tables = test.table === null ? tablesNamed(request) : [test.table];
  return tables.flatMap((table) => {
    const condition = schema.stateOf(table, test.phrase)?.condition;
    return condition?.kind === "empty" && condition.isNegated ? [condition.column] : [];
  });
}

/** The day on which rows came into a status, where a table records that: "subscriptions paused in May". */
function datesOfHistory(test: Test, schema: Schema): readonly ColumnRef[] {
  if (test.kind !== "values" || test.isNegated) return [];
  const { table, column } = test.column;
  const history = schema.historyOf(table);
  return history?.status === column ? [{ table, column: history.date }] : [];
}

/** The dates that a state names, which only rows in it have: `cancelled_at` of "cancelled". Rows in one of two states have none. */
function datesNamedBy(test: Test, schema: Schema): readonly ColumnRef[] {
  if (test.kind !== "values" || test.isNegated) return [];
  const [first = [], ...others] = test.values.map((value) => datesNamedIn(value, test.column.table, schema));
  return first.filter((column) => others.every((dates) => dates.some((other) => isSame(column, other))));
}

function datesNamedIn(value: string, table: TableId, schema: Schema): readonly ColumnRef[] {
  return splitValue(value)
    .flatMap((word) => schema.happeningsOf(word))
    .toSorted((one, other) => other.fit - one.fit)
    .map((found) => found.column)
    .filter((column) => column.table === table);
}

/** The end of rows that have an outcome at their end, whichever it is. */
function endsOfState(test: Test, schema: Schema): readonly ColumnRef[] {
  const state = wordsOfState(test);
  if (state === null || !state.words.some((word) => endingOutcomes.has(word))) return [];
  const end = schema.span(state.table)?.to ?? null;
  return end === null ? [] : [end];
}

/** The words of a state that rows are in; null for other tests. */
function wordsOfState(test: Test): { readonly table: TableId; readonly words: readonly string[] } | null {
  if (test.kind === "values" && !test.isNegated) {
    const { table, column } = test.column;
    return { table, words: [...test.values.flatMap(splitValue), ...splitName(column)] };
  }
  const isState = test.kind === "state" && !test.isNegated && test.table !== null;
  return isState ? { table: test.table, words: splitValue(test.phrase) } : null;
}

function splitValue(value: string): readonly string[] {
  return value.toLowerCase().split(/[^\p{L}]+/u);
}

/** Outcomes that rows have at their end; "approved" comes before what was approved. */
const endingOutcomes: ReadonlySet<string> = new Set(["won", "win", "lost", "loss", "passed", "failed"]);

const surelyNamed = 0.45;

/** True if some time names no date. */
function hasOpenTime({ periods, groups, isOverTime, versus, relation }: Request): boolean {
  return (
    periods.some(({ column }) => column === null) ||
    groups.some((axis) => (axis.kind === "grain" || axis.kind === "datePart") && axis.column === null) ||
    isOverTime ||
    versus !== null ||
    relation?.kind === "growth"
  );
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
