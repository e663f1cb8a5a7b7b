import {
  hasContent,
  isSameColumn,
  keyOfColumn,
  planRows,
  type EditDimension,
  type ExploredColumn,
  type Grain,
  type PlanEdit,
  type QueryPlan,
} from "@askery/model";
import { humanizeName, pluralOf } from "../chart/name-words.ts";
import { findBreakdowns, findThings } from "../narrate/list-breakdowns.ts";
import type { Candidate, NamedColumn, TableSubject } from "./candidate.ts";
import { chooseGrain } from "./choose-grain.ts";
import { applyEdits, planColumns, planFigures } from "./explore-context.ts";
import { listWays } from "./list-ways.ts";
import { listComparisons } from "./list-comparisons.ts";
import { listExploredMeasures, type MeasureChoice } from "./list-measures.ts";
import { fieldOf, makeCandidate, planMeans } from "./make-candidate.ts";
import { sampleRows } from "./sample-rows.ts";
import { planMissing } from "./plan-missing.ts";

/** No exploration of one table runs more queries than this. */
export const maxCandidates = 20;
const maxDimensions = 4;
const topCount = 10;

/**
 * The queries that may show something about a table, likeliest first: figures over time and by category, how numbers
 * spread and relate, what depends on what, what a few things make up, and what is missing. Names visible columns only,
 * and joins by known relationships.
 */
export function listCandidates(subject: TableSubject): readonly Candidate[] {
  const measures = chooseMeasures(subject);
  const [main] = measures;
  if (main === undefined) return [];
  const dimensions = listExploredDimensions(subject);
  const wanted = chooseDimensions(dimensions, subject);
  const { compare } = subject.exploration;
  if (compare !== null) return listComparisons(compare, { measures, dimensions: wanted }, subject);
  const candidates = [
    ...asked(main, subject),
    ...measures.slice(0, 2).flatMap((measure) => overTime(measure, subject)),
    ...wanted.flatMap((dimension) => byDimension(main, dimension, subject)),
    ...means(measures, wanted, subject),
    ...concentrations(main, subject),
    ...spreads(measures, subject),
    ...relations(subject),
    ...associations(wanted, subject),
    ...measures.slice(2).flatMap((measure) => overTime(measure, subject)),
    ...missing(subject),
  ];
  const unique = [...new Map(candidates.toReversed().map((one) => [one.id, one])).values()].toReversed();
  return unique.slice(0, subject.isOneOfSeveral ? 6 : maxCandidates);
}

/** The figures of a table without a breakdown, the most telling first: what a dashboard shows on top. */
export function listTotals(subject: TableSubject): readonly Candidate[] {
  return chooseMeasures(subject)
    .slice(0, subject.isOneOfSeveral ? 1 : maxTotals)
    .flatMap((measure) => {
      const plan = planFigures(subject, [measure], [], subject.context);
      return plan === null ? [] : [makeCandidate("total", measure.key, { plan, measure }, subject)];
    });
}

const maxTotals = 4;

/** The categories that the figures of a table can be broken down by, best first. */
export function listExploredDimensions({ table, context }: TableSubject): readonly NamedColumn[] {
  const { schema, described } = context;
  const plan: QueryPlan = { ...planRows(table), aggregation: "group" };
  const found = findBreakdowns(plan, { catalog: schema.catalog, described });
  const sizeOf = (one: ExploredColumn) => schema.column(one).profile?.distinctCount ?? null;
  const isCode = ({ table: of, column }: ExploredColumn) =>
    described.tables.find(({ id }) => id === of)?.columns.find(({ name }) => name === column)?.role.value ===
    "code";
  return found
    .filter(
      (one) =>
        !isCode(one) ||
        // A code and the name that it stands for have the same parts.
        !found.some((other) => other.table === one.table && !isCode(other) && sizeOf(other) === sizeOf(one)),
    )
    .flatMap(({ name, ...column }) => listWays(column, { root: table, words: name, schema }));
}

