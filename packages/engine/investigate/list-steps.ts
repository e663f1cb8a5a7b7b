import {
  columnField,
  formatDay,
  isSameColumn,
  keyOfColumn,
  type Condition,
  type ExploredFilter,
  type FieldTest,
  type Literal,
  type PlanEdit,
  type QueryPlan,
  type TableId,
} from "@askery/model";
import { capitalize, joinWords } from "../chart/name-words.ts";
import { findTime, isPeriod } from "../edit/find-time.ts";
import { setBeside } from "../edit/set-beside.ts";
import { applyEdits, type ExploreContext } from "../explore/explore-context.ts";
import { isSame } from "../plan/request/is-same.ts";
import { addUnits, parseIsoDate, startOf, toIsoDate } from "../question/calendar-days.ts";
import { planCube } from "./make-cube.ts";
import { makeChangeSubject } from "./make-subject.ts";
import type { InquiryDimension, State, States, Subject } from "./subject.ts";
import { verbalizeOwnFilters } from "./verbalize-where.ts";

/**
 * A query of an investigation.
 *
 * - `total`: the figure in both states
 * - `months`: the figure over time, for what is usual
 * - `by`: the figure by one dimension, in both states
 * - `together`: sums by all dimensions at once, in which causes are looked for
 * - `days`: the figure by day in both periods, in which a stretch of unusual days is looked for
 * - `window-total`, `window-together`: the figure and its sums in such a stretch
 * - `part-months`, `part-days`: a part that is a cause, over time
 * - `scan`: a figure over time, as a whole or by one dimension, of which the last value is judged
 * - `history`: a figure over time, which is continued
 * - `beside`: the figure in a period and in another one than what it is compared with, if people want it
 * - `rhythm`: how often things come, and when they were there last
 * - `starts`, `returns`: how many things started in each quarter, and how many of them came in later ones
 */
export interface Step {
  readonly id: string;
  readonly kind:
    | "total"
    | "months"
    | "days"
    | "by"
    | "together"
    | "window-total"
    | "window-together"
    | "part-months"
    | "part-days"
    | "scan"
    | "history"
    | "beside"
    | "rhythm"
    | "starts"
    | "returns";
  readonly title: string;
  readonly why: string;
  readonly plan: QueryPlan;
  readonly dimension: InquiryDimension | null;
  /** The part that it is about; empty for the whole. */
  readonly part: readonly ExploredFilter[];
  /** The other period of a step `beside`, in words. */
  readonly besideWords?: string;
}

/** The steps that are known before anything is run, in the order in which they run. Leaves out what cannot be planned. */
export function listSteps(subject: Subject, context: ExploreContext): readonly Step[] {
  const { dimensions } = subject;
  const title = titleOf(subject, context);
  const steps = [
    make("total", "total", planTotal(subject), {
      title: `${title} ${verbalizeStates(subject)}`,
      why: "It is what is to be explained.",
    }),
    make("months", "months", planMonths(subject, [], context), {
      title: `${title} by month`,
      why: "It shows which changes are usual, and whether the season explains this one.",
    }),
    make("days", "days", planDays(subject, [], context), {
      title: `${title} by day`,
      why: "It shows whether it happened on some of the days.",
    }),
    ...listBreakdownSteps(subject, dimensions.slice(0, firstBreakdowns), context),
    make("together", "together", planCube(subject, dimensions, context), {
      title: `${title} by ${countDimensions(subject)} together`,
      why: `It shows which parts differ, alone or in pairs: by ${joinWords(dimensions.map((one) => one.words))}.`,
    }),
  ];
  return steps.filter((step) => step !== null);
}

/**
 * Steps that people can add: breakdowns that the plan leaves to the search for causes, and the period compared with another
 * one.
 */
export function listOfferedSteps(subject: Subject, context: ExploreContext): readonly Step[] {
  const others = subject.kind === "change" ? listOtherPeriods(subject, context) : [];
  return [
    ...others.flatMap((other) => listBesideStep(other, context)),
    ...listBreakdownSteps(subject, subject.dimensions.slice(firstBreakdowns), context),
  ];
}

/** The same figure compared with a year earlier, and with the period before, if neither is what it is compared with. */
function listOtherPeriods(subject: Subject, context: ExploreContext): readonly Subject[] {
  return (["yearBefore", "periodBefore"] as const).flatMap((against) => {
    const other = makeChangeSubject(subject.plan, against, context);
    const isOther =
      other?.states?.before.span?.from !== subject.states?.before.span?.from &&
      other?.states?.after.span?.to === subject.states?.after.span?.to;
    return other !== null && isOther ? [other] : [];
  });
}

