import {
  formatExact,
  type DimensionOption,
  type EditField,
  type Grain,
  type Plan,
  type PlanEdit,
  type PointOption,
  type PointOptions,
  type QueryPlan,
  type ValueFormat,
} from "@askery/model";
import { describeFigure } from "../../chart/describe-figure.ts";
import { findPersonName } from "../../chart/person-name.ts";
import { drillInto, exclude, keepOnly, type MarkValue } from "../../edit/edit-marks.ts";
import {
  bucketOf,
  compareWithBefore,
  compareWithRest,
  finerGrains,
  limitTo,
  zoomInto,
} from "../../edit/edit-points.ts";
import { findTime, isPeriod, resolveDate } from "../../edit/find-time.ts";
import { openBlock } from "../../edit/open-block.ts";
import { readField } from "../../edit/read-field.ts";
import { planFigureRows, type PlanPoint } from "../../edit/plan-figure-rows.ts";
import { isSame } from "../../plan/request/is-same.ts";
import { describePeriod } from "../../question/describe-period.ts";
import { resolvePeriod } from "../../question/resolve-period.ts";
import { findPeriodBefore } from "../../edit/find-period-before.ts";
import { formatPeriod } from "../../question/format-period.ts";
import { printStatement } from "../../sql/print-statement.ts";
import { namingBlock } from "../../sql/plan-outputs.ts";
import { listDimensions } from "./list-dimensions.ts";
import { openSubject, scopeOf, tryEdits, type OptionContext } from "./option-context.ts";

/**
 * Lists what can be done from a point of a result: break it down, zoom in, show it alone, leave it out, compare it. Every
 * edit was applied to the plan and printed.
 */
export function listPointOptions(plan: Plan, point: PlanPoint, context: OptionContext): PointOptions {
  const { values } = point;
  const block = namingBlock(plan);
  const named = nameValues(values, plan, context);
  const words = named.map((one) => one.words).join(", ");
  const each = named.length > 1 ? [...named, { words, values }] : named;
  const keep = (wanted: readonly WantedEdits[]) => keepApplicable(wanted, plan, context);
  const figures = plan.kind === "query" && plan.measures.length > 0 ? plan : null;
  return {
    words,
    hasRows: hasRows(plan, point, context),
    breakDown: figures === null ? [] : listBreakDowns(figures, values, context),
    zoom: figures === null ? [] : keep(named.flatMap((one) => listZooms(one, figures, context))),
    only: keep(
      each.map((one) => ({ words: one.words, edits: limitToAll(one.values, plan, block, context) })),
    ),
    leaveOut: keep(each.map((one) => ({ words: one.words, edits: exclude(plan, one.values) }))),
    compare: figures === null ? [] : keep(listComparisons(named, figures, context)),
  };
}

interface WantedEdits {
  readonly words: string;
  readonly edits: readonly PlanEdit[];
}

/** A value in words. A person's two names are one. */
interface NamedValue {
  readonly values: readonly MarkValue[];
  readonly words: string;
}

function keepApplicable(
  wanted: readonly WantedEdits[],
  plan: Plan,
  context: OptionContext,
): readonly PointOption[] {
  return wanted.flatMap(({ words, edits }): readonly PointOption[] => {
    const tried = tryEdits(plan, edits, context);
    const isChange = tried.kind === "edited" && !isSame(tried.plan, plan);
    return isChange ? [{ words, group: "", edits }] : [];
  });
}

function nameValues(values: readonly MarkValue[], plan: Plan, context: OptionContext): readonly NamedValue[] {
  const block = namingBlock(plan);
  const person = block && findPersonName(block);
  const [first, last] = [person?.first, person?.last].map((one) =>
    values.find(({ output }) => output === one?.id),
  );
  const name = (value: MarkValue) => nameValue(value, plan, context);
  return values.flatMap((value): readonly NamedValue[] => {
    if (first === undefined || last === undefined) return [{ values: [value], words: name(value) }];
    if (value === last) return [];
    return value === first
      ? [{ values: [first, last], words: `${name(first)} ${name(last)}` }]
      : [{ values: [value], words: name(value) }];
  });
}

function nameValue({ output, value }: MarkValue, plan: Plan, context: OptionContext): string {
  const block = namingBlock(plan);
  const dimension = block?.dimensions.find(({ id }) => id === output);
  if (value.type === "null") return `no ${dimension?.label ?? output}`;
  if (block === null || dimension === undefined) return String(value.value);
  const { expression } = dimension;
  const format: ValueFormat =
    expression.kind === "grain"
      ? { kind: "date", grain: expression.grain }
      : (dimension.format ?? describeFigure(expression, { ...scopeOf(context), plan: block }).format);
  return formatExact(value.value, format, context.settings);
}

function hasRows(plan: Plan, point: PlanPoint, context: OptionContext): boolean {
  const rows = planFigureRows(plan, point, context);
  if ("code" in rows) return false;
  printStatement(rows, { ...context, catalog: context.schema.catalog });
  return true;
}

function limitToAll(
  values: readonly MarkValue[],
  plan: Plan,
  block: QueryPlan | null,
  context: OptionContext,
): readonly PlanEdit[] {
  return values.flatMap((value) =>
    block === plan ? limitTo(block, value, context) : keepOnly(plan, [value]),
  );
}

function listZooms(
  { values: [value] }: NamedValue,
  plan: QueryPlan,
  context: OptionContext,
): readonly WantedEdits[] {
  const grain = value === undefined ? null : grainOf(value, plan);
  if (value === undefined || grain === null) return [];
  return finerGrains[grain].flatMap((finer) => {
    const edits = zoomInto(plan, value, finer, context);
    return edits === null ? [] : [{ words: `by ${finer}`, edits }];
  });
}

