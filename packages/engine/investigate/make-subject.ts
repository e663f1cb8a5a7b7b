import type {
  AbsolutePeriod,
  Condition,
  DateSpan,
  Expression,
  ExploredFilter,
  Period,
  PeriodCondition,
  Plan,
  PlanEdit,
  QueryPlan,
} from "@askery/model";
import { rootTable } from "../chart/find-plan-column.ts";
import { formatPeriod } from "../question/format-period.ts";
import { findPeriodBefore } from "../edit/find-period-before.ts";
import { isPeriod } from "../edit/find-time.ts";
import { limitToValues, type ExploreContext } from "../explore/explore-context.ts";
import { verbalizeMeasure } from "../narrate/describe-plan.ts";
import { scopeOf, tryEdits } from "../narrate/options/option-context.ts";
import { isSame } from "../plan/request/is-same.ts";
import { addUnits, parseIsoDate, startOf, toIsoDate } from "../question/calendar-days.ts";
import { resolvePeriod } from "../question/resolve-period.ts";
import { shiftPeriod } from "../question/shift-period.ts";
import { listDimensions } from "./list-dimensions.ts";
import { splitMeasure } from "./split-measure.ts";
import type { State, Subject } from "./subject.ts";

/**
 * A figure whose change is to be explained, from the plan of a question about it. Without a period, it is that of the last
 * whole month. A period that is not over is compared with as many days. Null without dates or a figure.
 */
export function makeChangeSubject(
  asked: Plan,
  against: "periodBefore" | "yearBefore",
  context: ExploreContext,
): Subject | null {
  const figure = readFigurePlan(asked, context);
  const plan = figure === null ? null : limitToSomePeriod(figure, context);
  const now = plan?.filters.find(isPeriod);
  if (plan === null || now === undefined) return null;
  const periods = choosePeriods(now.period, against, context);
  if (periods === null) return null;
  const stateOf = (period: AbsolutePeriod): State => ({
    words: formatPeriod(period),
    condition: { ...now, period, words: formatPeriod(period) },
    span: { from: period.from, to: period.to },
  });
  const after = stateOf(periods.after);
  const limited = {
    ...plan,
    filters: plan.filters.map((filter) => (filter === now ? after.condition : filter)),
  };
  return subjectOf("change", limited, { before: stateOf(periods.before), after }, context);
}

/**
 * A figure in two periods, the earlier one first, from the plan of a question about it. If the later one is not over, as many
 * days are compared. The same period twice, such as this summer and the last one in fall, is compared with that of the year
 * before. Null without dates or a figure.
 */
export function makePeriodsSubject(
  asked: Plan,
  spans: readonly [DateSpan, DateSpan],
  context: ExploreContext,
): Subject | null {
  const figure = readFigurePlan(asked, context);
  const plan = figure === null ? null : limitToSomePeriod(figure, context);
  const now = plan?.filters.find(isPeriod);
  const [one, other] = spans;
  const yearBefore = absolute(shiftPeriod({ kind: "absolute", ...other }, "year", -1));
  const different = isSame(one, other) ? [one, yearBefore] : spans;
  const days = different.flatMap(({ from, to }) =>
    from === null || to === null ? [] : [{ from: parseIsoDate(from), to: parseIsoDate(to) }],
  );
  const [first, last] = days.toSorted((one, other) => one.from - other.from);
  if (plan === null || now === undefined || first === undefined || last === undefined) return null;
  const end = Math.min(last.to, Math.max(parseIsoDate(context.today), last.from + 1));
  const before =
    end < last.to ? { from: first.from, to: Math.min(first.to, first.from + end - last.from) } : first;
  const stateOf = ({ from, to }: { readonly from: number; readonly to: number }): State => {
    const span = { from: toIsoDate(from), to: toIsoDate(to) };
    const words = formatPeriod(span);
    return { words, condition: { ...now, period: { kind: "absolute", ...span }, words }, span };
  };
  const after = stateOf({ from: last.from, to: end });
  const limited = {
    ...plan,
    filters: plan.filters.map((filter) => (filter === now ? after.condition : filter)),
  };
  return subjectOf("change", limited, { before: stateOf(before), after }, context);
}

/** Two groups of the same rows, from the plans of a question about each. Null if they do not differ in one filter. */
export function makeCompareSubject(one: Plan, other: Plan, context: ExploreContext): Subject | null {
  const [before, after] = [readFigurePlan(one, context), readFigurePlan(other, context)];
  if (before === null || after === null || !isSame(before.sources, after.sources)) return null;
  const onlyIn = (these: QueryPlan, those: QueryPlan) =>
    these.filters.filter((filter) => !those.filters.some((each) => isSame(each, filter)));
  const [first, last] = [onlyIn(before, after), onlyIn(after, before)];
  const [from, to] = [first[0], last[0]];
  if (from?.kind !== "compare" || to?.kind !== "compare" || first.length + last.length !== 2) return null;
  if (!isSame(from.left, to.left)) return null;
  const stateOf = (condition: Condition, words: string): State => ({ words, condition, span: null });
  const states = { before: stateOf(from, nameOf(from)), after: stateOf(to, nameOf(to)) };
  return subjectOf("compare", after, states, context);
}