function listBesideStep(other: Subject, context: ExploreContext): readonly Step[] {
  const before = other.states?.before;
  const step = make(`beside:${before?.span?.from ?? ""}`, "beside", planTotal(other), {
    title: `${titleOf(other, context)} ${verbalizeStates(other)}`,
    why: `It compares with ${before?.words ?? "another period"} as well.`,
  });
  return step === null || before === undefined ? [] : [{ ...step, besideWords: before.words }];
}

/** Breakdowns in the plan. The others are shown if a cause is found in them. */
const firstBreakdowns = 6;

/** The figure by each of some dimensions. */
export function listBreakdownSteps(
  subject: Subject,
  dimensions: readonly InquiryDimension[],
  context: ExploreContext,
): readonly Step[] {
  const steps = dimensions.map((dimension) =>
    make(idOfBreakdown(dimension), "by", planBy(subject, dimension, context), {
      title: `${titleOf(subject, context)} by ${dimension.words}`,
      why: `It shows whether ${dimension.words} matters.`,
      dimension,
    }),
  );
  return steps.filter((step) => step !== null);
}

/** The id of the step that breaks the figure down by a dimension. */
export function idOfBreakdown(dimension: InquiryDimension): string {
  return `by:${keyOfColumn(dimension)}`;
}

/** "Revenue", "Number of orders where channel is Web". */
function titleOf(subject: Subject, context: ExploreContext): string {
  return capitalize(`${subject.words}${verbalizeOwnFilters(subject, context)}`);
}

function countDimensions({ dimensions: { length } }: Subject): string {
  if (length === 1) return "its breakdown";
  return length === 2 ? "both breakdowns" : `all ${length} breakdowns`;
}

/** The steps that look closer at a stretch of days. */
export function listWindowSteps(subject: Subject, context: ExploreContext): readonly Step[] {
  const { dimensions, states } = subject;
  if (states === null) return [];
  const { from, to } = states.after.span ?? {};
  const key = `window:${from ?? ""}:${to ?? ""}`;
  const title = `${titleOf(subject, context)} ${verbalizeStates(subject)}`;
  const steps = [
    make(`${key}:total`, "window-total", planTotal(subject), {
      title,
      why: "It shows how much these days differ from the same weekdays before.",
    }),
    make(`${key}:together`, "window-together", planCube(subject, dimensions, context), {
      title: `${title} by ${countDimensions(subject)} together`,
      why: "It shows which parts differ on these days.",
    }),
  ];
  return steps.filter((step) => step !== null);
}

/** The steps that look closer at a part: its months, and its days if the periods are short. */
export function listPartSteps(
  subject: Subject,
  part: readonly ExploredFilter[],
  context: ExploreContext,
): readonly Step[] {
  const words = verbalizePart(part, subject.dimensions);
  const own = verbalizeOwnFilters(subject, context);
  const title = `${titleOf(subject, context)} ${own === "" ? "where" : "and"} ${words}`;
  const key = JSON.stringify(
    part.map(({ table, column, value, via }) => [
      table,
      column,
      value,
      ...(via === undefined ? [] : [via.table, via.column]),
    ]),
  );
  const steps = [
    make(`part-months:${key}`, "part-months", planMonths(subject, part, context), {
      title: `${title}, by month`,
      why: "It shows whether the change is usual for this part.",
      part,
    }),
    make(`part-days:${key}`, "part-days", planDays(subject, part, context), {
      title: `${title}, by day`,
      why: "It shows on which days it happened.",
      part,
    }),
  ];
  return steps.filter((step) => step !== null);
}

/** The part that the id of a step names; empty if it names none. */
export function readPart(id: string): readonly ExploredFilter[] {
  const start = id.indexOf(":[");
  if (!id.startsWith("part-") || start < 0) return [];
  try {
    const read: unknown = JSON.parse(id.slice(start + 1));
    return Array.isArray(read) ? read.flatMap(filterOf) : [];
  } catch {
    return [];
  }
}

function filterOf(tuple: unknown): readonly ExploredFilter[] {
  if (!Array.isArray(tuple)) return [];
  const parts: readonly unknown[] = tuple;
  const [table, column, value, viaTable, viaColumn] = parts;
  const isValue = value === null || typeof value === "string";
  if (typeof table !== "string" || typeof column !== "string" || !isValue) return [];
  const isVia = typeof viaTable === "string" && typeof viaColumn === "string";
  return [{ table, column, value, ...(isVia && { via: { table: viaTable, column: viaColumn } }) }];
}

/** "payment method is Card and there is no store". */
export function verbalizePart(
  part: readonly ExploredFilter[],
  dimensions: readonly InquiryDimension[],
): string {
  return joinWords(
    part.map(({ value, ...column }) => {
      const dimension = dimensions.find((one) => isSameColumn(one, column));
      return value === null
        ? `there is no ${dimension?.missing ?? column.column}`
        : `${dimension?.words ?? column.column} is ${value}`;
    }),
  );
}

