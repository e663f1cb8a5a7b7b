import type { Condition, EditDimension, Plan, PlanEdit, QueryPlan, SuggestedEdit } from "@askery/model";
import { describeFigure } from "../chart/describe-figure.ts";
import type { EditContext } from "../edit/edit-context.ts";
import { editPlan, editPlanInSteps } from "../edit/edit-plan.ts";
import { askPlan, verbalizeBaseMeasure, type Wording } from "./ask-plan.ts";
import { nameDimensions } from "./describe-plan.ts";
import { describeEdit } from "./describe-edit.ts";
import { findBreakdowns, findThings, type Breakdown } from "./list-breakdowns.ts";
import type { Scope } from "./verbalize-expression.ts";
import { verbalizeContext, type QuestionContext } from "./verbalize-context.ts";

export interface FollowUpRequest {
  readonly plan: Plan;
  readonly context: SuggestContext;
  /** True if the result is empty; follow-ups then drop the filters. */
  readonly isEmpty?: boolean;
}

/** The context of edits and of formatting. */
type SuggestContext = EditContext & Pick<Scope, "described" | "settings">;

/** A suggestion and the resulting plan. */
export interface FollowUp extends SuggestedEdit {
  readonly plan: QueryPlan;
}

/**
 * Suggests edits of a plan, best first, at most eight. Each has been applied successfully. The caller keeps those whose
 * question the engine understands as the same plan.
 *
 * Returns none for SQL and set operations, whose columns are unknown.
 */
export function suggestFollowUps({ plan, context, isEmpty = false }: FollowUpRequest): readonly FollowUp[] {
  if (plan.kind !== "query" || plan.sources.some((source) => source.kind === "plan")) return [];
  const lead = [
    ...[...plan.filters, ...plan.having]
      .filter((one) => isEmpty || plan.having.includes(one) || !isSimple(one))
      .map(remove),
    ...plan.measures
      .filter(({ isShown }) => isShown)
      .slice(1)
      .map(({ id }): PlanEdit => ({ kind: "setMeasure", measure: id, to: null })),
  ];
  const base = editPlanInSteps(plan, lead, context);
  if (base.kind === "problem" || base.plan.kind !== "query") return [];
  const about = lookAt(base.plan, context);
  const found = ideas.flatMap((suggest) => suggest(about)).flatMap((idea) => develop(idea, lead, about));
  return [...Map.groupBy(found, ({ question }) => question).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, maxSuggestions);
}

const maxSuggestions = 8;

/** True for a filter with a short wording. The others are dropped, so that the question is broader. */
function isSimple({ kind }: Condition): boolean {
  return kind === "compare" || kind === "in" || kind === "between" || kind === "match" || kind === "period";
}

function remove(filter: Condition): PlanEdit {
  return { kind: "setFilter", filter, to: null };
}

/** The parts of a plan that ideas are based on. */
interface Subject {
  readonly plan: QueryPlan;
  readonly context: SuggestContext;
  readonly verbalized: QuestionContext;
  readonly isList: boolean;
  readonly breakdowns: readonly Breakdown[];
  readonly hasTime: boolean;
}

function lookAt(plan: QueryPlan, context: SuggestContext): Subject {
  const { catalog } = context.schema;
  const scope = { catalog, described: context.described, settings: context.settings };
  return {
    plan,
    context,
    verbalized: verbalizeContext(plan, scope, context.today),
    isList: verbalizeBaseMeasure(plan, scope) === null,
    breakdowns: findBreakdowns(plan, scope),
    hasTime: plan.dimensions.some(({ expression }) => expression.kind === "grain"),
  };
}

/** An edit, after others that prepare for it. */
interface Idea {
  readonly before?: readonly PlanEdit[];
  readonly edit: PlanEdit;
  readonly wording?: Wording;
}

/** Applies an idea and words it as a question. */
function develop(
  { before = [], edit, wording }: Idea,
  lead: readonly PlanEdit[],
  { plan, context }: Subject,
): readonly FollowUp[] {
  const ready = editPlanInSteps(plan, before, context);
  const done = ready.kind === "problem" ? ready : editPlan(ready.plan, edit, context);
  if (ready.kind === "problem" || done.kind === "problem" || done.plan.kind !== "query") return [];
  const { schema, described, settings, today } = context;
  const scope = { catalog: schema.catalog, described, settings, today };
  const question = askPlan(done.plan, scope, wording);
  const words = describeEdit({ edit, before: ready.plan, after: done.plan }, scope);
  return question === null ? [] : [{ edits: [...lead, ...before, edit], words, question, plan: done.plan }];
}

type Suggest = (subject: Subject) => readonly Idea[];

const ideas: readonly Suggest[] = [
  previousPeriod,
  anotherBreakdown,
  overTime,
  best,
  share,
  countRows,
  anotherBreakdownStill,
  otherGrain,
];