function chooseMeasures({ table, exploration, context }: TableSubject): readonly MeasureChoice[] {
  const measures = listExploredMeasures(table, context);
  const chosen = measures.find(({ key }) => key === exploration.measure);
  return chosen === undefined ? measures : [chosen];
}

function chooseDimensions(
  dimensions: readonly NamedColumn[],
  { exploration: { by, filters, compare }, isOneOfSeveral }: TableSubject,
): readonly NamedColumn[] {
  const used = [...filters, ...(compare?.kind === "values" ? [compare.of] : [])];
  const free = dimensions.filter(
    (one) =>
      (compare !== null || by === null || !isSameColumn(one, by)) &&
      !used.some((filter) => isSameColumn(one, filter)),
  );
  return free.slice(0, isOneOfSeveral ? 2 : maxDimensions);
}

/** The breakdown that people asked for: alone, and over time. */
function asked(measure: MeasureChoice, subject: TableSubject): readonly Candidate[] {
  const { by } = subject.exploration;
  if (by === null) return [];
  const named = listExploredDimensions(subject).find((one) => isSameColumn(one, by));
  const dimension = named ?? { ...by, words: humanizeName(by.column).toLowerCase() };
  // Averages are tested, so that it is known whether they differ.
  const found =
    measure.function === "avg"
      ? means([measure], [dimension], subject)
      : byDimension(measure, dimension, subject);
  return found.map((one) => ({ ...one, isAsked: true }));
}

function overTime(measure: MeasureChoice, subject: TableSubject): readonly Candidate[] {
  const { exploration, context } = subject;
  const figure = { ...measure, label: measure.label ?? nameOfNew(measure, subject) };
  const plan = (grain: Grain) =>
    planFigures(subject, [figure], [{ kind: "grain", grain, field: null }], context);
  const monthly = plan("month");
  if (monthly === null) return [];
  const grain = chooseGrain(monthly, exploration, context);
  const chosen = grain === "month" ? monthly : plan(grain);
  if (chosen === null) return [];
  return [makeCandidate("series", measure.key, { plan: chosen, measure, grain }, subject)];
}

/** Things are dated by their start, so that those of a month are "new products"; null for what happens. */
function nameOfNew({ key }: MeasureChoice, { table, context }: TableSubject): string | null {
  const kind = context.described.tables.find(({ id }) => id === table)?.kind.value;
  const isOfThings = key === "rows" && kind === "entity" && context.schema.eventDate(table) !== null;
  const name = humanizeName(context.schema.table(table).name).toLowerCase();
  return isOfThings ? `new ${pluralOf(name)}` : null;
}

function byDimension(
  measure: MeasureChoice,
  dimension: NamedColumn,
  subject: TableSubject,
): readonly Candidate[] {
  const plan = planFigures(subject, [measure], [fieldOf(dimension)], subject.context);
  const key = `${measure.key}:${keyOfColumn(dimension)}`;
  return plan === null ? [] : [makeCandidate("groups", key, { plan, measure, dimension }, subject)];
}

/** Averages by category, with what the test of their difference needs. */
function means(
  measures: readonly MeasureChoice[],
  dimensions: readonly NamedColumn[],
  subject: TableSubject,
): readonly Candidate[] {
  const measure = measures.find(({ column }) => column !== null);
  return dimensions.slice(0, 3).flatMap((dimension) => {
    const plans = measure && planMeans(measure, fieldOf(dimension), subject);
    if (measure === undefined || !plans) return [];
    const key = `${measure.column?.column ?? ""}:${keyOfColumn(dimension)}`;
    return [makeCandidate("means", key, { ...plans, measure, dimension }, subject)];
  });
}

