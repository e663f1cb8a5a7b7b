import type { EditFigure, ExploredFilter, Plan, QueryPlan, TableId } from "@askery/model";
import { capitalize, nameInWords, pluralOf } from "../../chart/name-words.ts";
import { rootTable } from "../../chart/find-plan-column.ts";
import { planFigures, type ExploreContext } from "../../explore/explore-context.ts";
import { listExploredMeasures, type MeasureChoice } from "../../explore/list-measures.ts";
import { verbalizeWhere } from "../verbalize-where.ts";
import { readValues } from "../read-values.ts";
import type { Step } from "../list-steps.ts";

/** Things that come again and again, such as customers with orders, of which some have stopped. */
export interface LosingPlan {
  /** "customers". */
  readonly words: string;
  /** What they come with: "orders". */
  readonly eventWords: string;
  /** What each event is worth; null if nothing says so. */
  readonly amount: MeasureChoice | null;
  readonly step: Step;
}

/**
 * Plans what is known of each thing: how many events it has, its first and last one, and what they were worth. The events are
 * those of the first of the dated tables that refers to the things. Null without such a table, or if the things are limited by
 * more than values.
 */
export function planLosing(
  asked: Plan,
  dated: readonly TableId[],
  context: ExploreContext,
): LosingPlan | null {
  const { schema } = context;
  const things = rootTable(asked, schema.catalog);
  const filters = readValues(asked, context);
  if (things === null || filters === null) return null;
  for (const events of dated) {
    const date = schema.eventDate(events);
    const refersToThem = schema.catalog.relationships.some(
      ({ from, to }) => from.table === events && to.table === things.id,
    );
    if (events === things.id || date === null || !refersToThem) continue;
    const plan = planEvents({ things: things.id, events, date, filters }, context);
    if (plan !== null) {
      const words = `${pluralOf(nameInWords(things.name))}${verbalizeWhere(plan.plan, context)}`;
      const eventWords = pluralOf(nameInWords(schema.table(events).name));
      return { words, eventWords, amount: plan.amount, step: stepOf(plan.plan, { words, eventWords }) };
    }
  }
  return null;
}

function planEvents(
  {
    things,
    events,
    date,
    filters,
  }: {
    readonly things: TableId;
    readonly events: TableId;
    readonly date: string;
    readonly filters: readonly ExploredFilter[];
  },
  context: ExploreContext,
): { readonly plan: QueryPlan; readonly amount: MeasureChoice | null } | null {
  const sums = listExploredMeasures(events, context).filter((one) => one.function === "sum");
  const amount =
    sums.find(({ column }) => column !== null && context.schema.isMoney(column)) ?? sums[0] ?? null;
  const dateOf = (name: "min" | "max"): EditFigure => ({
    kind: "aggregate",
    function: name,
    field: { kind: "column", table: events, column: date },
  });
  const figures: readonly EditFigure[] = [
    { kind: "rows", table: null },
    dateOf("min"),
    dateOf("max"),
    ...(amount === null ? [] : [amount.figure]),
  ];
  const plan = planFigures(
    { table: events, exploration: { filters, period: null } },
    figures.map((figure) => ({ figure, label: null })),
    [{ kind: "entity", table: things }],
    context,
  );
  if (plan === null || plan.measures.length < figures.length) return null;
  return { plan: { ...plan, limit: null }, amount };
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
