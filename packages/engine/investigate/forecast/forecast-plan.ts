import type { IsoDate, Plan, QueryPlan } from "@askery/model";
import { formatPeriod } from "../../question/format-period.ts";
import { capitalize } from "../../chart/name-words.ts";
import { findTime, isPeriod } from "../../edit/find-time.ts";
import type { ExploreContext } from "../../explore/explore-context.ts";
import { verbalizeMeasure } from "../../narrate/describe-plan.ts";
import { scopeOf } from "../../narrate/options/option-context.ts";
import { addUnits, parseIsoDate, startOf, toIsoDate, type Day } from "../../question/calendar-days.ts";
import { planSeries, type Step } from "../list-steps.ts";
import { readFigurePlan } from "../make-subject.ts";
import { verbalizeWhere } from "../verbalize-where.ts";
import type { ForecastGrain, Horizon } from "./read-horizon.ts";

/** A figure that is to be forecast, and the query of its past. */
export interface ForecastPlan {
  /** The figure in words: "number of orders". */
  readonly words: string;
  /** What is asked for: "Q1 2027". */
  readonly spanWords: string;
  readonly grain: ForecastGrain;
  /** The first unit without a known value. What has begun is forecast as a whole. */
  readonly start: Day;
  /** The first unit of the past. One before may be incomplete. */
  readonly first: Day;
  /** The units that are asked for. */
  readonly from: Day;
  readonly to: Day;
  /** The day after the last one with data, if that is long ago: the forecast starts there. */
  readonly dataEnd: IsoDate | null;
  readonly history: Step;
}

/** How far back is read. */
const reaches: Readonly<Record<ForecastGrain, number>> = { day: 400, week: 260, month: 120 };

/** The length of a cycle. */
export const cycles: Readonly<Record<ForecastGrain, number>> = { day: 7, week: 52, month: 12 };

/** Plans the past of a figure; null without dates or a figure. The context's today is the day from which on is forecast. */
export function planForecast(
  asked: Plan,
  { grain, from, to }: Pick<Horizon, "grain" | "from" | "to">,
  { context, dataEnd }: { readonly context: ExploreContext; readonly dataEnd: IsoDate | null },
): ForecastPlan | null {
  const figure = readFigurePlan(asked, context);
  const [measure] = figure?.measures ?? [];
  if (figure === null || measure === undefined) return null;
  const plan = { ...figure, filters: figure.filters.filter((filter) => !isPeriod(filter)) };
  const start = startOf(parseIsoDate(context.today), grain, context.settings);
  const reach = addUnits(start, grain, -reaches[grain]);
  const read = (from: Day) => planSeries({ plan, states: null }, [], { grain, from, to: start }, context);
  const longest = read(reach);
  const first = longest === null ? reach : firstWhole(reach, grain, { history: longest, context });
  const history = first < start ? read(first) : longest;
  if (history === null || findTime(history) === null) return null;
  const words = `${verbalizeMeasure(measure, plan, scopeOf(context))}${verbalizeWhere(plan, context)}`;
  return {
    words,
    spanWords: formatPeriod({ from: toIsoDate(from), to: toIsoDate(to) }),
    grain,
    start,
    first,
    from: Math.max(from, start),
    to,
    dataEnd,
    history: {
      id: "history",
      kind: "history",
      title: `${capitalize(words)} by ${grain}`,
      why: "It is the past that the forecast continues.",
      plan: { ...history, limit: null },
      dimension: null,
      part: [],
    },
  };
}

/** The first unit that the data cover as a whole, as far as is known from the dates of the rows. */
function firstWhole(
  reach: Day,
  grain: ForecastGrain,
  { history, context }: { readonly history: QueryPlan; readonly context: ExploreContext },
): Day {
  const { min } = spanOfDates(history, context);
  if (min === null || min <= reach) return reach;
  const unit = startOf(min, grain, context.settings);
  // Rows may begin with the second day of a month: not every day has one.
  return min - unit <= (grain === "month" ? 2 : 0) ? unit : addUnits(unit, grain, 1);
}

/** The first and the last day of a plan's dates, as of the last sync; null if unknown. */
function spanOfDates(
  plan: QueryPlan,
  { schema }: ExploreContext,
): { readonly min: Day | null; readonly max: Day | null } {
  const date = plan.filters.find(isPeriod)?.value;
  const source = date?.kind === "column" ? plan.sources.find(({ id }) => id === date.source) : undefined;
  if (date?.kind !== "column" || source?.kind !== "table") return { min: null, max: null };
  const { profile } = schema.column({ table: source.table, column: date.column });
  return { min: readDay(profile?.min), max: readDay(profile?.max) };
}

function readDay(text: string | null | undefined): Day | null {
  return text !== null && text !== undefined && /^\d{4}-\d\d-\d\d/.test(text)
    ? parseIsoDate(text.slice(0, 10))
    : null;
}

/** Data that end earlier than this are forecast from their end on. */
const longAgo = 62;

/** The day after the last one with data, if that is long ago; otherwise null. */
export function findDataEnd(asked: Plan, context: ExploreContext): IsoDate | null {
  const figure = readFigurePlan(asked, context);
  const today = parseIsoDate(context.today);
  const plan =
    figure === null ? null : { ...figure, filters: figure.filters.filter((one) => !isPeriod(one)) };
  const all = { grain: "month" as const, from: addUnits(today, "year", -1), to: today };
  const series = plan === null ? null : planSeries({ plan, states: null }, [], all, context);
  const max = series === null ? null : spanOfDates(series, context).max;
  return max === null || max > today - longAgo ? null : toIsoDate(max + 1);
}