function previousPeriod({ plan, isList, verbalized }: Subject): readonly Idea[] {
  if (isList || verbalized.previous === null) return [];
  const { period, words } = verbalized.previous;
  const isRanking = plan.limit !== null && plan.dimensions.filter(({ isShown }) => isShown).length === 1;
  const limit =
    isRanking && plan.limit !== null ? { ...plan.limit, count: Math.max(minRanked, plan.limit.count) } : null;
  return [
    {
      before: [{ kind: "setLimit", limit }],
      edit: { kind: "setPeriod", period, words, field: null },
      wording: { when: words },
    },
  ];
}

/** The minimum length of a repeated ranking: after a single winner, the runners-up are of interest as well. */
const minRanked = 3;

function anotherBreakdown({ plan, isList, breakdowns }: Subject): readonly Idea[] {
  return isList ? [] : breakdowns.slice(0, 1).map((one) => breakDown(plan, byColumn(one)));
}

function anotherBreakdownStill({ plan, isList, breakdowns }: Subject): readonly Idea[] {
  return isList ? [] : breakdowns.slice(1, 4).map((one) => breakDown(plan, byColumn(one)));
}

function overTime({ plan, isList, hasTime, verbalized }: Subject): readonly Idea[] {
  if (isList || hasTime || verbalized.grain === null) return [];
  return [breakDown(plan, { kind: "grain", grain: verbalized.grain, field: null })];
}

/** Ranks an entity with many rows. */
function best({ plan, isList, context }: Subject): readonly Idea[] {
  const [thing] = findThings(plan, { catalog: context.schema.catalog, described: context.described });
  if (isList || !addsUp(plan, context) || thing === undefined || plan.limit !== null) return [];
  const { before = [], edit } = breakDown(plan, { kind: "entity", table: thing });
  return [{ before: [...before, edit], edit: { kind: "setLimit", limit: { count: 5, per: [] } } }];
}

function share({ plan, isList, hasTime, context }: Subject): readonly Idea[] {
  const [measure] = plan.measures;
  const shown = plan.dimensions.filter(({ isShown }) => isShown);
  if (isList || measure === undefined || hasTime || shown.length !== 1 || plan.limit !== null) return [];
  const isShare = plan.measures.some(({ expression }) => expression.kind === "share");
  if (isShare || !addsUp(plan, context)) return [];
  return [
    { edit: { kind: "addMeasure", measure: { figure: { kind: "share", of: measure.id }, label: null } } },
  ];
}

/** For a list: its number of rows, and breakdowns of that number. */
function countRows({ plan, isList, breakdowns, verbalized }: Subject): readonly Idea[] {
  if (!isList || plan.aggregation === "group") return [];
  const count: PlanEdit = {
    kind: "addMeasure",
    measure: { figure: { kind: "rows", table: null }, label: null },
  };
  const by = (dimension: EditDimension): Idea => ({
    before: [noLimit, count],
    edit: { kind: "addDimension", dimension },
  });
  return [
    { before: [noLimit], edit: count, wording: { isCount: true } },
    ...breakdowns.slice(0, 2).map((one) => by(byColumn(one))),
    ...(verbalized.grain === null ? [] : [by({ kind: "grain", grain: verbalized.grain, field: null })]),
  ];
}

function otherGrain({ plan, isList }: Subject): readonly Idea[] {
  const time = plan.dimensions.find(({ expression }) => expression.kind === "grain");
  if (isList || time?.expression.kind !== "grain") return [];
  return [
    {
      before: [noLimit],
      edit: { kind: "setGrain", dimension: time.id, grain: otherGrains[time.expression.grain] },
    },
  ];
}

const otherGrains = {
  hour: "day",
  day: "week",
  week: "month",
  month: "quarter",
  quarter: "year",
  year: "month",
} as const;

const noLimit: PlanEdit = { kind: "setLimit", limit: null };

/** Replaces all dimensions by one. */
function breakDown(plan: QueryPlan, next: EditDimension): Idea {
  const [first, ...others] = nameDimensions(plan).map(({ dimension }) => dimension);
  const gone = others.map(({ id }): PlanEdit => ({ kind: "setDimension", dimension: id, to: null }));
  return {
    before: [noLimit, ...gone],
    edit:
      first === undefined
        ? { kind: "addDimension", dimension: next }
        : { kind: "setDimension", dimension: first.id, to: next },
  };
}

function byColumn({ table, column }: Breakdown): EditDimension {
  return { kind: "field", field: { kind: "column", table, column } };
}

function addsUp(plan: QueryPlan, { schema, described, settings }: SuggestContext): boolean {
  const expression = plan.measures.find(({ isShown }) => isShown)?.expression;
  if (expression === undefined) return false;
  const { figure } = describeFigure(expression, { plan, catalog: schema.catalog, described, settings });
  return figure === "sum" || figure === "count";
}
