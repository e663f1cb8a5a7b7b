import {
  wholeDatabase,
  type EditDimension,
  type EditFigure,
  type ExploredFilter,
  type Plan,
  type QueryPlan,
  type TableId,
} from "@askery/model";
import { capitalize, nameInWords, pluralOf } from "../../chart/name-words.ts";
import { rootTable } from "../../chart/find-plan-column.ts";
import { planFigures, type ExploreContext } from "../../explore/explore-context.ts";
import { listExploredMeasures, type MeasureChoice } from "../../explore/list-measures.ts";
import type { ColumnRef } from "../../plan/request/clause.ts";
import { verbalizeWhere } from "../verbalize-where.ts";
import { readValues } from "../read-values.ts";
import type { Step } from "../list-steps.ts";

/** Things that come again and again, such as customers with orders, of which some have stopped. */
export interface LosingPlan {
  /** "customers". */
  readonly words: string;
  /** Those that have left as well: "members", of “members that are still there”. */
  readonly allWords: string;
  /** What they come with: "orders". */
  readonly eventWords: string;
  /** What each event is worth; null if nothing says so. */
  readonly amount: MeasureChoice | null;
  readonly step: Step;
  /** How many started in each quarter, and how many of them came in which later one; empty without a date of their own. */
  readonly cohorts: readonly Step[];
}

/**
 * Plans what is known of each thing: how many events it has, its first and last one, and what they were worth. The events are
 * those of the first of the tables that refers to the things, has dates, and has several for each; without one, of the first
 * that refers to them. Lines of orders have the date of their order. Null without such a table, or if the things are limited by more than values.
 */
export function planLosing(
  asked: Plan,
  tables: readonly TableId[],
  context: ExploreContext,
): LosingPlan | null {
  const { schema } = context;
  const things = rootTable(asked, schema.catalog);
  const filters = readValues(asked, context);
  if (things === null || filters === null) return null;
  const isOften = (events: TableId) =>
    (schema.table(events).rowEstimate ?? 0) >= oftenEnough * (things.rowEstimate ?? 0);
  const referring = tables.filter(
    (events) =>
      events !== things.id &&
      schema.catalog.relationships.some(({ from, to }) => from.table === events && to.table === things.id),
  );
  for (const events of [...referring.filter(isOften), ...referring]) {
    const date = findEventDate(events, context);
    if (date === null) continue;
    const ends = listEnds(things.id, context);
    const coming = { things: things.id, events, date };
    const all = planEvents({ ...coming, filters }, context);
    const plan = planEvents({ ...coming, filters: [...filters, ...ends] }, context);
    if (all !== null && plan !== null) {
      const still = ends.length === 0 ? "" : " that are still there";
      const allWords = `${pluralOf(nameInWords(things.name))}${verbalizeWhere(all.plan, context)}`;
      const words = `${allWords}${still}`;
      const eventWords = pluralOf(nameInWords(schema.table(events).name));
      const cohorts = planCohorts(
        { things: things.id, events, date, filters },
        { words: allWords, eventWords },
        context,
      );
      return {
        words,
        allWords,
        eventWords,
        amount: plan.amount,
        step: stepOf(plan.plan, { words, eventWords }),
        cohorts,
      };
    }
  }
  return null;
}

/** Who has left by a date of their own, as members may, is no longer being lost. */
function listEnds(things: TableId, { schema, described }: ExploreContext): readonly ExploredFilter[] {
  const meaning = described.tables.find(({ id }) => id === things);
  const isEnd = (name: string) =>
    meaning?.columns.find((one) => one.name === name)?.role.value === "interval-end";
  return schema
    .table(things)
    .columns.flatMap(({ name, profile }) =>
      isEnd(name) && profile !== null && profile.nullCount > leastStaying * profile.rowCount
        ? [{ table: things, column: name, value: null }]
        : [],
    );
}

/** If fewer have none, it is the end that was agreed. */
const leastStaying = 0.1;