/** The largest things of a total, if it adds up. */
function concentrations(measure: MeasureChoice, subject: TableSubject): readonly Candidate[] {
  const { table, context } = subject;
  if (measure.function !== "sum" && measure.function !== "count") return [];
  const root: QueryPlan = { ...planRows(table), aggregation: "group" };
  const things = findThings(root, { catalog: context.schema.catalog, described: context.described });
  return things.slice(0, 2).flatMap((thing) => {
    const measured = planFigures(subject, [measure], [{ kind: "entity", table: thing }], context);
    const output = measured?.measures[0]?.id;
    if (measured === null || output === undefined) return [];
    const [key] = context.schema.keyColumns(thing);
    const plan = applyEdits(
      measured,
      [
        ...(key === undefined ? [] : [onlyNamed({ table: thing, column: key })]),
        { kind: "setOrder", order: [{ output, direction: "descending" }] },
        { kind: "setLimit", limit: { count: topCount, per: [] } },
      ],
      context,
    );
    return plan === null
      ? []
      : [makeCandidate("concentration", `${measure.key}:${thing}`, { plan, measured, measure }, subject)];
  });
}

/** Without the rows that belong to none of the things: "no campaign" is no campaign. */
function onlyNamed({ table, column }: ExploredColumn): PlanEdit {
  const field = { kind: "column", table, column } as const;
  return {
    kind: "addFilter",
    filter: { kind: "not", filter: { kind: "test", field, test: { kind: "null" } } },
  };
}

function spreads(measures: readonly MeasureChoice[], subject: TableSubject): readonly Candidate[] {
  const columns = measures.flatMap(({ column, ...measure }) =>
    column === null ? [] : [{ column, measure }],
  );
  return columns.slice(0, 2).flatMap(({ column }) => {
    const plan = planColumns(subject, [fieldOf(column)], subject.context);
    return plan === null ? [] : [makeCandidate("spread", column.column, { plan }, subject)];
  });
}

/** Pairs of numbers of the same row. */
function relations(subject: TableSubject): readonly Candidate[] {
  const figures = listExploredMeasures(subject.table, subject.context).flatMap(({ column }) => column ?? []);
  const pairs = figures.flatMap((left, index) =>
    figures.slice(index + 1).map((right) => [left, right] as const),
  );
  return pairs.slice(0, 3).flatMap(([left, right]) => {
    const columns = [...identify(subject), fieldOf(left), fieldOf(right)];
    const plan = planColumns(subject, columns, subject.context);
    return plan === null
      ? []
      : [
          makeCandidate(
            "relation",
            `${left.column}:${right.column}`,
            { plan, sample: sampleRows(plan, subject) },
            subject,
          ),
        ];
  });
}

/** What tells rows apart, so that each is a point of its own. */
function identify({ table, context }: TableSubject): readonly EditDimension[] {
  const [shown] = context.schema.displayColumns(table);
  const [key] = context.schema.keyColumns(table);
  const column = shown ?? key;
  return column === undefined ? [] : [fieldOf({ table, column })];
}

function associations(dimensions: readonly NamedColumn[], subject: TableSubject): readonly Candidate[] {
  const rows = { figure: { kind: "rows", table: null } as const, label: null };
  const pairs = dimensions.flatMap((left, index) =>
    dimensions.slice(index + 1).map((right) => [left, right] as const),
  );
  return pairs.slice(0, 3).flatMap(([left, right]) => {
    const plan = planFigures(subject, [rows], [fieldOf(left), fieldOf(right)], subject.context);
    const key = `${keyOfColumn(left)}:${keyOfColumn(right)}`;
    return plan === null ? [] : [makeCandidate("association", key, { plan, dimension: left }, subject)];
  });
}

function missing(subject: TableSubject): readonly Candidate[] {
  const { exploration, table, context } = subject;
  if (exploration.measure !== null) return [];
  const columns = (context.lexicon.tables.get(table)?.columns ?? []).filter(
    ({ column, meaning }) =>
      (column.profile?.nullCount ?? 0) > 0 &&
      (hasContent(meaning.role.value, "values") || hasContent(meaning.role.value, "figures")),
  );
  const plan = planMissing(
    columns.map(({ column }) => column.name),
    subject,
  );
  return plan === null ? [] : [makeCandidate("missing", "columns", { plan }, subject)];
}