/**
 * The rows with and without something, from the plans of a figure without it and of the figure itself. Null if these do not
 * differ in one condition, or if the figure does not add up.
 */
export function makeWithoutSubject(
  without: Plan,
  whole: Plan,
  thing: string,
  context: ExploreContext,
): Subject | null {
  const [rest, all] = [readFigurePlan(without, context), readFigurePlan(whole, context)];
  const extra = rest?.filters.filter(
    (filter) => !isPeriod(filter) && all?.filters.some((each) => isSame(each, filter)) === false,
  );
  const [condition] = extra ?? [];
  if (rest === null || condition === undefined || extra?.length !== 1) return null;
  const opposite: Condition = condition.kind === "not" ? condition.condition : { kind: "not", condition };
  const plan = { ...rest, filters: rest.filters.map((filter) => (filter === condition ? opposite : filter)) };
  const states = {
    before: { words: `rows without ${thing}`, condition, span: null },
    after: { words: `rows with ${thing}`, condition: opposite, span: null },
  };
  const subject = subjectOf("compare", plan, states, context);
  return subject?.parts?.base === null ? subject : null;
}

/**
 * The rows of a figure that have none of an amount, such as a discount of 0 or an unknown one, from the plan of that amount. Null
 * if it is no sum or average of a column of the same table, or is of what the figure is of.
 */
export function withoutAmount(amount: Plan, whole: Plan, context: ExploreContext): Plan | null {
  const [some, all] = [readFigurePlan(amount, context), readFigurePlan(whole, context)];
  const expression = some?.measures[0]?.expression;
  const isAmount =
    expression?.kind === "aggregate" && (expression.function === "sum" || expression.function === "avg");
  if (all === null || !isAmount) return null;
  const { of } = expression;
  const [source] = all.sources;
  const isOwn = some?.sources[0]?.id === source?.id && isSame(some?.sources[0], source);
  if (of?.kind !== "column" || of.source !== source?.id || !isOwn) return null;
  const figure = all.measures[0]?.expression;
  if (figure?.kind === "aggregate" && isSame(of, figure.of)) return null;
  const nothing: Expression = { kind: "literal", value: { type: "number", value: "0" } };
  const has: Condition = { kind: "compare", left: of, operator: ">", right: nothing };
  const isKnown: Condition = { kind: "not", condition: { kind: "null", value: of } };
  const condition: Condition = { kind: "all", conditions: [isKnown, has] };
  return { ...all, filters: [...all.filters, { kind: "not", condition }] };
}

/**
 * The rows of one thing beside all others, from the plans of a figure of it and of the figure itself. Null if these do not
 * differ in one condition.
 */
export function makeRestSubject(
  part: Plan,
  whole: Plan,
  thing: string,
  context: ExploreContext,
): Subject | null {
  const [own, all] = [readFigurePlan(part, context), readFigurePlan(whole, context)];
  const extra = own?.filters.filter((filter) => !all?.filters.some((each) => isSame(each, filter)));
  const [condition] = extra ?? [];
  if (own === null || condition === undefined || isPeriod(condition) || extra?.length !== 1) return null;
  const states = {
    before: { words: "all others", condition: { kind: "not" as const, condition }, span: null },
    after: { words: thing, condition, span: null },
  };
  return subjectOf("compare", own, states, context);
}

/** A ratio or an average, and what it depends on. Null for a figure that is neither. */
export function makeDriveSubject(asked: Plan, context: ExploreContext): Subject | null {
  const plan = readFigurePlan(asked, context);
  if (plan === null) return null;
  const subject = subjectOf("drive", plan, null, context);
  return subject?.parts?.base ? subject : null;
}

function nameOf({ right }: Extract<Condition, { kind: "compare" }>): string {
  return right.kind === "literal" && right.value.type !== "null" ? String(right.value.value) : "";
}

function subjectOf(
  kind: Subject["kind"],
  plan: QueryPlan,
  states: Subject["states"],
  context: ExploreContext,
): Subject | null {
  const [measure] = plan.measures;
  const table = rootTable(plan, context.schema.catalog);
  if (measure === undefined || table === null) return null;
  return {
    kind,
    plan,
    words: verbalizeMeasure(measure, plan, scopeOf(context)),
    parts: splitMeasure(plan, context.schema),
    states,
    dimensions: listDimensions(plan, context),
    table: table.id,
  };
}

