import type { AskSettings, Catalog, IsoDate, Plan, QueryPlan } from "@askery/model";
import { defaultSettings } from "@askery/model";
import { capitalize, pluralOf } from "../chart/name-words.ts";
import { describeFigure } from "../chart/describe-figure.ts";
import { listBreakdowns, listThings } from "./list-breakdowns.ts";
import { sayRows } from "./say-expression.ts";
import { sayDimensions, sayMeasures } from "./tell-plan.ts";
import { sayContext, type QuestionContext } from "./say-context.ts";

export interface FollowUpRequest {
  readonly plan: Plan;
  readonly catalog: Catalog;
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Nothing was found: what continues it must leave the filters behind. */
  readonly isEmpty?: boolean;
}

/**
 * Whole questions that continue a plan, best first, at most eight. The caller keeps those that the engine can answer.
 *
 * SQL and sets have none: nobody knows what their columns are.
 */
export function suggestFollowUps({
  plan: asked,
  catalog,
  today,
  settings,
  isEmpty = false,
}: FollowUpRequest): readonly string[] {
  if (asked.kind !== "query" || asked.sources.some((source) => source.kind === "plan")) return [];
  const plan = isEmpty ? { ...asked, filters: [], having: [] } : asked;
  const context = sayContext(plan, { catalog, settings }, today);
  const idea = ideas.flatMap((suggest) => suggest(ask(plan, catalog, context)));
  return [...new Set(idea.map((text) => capitalize(text.replaceAll(/\s+/g, " ").trim())))].slice(
    0,
    mostSuggestions,
  );
}

const mostSuggestions = 8;

/** A plan's parts as questions are built from them. */
interface Ask {
  readonly plan: QueryPlan;
  readonly catalog: Catalog;
  readonly context: QuestionContext;
  /** "revenue", "number of orders"; null for a list. */
  readonly measure: string | null;
  readonly dimensions: readonly string[];
  readonly breakdowns: readonly string[];
  /** What there is much of: products, customers. */
  readonly things: readonly string[];
  readonly hasTime: boolean;
}

function ask(plan: QueryPlan, catalog: Catalog, context: QuestionContext): Ask {
  return {
    plan,
    catalog,
    context,
    measure: sayBaseMeasure(plan, catalog),
    dimensions: sayDimensions(plan),
    breakdowns: listBreakdowns(plan, catalog),
    things: listThings(plan, catalog),
    hasTime: plan.dimensions.some(({ expression }) => expression.kind === "grain"),
  };
}

/** What the first figure is, whatever its period: of "revenue this month", "revenue". When something was first is none. */
function sayBaseMeasure(plan: QueryPlan, catalog: Catalog): string | null {
  const settings = defaultSettings;
  const [first] = plan.measures.filter(({ isShown }) => isShown);
  const [said] = sayMeasures(plan, { catalog, settings });
  if (first === undefined || said === undefined) return null;
  if (describeFigure(first.expression, { plan, catalog, settings }).format.kind === "date") return null;
  return said.replace(/ (?:this|last) (?:day|week|month|quarter|year)$| (?:of |in )?\d{4}$/, "");
}

type Idea = (ask: Ask) => readonly string[];

const ideas: readonly Idea[] = [
  previousPeriod,
  anotherBreakdown,
  overTime,
  best,
  share,
  countRows,
  anotherBreakdownStill,
  otherGrain,
];

function previousPeriod({ plan, measure, dimensions, context }: Ask): readonly string[] {
  if (measure === null || context.previous === null) return [];
  const [thing] = dimensions;
  if (plan.limit !== null && dimensions.length === 1 && thing !== undefined) {
    const end = plan.order[0]?.direction === "ascending" ? "bottom" : "top";
    const what = `${end} ${String(Math.max(mostRanked, plan.limit.count))} ${pluralOf(thing)}`;
    return [`${what} by ${measure}${context.filters} ${context.previous}`];
  }
  return [`${measure}${by(dimensions)}${context.filters} ${context.previous}`];
}

/** Whoever asked for the one best also wants to know the next. */
const mostRanked = 3;

function anotherBreakdown({ measure, breakdowns, context }: Ask): readonly string[] {
  const [first] = breakdowns;
  return measure === null || first === undefined ? [] : [`${measure} by ${first}${context.all}`];
}

function anotherBreakdownStill({ measure, breakdowns, context }: Ask): readonly string[] {
  return measure === null ? [] : breakdowns.slice(1, 4).map((name) => `${measure} by ${name}${context.all}`);
}

function otherGrain({ plan, measure, context, dimensions }: Ask): readonly string[] {
  const time = plan.dimensions.find(({ expression }) => expression.kind === "grain");
  if (measure === null || time?.expression.kind !== "grain") return [];
  const grain = { hour: "day", day: "week", week: "month", month: "quarter", quarter: "year", year: "month" }[
    time.expression.grain
  ];
  const others = dimensions.filter((name) => name !== time.label);
  return [`${measure} by ${[grain, ...others].join(" and ")}${context.all}`];
}

/** The best of something that there is much of. */
function best({ plan, measure, things, catalog, context }: Ask): readonly string[] {
  const [thing] = things;
  return measure === null || !addsUp(plan, catalog) || thing === undefined || plan.limit !== null
    ? []
    : [`top 5 ${pluralOf(thing)} by ${measure}${context.all}`];
}

function overTime({ measure, hasTime, context }: Ask): readonly string[] {
  return measure === null || hasTime || context.grain === null
    ? []
    : [`${measure} by ${context.grain}${context.all}`];
}

function share({ plan, measure, dimensions, hasTime, catalog, context }: Ask): readonly string[] {
  const [thing] = dimensions;
  const isShare = plan.measures.some(({ expression }) => expression.kind === "share");
  if (measure === null || hasTime || isShare || dimensions.length > 1) return [];
  if (thing === undefined || plan.limit !== null || !addsUp(plan, catalog)) return [];
  return [`share of ${plain(measure)} by ${thing}${context.all}`];
}

function addsUp(plan: QueryPlan, catalog: Catalog): boolean {
  const expression = plan.measures.find(({ isShown }) => isShown)?.expression;
  if (expression === undefined) return false;
  const { figure } = describeFigure(expression, { plan, catalog, settings: defaultSettings });
  return figure === "sum" || figure === "count";
}

/** Of a list: how many there are, and by what they differ. */
function countRows({ plan, measure, catalog, breakdowns, context }: Ask): readonly string[] {
  if (measure !== null) return [];
  const count = `number of ${sayRows(plan, catalog)}`;
  return [
    `how many ${sayRows(plan, catalog)} are there${context.all}?`,
    ...breakdowns.slice(0, 2).map((name) => `${count} by ${name}${context.all}`),
    ...(context.grain === null ? [] : [`${count} by ${context.grain}${context.all}`]),
  ];
}

function by(dimensions: readonly string[]): string {
  return dimensions.length === 0 ? "" : ` by ${dimensions.join(" and ")}`;
}

function plain(measure: string): string {
  return measure.replace(/^number of /, "");
}
