import type { Output } from "@askery/model";
import { figureWithoutRows, isAdditive } from "../../chart/output.ts";
import { addUnits, type Day } from "../../question/calendar-days.ts";
import { refuse, type Verdict } from "../../explore/statistics/verdict.ts";
import { readSeries, type Series } from "../report/read-series.ts";
import type { StepFound } from "../report/report-input.ts";
import { cycles, type ForecastPlan } from "./forecast-plan.ts";
import { forecastValues, type Expected, type Forecast } from "./forecast-values.ts";

/** A forecast figure at a unit of time. */
export interface ForecastUnit extends Expected {
  readonly day: Day;
  /** Whether it was asked for; otherwise it is on the way there. */
  readonly isAsked: boolean;
}

export interface ForecastResult {
  readonly plan: ForecastPlan;
  readonly output: Output;
  readonly isAdditive: boolean;
  /** The first unit of the past, and the figure of each unit from there on. */
  readonly first: Day;
  readonly past: readonly number[];
  readonly units: readonly ForecastUnit[];
  readonly forecast: Forecast;
  /** The places of units of the past without a figure, which took that of the unit before. */
  readonly gaps: ReadonlySet<number>;
}

/** Continues the past of a figure. Refuses a past that is too short, or always the same. */
export function makeForecast(
  { table, outputs }: Pick<StepFound, "table" | "outputs">,
  plan: ForecastPlan,
): Verdict<ForecastResult> {
  const output = outputs.at(-1);
  if (output === undefined) return refuse("too-few");
  const isSum = isAdditive(output);
  const known = readSeries(table);
  const from = Math.max(plan.first, Math.min(...known.keys()));
  if (!Number.isFinite(from)) return refuse("too-few");
  const { values, gaps } = fillPast(known, { from, plan, empty: figureWithoutRows(output) });
  const ahead = listUnits(plan.start, plan.to, plan.grain);
  const skipped = ahead.filter((day) => day < plan.from).length;
  const task = { season: cycles[plan.grain], steps: ahead.length, skipped };
  const forecast = forecastValues(values, task);
  if (forecast.kind === "refused") return forecast;
  const isWhole = output.role.kind === "figure" && output.role.figure === "count";
  const units = ahead.flatMap((day, step): readonly ForecastUnit[] => {
    const expected = forecast.steps[step];
    if (expected === undefined) return [];
    return [{ ...(isWhole ? roundExpected(expected) : expected), day, isAsked: step >= skipped }];
  });
  return {
    kind: "found",
    plan,
    output,
    isAdditive: isSum,
    first: from,
    past: values,
    units,
    forecast: isWhole ? { ...forecast, total: roundExpected(forecast.total) } : forecast,
    gaps,
  };
}

/** There are whole rows only. */
function roundExpected({ value, low, high }: Expected): Expected {
  return { value: Math.round(value), low: Math.floor(low), high: Math.ceil(high) };
}

/** Each unit of the past. Where those without rows are not 0, their figure is as it was. */
function fillPast(
  known: Series,
  { from, plan, empty }: { readonly from: Day; readonly plan: ForecastPlan; readonly empty: 0 | null },
): { readonly values: readonly number[]; readonly gaps: ReadonlySet<number> } {
  const gaps = new Set<number>();
  let last = 0;
  const values = listUnits(from, plan.start, plan.grain).map((day, index) => {
    const figure = known.get(day) ?? empty;
    if (figure === null) gaps.add(index);
    last = figure ?? last;
    return last;
  });
  return { values, gaps };
}

function listUnits(from: Day, to: Day, grain: ForecastPlan["grain"]): readonly Day[] {
  const units: Day[] = [];
  for (let unit = from; unit < to; unit = addUnits(unit, grain, 1)) units.push(unit);
  return units;
}