function grainOf({ output }: MarkValue, plan: QueryPlan): Grain | null {
  const expression = plan.dimensions.find(({ id }) => id === output)?.expression;
  return expression?.kind === "grain" ? expression.grain : null;
}

/** Breakdowns of the mark's rows, best first: those that a plan of these rows alone offers. */
function listBreakDowns(
  plan: QueryPlan,
  values: readonly MarkValue[],
  context: OptionContext,
): readonly PointOption[] {
  const alone = tryEdits(plan, drillAway(plan, values), context);
  const base = alone.kind === "edited" ? alone.plan : plan;
  const options = listDimensions(openSubject(base, context, ""));
  const date = findDate(plan, context);
  const found = options.flatMap((option): readonly FoundBreakDown[] => {
    const edits = breakDownBy(option, values, plan, context);
    const { dimension, group } = option;
    const isOwnDate = dimension.kind === "grain" && isSame(dimension.field, date);
    const words =
      dimension.kind !== "grain"
        ? option.words
        : isOwnDate
          ? dimension.grain
          : `${dimension.grain} of ${option.words}`;
    return edits === null ? [] : [{ words, group, edits, kind: kindOf(option, isOwnDate, context) }];
  });
  // Within a single period, finer units are zooms.
  const isOfPeriod = values.some((value) => bucketOf(value, plan) !== null);
  const wanted = isOfPeriod ? variedKinds.filter((kind) => kind !== "time") : variedKinds;
  const best = wanted.flatMap((kind) => found.find((one) => one.kind === kind) ?? []);
  return [...best, ...found.filter((one) => !best.includes(one))].map(({ words, group, edits }) => ({
    words,
    group,
    edits,
  }));
}

interface FoundBreakDown extends PointOption {
  readonly kind: DimensionOption["dimension"]["kind"] | "event" | "time";
}

/** Events are things, too, but there are as many as rows. */
function kindOf(
  { dimension }: DimensionOption,
  isOwnDate: boolean,
  { schema }: OptionContext,
): FoundBreakDown["kind"] {
  if (dimension.kind === "entity") return schema.isEvent(dimension.table) ? "event" : "entity";
  return isOwnDate ? "time" : dimension.kind;
}

/** One breakdown of each of these kinds comes first: a category, a thing, and time. */
const variedKinds: readonly FoundBreakDown["kind"][] = ["field", "entity", "time"];

/** The date of a plan: that of its period, or of its rows. */
function findDate(plan: QueryPlan, context: OptionContext): EditField | null {
  const date = resolveDate(null, openBlock(plan, context));
  return "code" in date ? null : readField(date.expression, plan);
}

/** Shows the rows of a mark without its breakdowns. */
function drillAway(plan: QueryPlan, values: readonly MarkValue[]): readonly PlanEdit[] {
  return [
    ...keepOnly(plan, values),
    ...values.map(({ output }): PlanEdit => ({ kind: "setDimension", dimension: output, to: null })),
  ];
}

function breakDownBy(
  { dimension }: DimensionOption,
  values: readonly MarkValue[],
  plan: QueryPlan,
  context: OptionContext,
): readonly PlanEdit[] | null {
  const edits = drillInto(plan, values, dimension, (value) => limitTo(plan, value, context));
  const tried = tryEdits(plan, edits, context);
  return tried.kind === "edited" ? edits : null;
}

function listComparisons(
  named: readonly NamedValue[],
  plan: QueryPlan,
  context: OptionContext,
): readonly WantedEdits[] {
  const rest = plan.having.length > 0 ? [] : named.flatMap((one) => besideRest(one, plan));
  return [
    ...rest,
    ...named.flatMap((one) => besideBefore(one, plan, context)),
    ...listEarlier(named, plan, context),
  ];
}

/** A period beside all others says little. */
function besideRest({ values, words }: NamedValue, plan: QueryPlan): readonly WantedEdits[] {
  const isPeriodOf = values.some((value) => bucketOf(value, plan) !== null);
  return isPeriodOf ? [] : [{ words: `${words} with the rest`, edits: compareWithRest(plan, values, words) }];
}

function besideBefore(
  { values: [value], words }: NamedValue,
  plan: QueryPlan,
  context: OptionContext,
): readonly WantedEdits[] {
  if (value === undefined) return [];
  const edits = compareWithBefore(plan, value);
  const bucket = bucketOf(value, plan);
  const before = bucket && findPeriodBefore(bucket, context);
  if (edits === null || before === null) return [];
  return [{ words: `${words} with ${formatPeriod(resolvePeriod(before, context))}`, edits }];
}

/** The plan's own period, for these rows, beside the one before. */
function listEarlier(
  named: readonly NamedValue[],
  plan: QueryPlan,
  context: OptionContext,
): readonly WantedEdits[] {
  const period = plan.filters.find(isPeriod)?.period;
  const before = period && findPeriodBefore(period, context);
  if (!before || findTime(plan) !== null) return [];
  const name =
    before.kind === "relative" ? describePeriod(before) : formatPeriod(resolvePeriod(before, context));
  const edits: readonly PlanEdit[] = [
    ...keepOnly(
      plan,
      named.flatMap(({ values }) => values),
    ),
    { kind: "compare", with: "periodBefore" },
  ];
  return [{ words: `with ${name}`, edits }];
}