function verbalizeStates({ states }: Subject): string {
  if (states === null) return "as a whole";
  const preposition = states.after.span === null ? "for" : "in";
  return `${preposition} ${states.after.words} and ${states.before.words}`;
}

type Parts = Pick<Step, "title" | "why"> & Partial<Pick<Step, "dimension" | "part">>;

function make(id: string, kind: Step["kind"], plan: QueryPlan | null, parts: Parts): Step | null {
  return plan === null ? null : { dimension: null, part: [], ...parts, id, kind, plan };
}

function planTotal(subject: Subject): QueryPlan {
  return beside(subject.plan, subject);
}

function beside(plan: QueryPlan, { states }: Subject): QueryPlan {
  return states === null ? plan : setBeside(plan, states.after, states.before);
}

function planBy(subject: Subject, dimension: InquiryDimension, context: ExploreContext): QueryPlan | null {
  const plan = applyEdits(
    subject.plan,
    [{ kind: "addDimension", dimension: { kind: "field", field: columnField(dimension) } }],
    context,
  );
  return plan === null ? null : beside(plan, subject);
}

/** Two years and a month: every month has one a year earlier. */
const monthCount = 25;

function planMonths(
  subject: Subject,
  part: readonly ExploredFilter[],
  context: ExploreContext,
): QueryPlan | null {
  const end = parseIsoDate(subject.states?.after.span?.to ?? context.today);
  const month = startOf(end - 1, "month", context.settings);
  const to = addUnits(month, "month", 1);
  const from = addUnits(to, "month", -monthCount);
  return planSeries(subject, part, { grain: "month", from, to }, context);
}

/** With more days, single ones are not seen. */
const maxDays = 200;

function planDays(
  subject: Subject,
  part: readonly ExploredFilter[],
  context: ExploreContext,
): QueryPlan | null {
  const { before, after } = subject.states ?? {};
  const [from, to] = [spanStart(before), after?.span?.to ?? null];
  if (from === null || to === null) return null;
  const [first, end] = [parseIsoDate(from), parseIsoDate(to)];
  return end - first > maxDays
    ? null
    : planSeries(subject, part, { grain: "day", from: first, to: end }, context);
}

function spanStart(state: State | undefined): string | null {
  return state?.span?.from ?? null;
}

/** The figure of a part over time; null without dates. */
export function planSeries(
  { plan, states }: Pick<Subject, "plan" | "states">,
  part: readonly ExploredFilter[],
  {
    grain,
    from,
    to,
  }: { readonly grain: "month" | "week" | "day"; readonly from: number; readonly to: number },
  context: ExploreContext,
): QueryPlan | null {
  const period = { kind: "absolute" as const, from: toIsoDate(from), to: toIsoDate(to) };
  // The dates of what was asked; a group is no date.
  const field = null;
  const edits: readonly PlanEdit[] = [
    ...part.map((filter): PlanEdit => ({ kind: "addFilter", filter: testOf(filter) })),
    { kind: "setPeriod", period, words: `${formatDay(from)} – ${formatDay(to - 1)}`, field },
    { kind: "addDimension", dimension: { kind: "grain", grain, field } },
  ];
  const groups = states?.after.span === null ? states : null;
  const group = groups === null ? null : columnOf(groups.after, plan);
  // Rows with and without something are no values of a column.
  if (groups !== null && group === null) return null;
  const series = applyEdits(
    groups === null ? plan : { ...plan, filters: plan.filters.map((one) => ofBoth(one, groups)) },
    group === null ? edits : [...edits, { kind: "addDimension", dimension: { kind: "field", field: group } }],
    context,
  );
  return series === null || findTime(series) === null || !series.filters.some(isPeriod) ? null : series;
}

/** The rows of both groups, in place of those of one. */
function ofBoth(filter: Condition, { before, after }: States): Condition {
  return isSame(filter, after.condition)
    ? { kind: "any", conditions: [after.condition, before.condition] }
    : filter;
}

/** The column that two groups are values of; null if it is none. */
function columnOf(
  { condition }: State,
  { sources }: QueryPlan,
): { readonly kind: "column"; readonly table: TableId; readonly column: string } | null {
  const left = condition.kind === "compare" ? condition.left : null;
  if (left?.kind !== "column") return null;
  const source = sources.find(({ id }) => id === left.source);
  return source?.kind === "table" ? { kind: "column", table: source.table, column: left.column } : null;
}

function testOf({ value, ...column }: ExploredFilter): Extract<PlanEdit, { kind: "addFilter" }>["filter"] {
  const literal: Literal = { type: "text", value: value ?? "" };
  const test: FieldTest =
    value === null ? { kind: "null" } : { kind: "compare", operator: "=", value: literal };
  return { kind: "test", field: columnField(column), test };
}