/** The date of a table's rows, or of the events that they belong to; null without one. */
function findEventDate(events: TableId, { schema }: ExploreContext): ColumnRef | null {
  const own = schema.eventDate(events);
  if (own !== null) return { table: events, column: own };
  for (const { from, to } of schema.catalog.relationships) {
    if (from.table !== events || !schema.isEvent(to.table)) continue;
    const column = schema.eventDate(to.table);
    if (column !== null) return { table: to.table, column };
  }
  return null;
}

/** With fewer events for each thing, such as one membership of each member, nothing comes again. */
const oftenEnough = 2;

interface ComingThings {
  readonly things: TableId;
  readonly events: TableId;
  /** The date of the events, perhaps in what they belong to. */
  readonly date: ColumnRef;
  readonly filters: readonly ExploredFilter[];
}

function planEvents(
  { things, events, date, filters }: ComingThings,
  context: ExploreContext,
): { readonly plan: QueryPlan; readonly amount: MeasureChoice | null } | null {
  const sums = listExploredMeasures(events, context).filter((one) => one.function === "sum");
  const amount =
    sums.find(({ column }) => column !== null && context.schema.isMoney(column)) ?? sums[0] ?? null;
  const dateOf = (name: "min" | "max"): EditFigure => ({
    kind: "aggregate",
    function: name,
    field: { kind: "column", ...date },
  });
  const figures: readonly EditFigure[] = [
    { kind: "rows", table: null },
    dateOf("min"),
    dateOf("max"),
    ...(amount === null ? [] : [amount.figure]),
  ];
  const plan = planFigures(
    { table: events, exploration: { ...wholeDatabase, filters } },
    figures.map((figure) => ({ figure, label: null })),
    [{ kind: "entity", table: things }],
    context,
  );
  if (plan === null || plan.measures.length < figures.length) return null;
  return { plan: { ...plan, limit: null }, amount };
}

function planCohorts(
  { things, events, date, filters }: ComingThings,
  { words, eventWords }: Pick<LosingPlan, "words" | "eventWords">,
  context: ExploreContext,
): readonly Step[] {
  const { schema } = context;
  const start = schema.eventDate(things);
  const reference = schema.catalog.relationships.find(
    ({ from, to }) => from.table === events && to.table === things,
  )?.from.columns[0];
  if (start === null || reference === undefined) return [];
  const quarterOf = (table: TableId, column: string): EditDimension => ({
    kind: "grain",
    grain: "quarter",
    field: { kind: "column", table, column },
  });
  const different: EditFigure = {
    kind: "aggregate",
    function: "countDistinct",
    field: { kind: "column", table: events, column: reference },
  };
  const exploration = { ...wholeDatabase, filters };
  const starts = planFigures(
    { table: things, exploration },
    [{ figure: { kind: "rows", table: null }, label: null }],
    [quarterOf(things, start)],
    context,
  );
  const returns = planFigures(
    { table: events, exploration },
    [{ figure: different, label: words }],
    [quarterOf(things, start), quarterOf(date.table, date.column)],
    context,
  );
  if (starts === null || returns?.dimensions.length !== 2) return [];
  const step = (kind: "starts" | "returns", title: string, plan: QueryPlan): Step => ({
    id: kind,
    kind,
    title: capitalize(title),
    why: "It shows whether those that started later stay as often.",
    plan: { ...plan, limit: null },
    dimension: null,
    part: [],
  });
  return [
    step("starts", `new ${words} by quarter`, starts),
    step(
      "returns",
      `${words} by the quarter in which they started, and with ${eventWords} in which quarter`,
      returns,
    ),
  ];
}

function stepOf(plan: QueryPlan, { words, eventWords }: Pick<LosingPlan, "words" | "eventWords">): Step {
  return {
    id: "rhythm",
    kind: "rhythm",
    title: `${capitalize(eventWords)} of each of the ${words}`,
    why: "It shows how often each usually comes, and how long ago it was here last.",
    plan,
    dimension: null,
    part: [],
  };
}