/** The figure of a plan alone. Rows without a figure are counted; of a yes-or-no column, those that have it. */
export function readFigurePlan(asked: Plan, context: ExploreContext): QueryPlan | null {
  if (asked.kind !== "query" || asked.sources[0]?.kind !== "table") return null;
  const shown = asked.measures.find(({ isShown }) => isShown);
  const bare: QueryPlan = {
    ...asked,
    dimensions: [],
    measures: shown ? [shown] : [],
    having: [],
    order: [],
    limit: null,
  };
  if (shown !== undefined) return bare;
  const durations = listDurations(asked, context);
  if (durations !== null) {
    const lasting = tryEdits({ ...bare, aggregation: "none" }, [durations], context);
    if (lasting.kind === "edited" && lasting.plan.kind === "query") return lasting.plan;
  }
  const edit: PlanEdit = {
    kind: "addMeasure",
    measure: { figure: { kind: "rows", table: null }, label: null },
  };
  const rows = limitToValues({ ...bare, aggregation: "none" }, listFlags(asked, context), context);
  if (rows === null) return null;
  const counted = tryEdits(rows, [edit], context);
  return counted.kind === "edited" && counted.plan.kind === "query" ? counted.plan : null;
}

/** The average of a list of durations alone: how long washes take is how long they take on average. Null for any other list. */
function listDurations({ dimensions, sources }: QueryPlan, { described }: ExploreContext): PlanEdit | null {
  const [only, ...others] = dimensions;
  const of = only?.expression;
  const source = sources.find(({ id }) => of?.kind === "column" && id === of.source);
  if (of?.kind !== "column" || others.length > 0 || source?.kind !== "table") return null;
  const { table } = source;
  const column = described.tables
    .find(({ id }) => id === table)
    ?.columns.find(({ name }) => name === of.column);
  if (column?.figure?.counts !== "duration") return null;
  const field = { kind: "column" as const, table, column: of.column };
  return {
    kind: "addMeasure",
    measure: { figure: { kind: "aggregate", function: "avg", field }, label: null },
  };
}

/** What a list of a yes-or-no column alone is about: “emergencies” are the admissions that are one. */
function listFlags(
  { dimensions, sources }: QueryPlan,
  { described }: ExploreContext,
): readonly ExploredFilter[] {
  const [only, ...others] = dimensions;
  const left = only?.expression;
  const source = sources.find(({ id }) => left?.kind === "column" && id === left.source);
  if (left?.kind !== "column" || others.length > 0 || source?.kind !== "table") return [];
  const { table } = source;
  const answers = described.tables
    .find(({ id }) => id === table)
    ?.columns.find(({ name }) => name === left.column)?.answers;
  return answers ? [{ table, column: left.column, value: answers.yes }] : [];
}

function limitToSomePeriod(plan: QueryPlan, context: ExploreContext): QueryPlan | null {
  const periods = plan.filters.filter(isPeriod);
  if (periods.length === 1) return plan;
  if (periods.length > 1) return null;
  const month = startOf(parseIsoDate(context.today), "month", context.settings);
  const period: Period = {
    kind: "absolute",
    from: toIsoDate(addUnits(month, "month", -1)),
    to: toIsoDate(month),
  };
  const limited = tryEdits(plan, [{ kind: "setPeriod", period, words: "", field: null }], context);
  return limited.kind === "edited" && limited.plan.kind === "query" ? limited.plan : null;
}

interface Periods {
  readonly before: AbsolutePeriod;
  readonly after: AbsolutePeriod;
}

/** The whole days of a period until today, and the days that they are compared with. */
function choosePeriods(
  period: PeriodCondition["period"],
  against: "periodBefore" | "yearBefore",
  context: ExploreContext,
): Periods | null {
  const { from, to } = resolvePeriod(period, context);
  if (from === null) return null;
  const [first, today] = [parseIsoDate(from), parseIsoDate(context.today)];
  const whole = to === null ? today : parseIsoDate(to);
  const end = whole > today && first < today ? today : whole;
  const after: AbsolutePeriod = { kind: "absolute", from, to: toIsoDate(end) };
  if (against === "yearBefore") return { after, before: absolute(shiftPeriod(after, "year", -1)) };
  const span = findPeriodBefore({ kind: "absolute", from, to: toIsoDate(whole) }, context);
  if (span?.kind !== "absolute" || span.from === null) return null;
  const start = parseIsoDate(span.from);
  return {
    after,
    before:
      end === whole
        ? span
        : { kind: "absolute", from: span.from, to: toIsoDate(Math.min(start + end - first, first)) },
  };
}

function absolute(period: Period): AbsolutePeriod {
  return period.kind === "absolute" ? period : { kind: "absolute", from: null, to: null };
}
