import {
  columnField,
  keyOfColumn,
  wholeDatabase,
  type DateSpan,
  type EditDimension,
  type ExploredFilter,
  type Grain,
  type QueryPlan,
  type TableId,
} from "@askery/model";
import { formatPeriod } from "../../question/format-period.ts";
import { capitalize } from "../../chart/name-words.ts";
import { planFigures, type ExploreContext } from "../../explore/explore-context.ts";
import { listExploredMeasures, type MeasureChoice } from "../../explore/list-measures.ts";
import { addUnits, parseIsoDate, startOf, toIsoDate, type Day } from "../../question/calendar-days.ts";
import { listDimensions } from "../list-dimensions.ts";
import { verbalizeWhere } from "../verbalize-where.ts";
import type { Step } from "../list-steps.ts";
import { verbalizeDuring } from "../verbalize-during.ts";
import type { InquiryDimension } from "../subject.ts";

/** A search for what is unusual in some units of time, beside the same figures in the units before. */
export interface UnusualScan {
  /** What is judged: "May 2026", "9 Nov – 15 Nov 2026". */
  readonly words: string;
  /** The same with its preposition: "in May 2026", "on 17 Mar 2025". */
  readonly when: string;
  readonly grain: ScanGrain;
  /** The first days of the units that are judged: one, or the weeks of a month. */
  readonly units: readonly Day[];
  /** The last of them if it is not over, so that only what is too much already can be named. */
  readonly running: Day | null;
  readonly series: readonly ScannedSeries[];
}

export type ScanGrain = Extract<Grain, "day" | "week" | "month">;

/** A figure over time, as a whole or by the values of a column. */
export interface ScannedSeries {
  readonly step: Step;
  readonly words: string;
  readonly dimension: InquiryDimension | null;
  /** Whether it counts rows, so that chance has a known size. */
  readonly isCount: boolean;
}

/** How many units are read: two or three years, so that a season shows twice. */
const unitCounts: Readonly<Record<ScanGrain, number>> = { day: 71, week: 118, month: 37 };
/** From here on, a period is judged by week: in one of days, a day without anything would hardly move its week. */
const longestOfDays = 13;
/** From here on, a period is judged by month. */
const longestOfWeeks = 62;
const maxTables = 3;
const maxMeasures = 2;
const maxBreakdowns = 4;
/** More series of a breakdown are too small to judge. */
const maxValues = 30;

/** Lists the figures that are judged: the main ones of the most important tables, as a whole and by their main breakdowns. */
export function listScans(
  span: DateSpan,
  { tables, filters }: { readonly tables: readonly TableId[]; readonly filters: readonly ExploredFilter[] },
  context: ExploreContext,
): UnusualScan | null {
  const { grain, units, running } = chooseUnits(span, context);
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return null;
  // Today is not over, and rows of later days are planned.
  const end = running === null ? addUnits(last, grain, 1) : parseIsoDate(context.today);
  const period = {
    from: toIsoDate(addUnits(first, grain, 1 - unitCounts[grain])),
    to: toIsoDate(end),
  };
  const series = tables
    .slice(0, maxTables)
    .flatMap((table) => listOfTable(table, { grain, period, filters }, context));
  const [main] = series;
  const where = main === undefined || filters.length === 0 ? "" : verbalizeWhere(main.step.plan, context);
  const words = `${formatPeriod({ from: toIsoDate(first), to: period.to })}${where}`;
  const when = verbalizeDuring(words);
  return series.length === 0 ? null : { words, when, grain, units, running, series };
}

interface ScanPeriod {
  readonly grain: ScanGrain;
  readonly period: { readonly from: string; readonly to: string };
  /** The part that is looked at. */
  readonly filters: readonly ExploredFilter[];
}

function listOfTable(table: TableId, when: ScanPeriod, context: ExploreContext): readonly ScannedSeries[] {
  const all = listExploredMeasures(table, context);
  const rows = all.filter(({ key }) => key === "rows");
  const measures = [...new Set([...all.slice(0, 1), ...rows, ...all])].slice(0, maxMeasures);
  return measures.flatMap((measure) => {
    const whole = seriesOf({ table, measure, dimension: null }, when, context);
    if (whole === null) return [];
    const dimensions = listDimensions(whole.step.plan, context).filter(
      ({ table: of, column }) =>
        (context.schema.table(of).columns.find(({ name }) => name === column)?.profile?.distinctCount ?? 0) <=
        maxValues,
    );
    const parts = dimensions
      .slice(0, maxBreakdowns)
      .flatMap((dimension) => seriesOf({ table, measure, dimension }, when, context) ?? []);
    return [whole, ...parts];
  });
}

function seriesOf(
  {
    table,
    measure,
    dimension,
  }: {
    readonly table: TableId;
    readonly measure: MeasureChoice;
    readonly dimension: InquiryDimension | null;
  },
  { grain, period, filters }: ScanPeriod,
  context: ExploreContext,
): ScannedSeries | null {
  const dimensions: readonly EditDimension[] = [
    { kind: "grain", grain, field: null },
    ...(dimension === null ? [] : [{ kind: "field" as const, field: columnField(dimension) }]),
  ];
  const plan: QueryPlan | null = planFigures(
    { table, exploration: { ...wholeDatabase, filters, period } },
    [measure],
    dimensions,
    context,
  );
  if (plan === null || plan.dimensions.length !== dimensions.length) return null;
  const by = dimension === null ? "" : ` and ${dimension.words}`;
  const key = dimension === null ? "" : `:${keyOfColumn(dimension)}`;
  return {
    words: measure.words,
    dimension,
    isCount: measure.key === "rows",
    step: {
      id: `scan:${table}:${measure.key}${key}`,
      kind: "scan",
      title: `${capitalize(measure.words)} by ${grain}${by}`,
      why: `It shows what is usual${dimension === null ? "" : ` for each ${dimension.words}`}.`,
      plan: { ...plan, limit: null },
      dimension,
      part: [],
    },
  };
}

interface ScanUnits extends Pick<UnusualScan, "grain" | "units" | "running"> {}

/**
 * A day, the days of some days, a week, the weeks of some weeks, or the months of more: those that are over, or else the last
 * one before, and the one that is not over.
 */
function chooseUnits({ from, to }: DateSpan, { today, settings }: ExploreContext): ScanUnits {
  const now = parseIsoDate(today);
  const end = Math.min(to === null ? now : parseIsoDate(to), now);
  const first = from === null ? end - 1 : parseIsoDate(from);
  const grain = chooseScanGrain(first, to === null ? now : parseIsoDate(to), settings);
  const units: Day[] = [];
  for (let unit = startOf(first, grain, settings); unit < end; unit = addUnits(unit, grain, 1)) {
    const isOver = addUnits(unit, grain, 1) <= now;
    if (isOver && (unit >= first || addUnits(unit, grain, 1) <= end)) units.push(unit);
  }
  const before = startOf(startOf(now, grain, settings) - 1, grain, settings);
  if (units.length === 0) units.push(before);
  // The dates of a period that is running end today.
  const current = startOf(end - 1, grain, settings);
  const isRunning = current < now && addUnits(current, grain, 1) > now;
  return isRunning
    ? { grain, units: [...units, current], running: current }
    : { grain, units, running: null };
}

function chooseScanGrain(first: Day, end: Day, settings: ExploreContext["settings"]): ScanGrain {
  const length = end - first;
  const isWeek = length === 7 && startOf(first, "week", settings) === first;
  if (length <= longestOfDays && !isWeek) return "day";
  return length <= longestOfWeeks ? "week" : "month";
}
