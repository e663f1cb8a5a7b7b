import {
  formatBucket,
  formatDay,
  formatValue,
  type InvestigationReport,
  type ReportFigure,
  type ReportSentence,
} from "@askery/model";
import { capitalize, isPlural } from "../../chart/name-words.ts";
import type { ExploreContext } from "../../explore/explore-context.ts";
import { meanOf, sumOf } from "../../explore/statistics/ranks.ts";
import type { Refusal, Verdict } from "../../explore/statistics/verdict.ts";
import { addUnits, parseIsoDate, toIsoDate } from "../../question/calendar-days.ts";
import { printDifference, printFigure, printShare } from "../report/describe-total.ts";
import { listMissingSteps, type MissingSteps } from "../report/list-missing-steps.ts";
import { writeSentence, type StepFound } from "../report/report-input.ts";
import { describeRules } from "../verbalize-where.ts";
import { verbalizeDuring } from "../verbalize-during.ts";
import type { ForecastPlan } from "./forecast-plan.ts";
import { forecastMethods, type ForecastMethod } from "./forecast-methods.ts";
import type { ForecastResult } from "./forecast-result.ts";
import { coverage, type Expected } from "./forecast-values.ts";
import { estimateSeason } from "./season-factors.ts";

export interface ForecastReportInput {
  readonly plan: ForecastPlan;
  readonly context: ExploreContext;
  /** The past; null if its query failed or was left out. */
  readonly history: StepFound | null;
  readonly result: Verdict<ForecastResult> | null;
  readonly missing: MissingSteps;
  readonly isDoubtful: boolean;
}

/** The id of the step that computes the forecast. */
export const forecastStepId = "forecast";

/** Writes a forecast: the figure with its range first, then how it was made and how good such forecasts were. */
export function writeForecastReport(input: ForecastReportInput): InvestigationReport {
  const { result, history, plan } = input;
  const caveats = listCaveats(input);
  if (result === null || history === null) {
    const text = "There is no forecast, because the past is missing";
    return { answer: [writeSentence(text)], findings: [], nothing: [], caveats };
  }
  if (result.kind === "refused") {
    return {
      answer: [writeSentence(explainRefusal(result.reason, plan), history)],
      findings: [],
      nothing: [],
      caveats,
    };
  }
  return {
    figures: [showExpected(result, input)],
    answer: [
      linked(describeExpected(result, input)),
      ...describeYearEarlier(result, input),
      ...describeSeason(result),
      describeBackTest(result, input),
    ],
    findings: [],
    nothing: [describeOthers(result)],
    caveats,
    picture: forecastStepId,
  };
}

/** The sum of what is expected, or its end for a figure that does not add up. */
function showExpected(result: ForecastResult, { context, plan }: ForecastReportInput): ReportFigure {
  const last = result.units.findLast(({ isAsked }) => isAsked);
  const { value } = result.isAdditive ? result.forecast.total : (last ?? result.forecast.total);
  const when = result.isAdditive || last === undefined ? plan.spanWords : nameUnit(last.day, plan);
  return {
    id: "forecast",
    label: `${capitalize(plan.words)} expected ${verbalizeDuring(when)}`,
    value,
    text: printFigure(value, result, { context }),
  };
}

/** A sentence whose evidence is the forecast. */
function linked(text: string): ReportSentence {
  return { text: writeSentence(text).text, evidence: [forecastStepId] };
}

function explainRefusal(reason: Refusal, { words, grain, spanWords }: ForecastPlan): string {
  return reason === "constant"
    ? `${words} is always the same, so there is nothing to forecast`
    : `There is too little past to forecast ${words} until ${spanWords}: a forecast is only given if at least six earlier ones as far ahead can be tested, by ${grain}. Ask for fewer ${grain}s ahead`;
}

const share = printShare(coverage);

function describeExpected(result: ForecastResult, { context, plan }: ForecastReportInput): string {
  const print = (value: number) => printFigure(value, result, { context });
  const range = ({ low, high }: Expected) => `${print(low)} to ${print(high)}`;
  const be = isPlural(plan.words) ? "are" : "is";
  const asked = result.units.filter(({ isAsked }) => isAsked);
  const [first] = asked;
  const last = asked.at(-1);
  if (result.isAdditive) {
    const { total } = result.forecast;
    return `${plan.words} ${verbalizeDuring(plan.spanWords)} ${be} forecast at ${print(total.value)}; in ${share} of such cases it is ${range(total)}`;
  }
  if (first === undefined || last === undefined || first === last) {
    const only = first ?? result.forecast.total;
    return `${plan.words} ${verbalizeDuring(plan.spanWords)} ${be} forecast at ${print(only.value)}; in ${share} of such cases it is ${range(only)}`;
  }
  return `${plan.words} ${be} forecast at ${print(first.value)} in ${nameUnit(first.day, plan)} and ${print(last.value)} in ${nameUnit(last.day, plan)}; in ${share} of such cases the latter is ${range(last)}`;
}

function nameUnit(day: number, { grain }: ForecastPlan): string {
  return grain === "month" ? formatBucket(toIsoDate(day), "month") : formatDay(day);
}

/** Beside the same units a year earlier, if they are known. */
function describeYearEarlier(
  result: ForecastResult,
  { context, plan, history }: ForecastReportInput,
): readonly ReportSentence[] {
  if (!result.isAdditive || plan.grain !== "month") return [];
  const asked = result.units.filter(({ isAsked }) => isAsked);
  const known = new Map(
    result.past.map((value, index) => [addUnits(result.first, plan.grain, index), value]),
  );
  const earlier = asked.map(({ day }) => known.get(addUnits(day, "year", -1)));
  if (earlier.some((value) => value === undefined)) return [];
  const before = sumOf(earlier.map((value) => value ?? 0));
  if (before === 0) return [];
  const change = result.forecast.total.value / before - 1;
  const beside =
    Math.abs(change) < hardly
      ? "about as much as"
      : `${printShare(Math.abs(change))} ${change > 0 ? "more" : "less"} than`;
  const { text } = writeSentence(
    `That is ${beside} in the same ${asked.length === 1 ? "month" : "months"} a year earlier (${printFigure(before, result, { context })})`,
  );
  return [{ text, evidence: [forecastStepId, ...(history === null ? [] : [history.step.id])] }];
}

const hardly = 0.005;

/** The units of a cycle that are the furthest from the average, if a season was found. */
function describeSeason(result: ForecastResult): readonly ReportSentence[] {
  const { plan, past, forecast, first } = result;
  const { effects, isFactor } = estimateSeason(past, forecast.season);
  if (!isFactor || plan.grain === "week" || Math.max(...effects) < 1 + leastSeason) return [];
  const named = effects.map((effect, index) => {
    const day = addUnits(first, plan.grain, index);
    return { effect, name: plan.grain === "month" ? monthOf(day) : weekdayName(day) };
  });
  const sorted = named.toSorted((one, other) => other.effect - one.effect);
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (most === undefined || least === undefined) return [];
  return [
    linked(
      `It has a season: ${most.name} is usually ${printShare(most.effect - 1)} above the average ${plan.grain}, and ${least.name} ${printShare(1 - least.effect)} below it`,
    ),
  ];
}

const leastSeason = 0.03;

function monthOf(day: number): string {
  return dateName(day, { month: "long" });
}

function weekdayName(day: number): string {
  return dateName(day, { weekday: "long" });
}

function dateName(day: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(day * 86_400_000);
}

function nameMethod(method: ForecastMethod, { forecast, plan }: ForecastResult): string {
  const cycle = forecast.season > 1 ? cycleWords[plan.grain] : null;
  switch (method) {
    case "average":
      return "the average of three kinds of exponential smoothing";
    case "theta":
      return "the Theta method";
    case "trend":
      return "exponential smoothing with a damped trend";
    case "level":
      return "exponential smoothing of the level";
    case "grown":
      return `repeating the ${cycle ?? plan.grain} before with the change since`;
    case "repeat":
      return cycle === null ? "repeating the last value" : `repeating the ${cycle} before`;
  }
}

/** How earlier forecasts of the same length did. */
function describeBackTest(result: ForecastResult, { context }: ForecastReportInput): ReportSentence {
  const { forecast, output } = result;
  const { best, repeat } = forecast;
  const size = meanOf(best.trials.flatMap((steps) => steps.map(({ value }) => Math.abs(value))));
  const off =
    output.format.kind === "percent" || size === 0
      ? printDifference(best.error, { output }, { context })
      : printShare(best.error / size);
  const beside =
    best.method === "repeat" ? "" : `, where ${nameMethod("repeat", result)} has ${printMase(repeat.mase)}`;
  return linked(
    `It is made by ${nameMethod(best.method, result)}, which was off by ${off} on average in ${best.trials.length} earlier forecasts as far ahead (mean absolute scaled error ${printMase(best.mase)}${beside})`,
  );
}

const cycleWords = { day: "week", week: "year", month: "year" } as const;

function printMase(mase: number): string {
  return formatValue(Math.round(mase * 100) / 100, { kind: "number" }, { locale: "en-US" });
}

function describeOthers(result: ForecastResult): ReportSentence {
  const count = forecastMethods.length - 1;
  const { best, repeat } = result.forecast;
  // The average of three is taken although one may have erred slightly less.
  const better = best.method === "average" ? "none did clearly better" : "none did better";
  const among = best.method === "repeat" ? "" : `, among them ${nameMethod("repeat", result)}`;
  const isBehind = repeat.error < best.error;
  return linked(
    `${count} other methods were tested on the same past, and ${better}${among}${isBehind ? ", which erred slightly less: the figure is hard to forecast" : ""}`,
  );
}

function listCaveats({ result, plan, context, missing, isDoubtful }: ForecastReportInput): readonly string[] {
  const found = result?.kind === "found" ? result : null;
  const gap = found?.units.some(({ isAsked }) => !isAsked) === true;
  const isShort = found?.forecast.season === 0;
  const caveats = [
    isDoubtful ? "The question may mean something else as well: the steps show how it was understood." : null,
    ...describeRules(plan.history.plan, context),
    plan.dataEnd === null
      ? null
      : `The data end on ${formatDay(parseIsoDate(plan.dataEnd) - 1)}, so the forecast starts there.`,
    plan.grain !== "day" && (gap || plan.from <= plan.start)
      ? `Only whole ${plan.grain}s count as the past, so the ${plan.grain} that is not over is forecast as a whole.`
      : null,
    isShort
      ? `The past is shorter than two ${cycleWords[plan.grain]}s with enough to test, so no season is considered.`
      : null,
    found !== null && found.gaps.size > 0
      ? `${found.gaps.size} ${plan.grain}s without a figure took that of the ${plan.grain} before.`
      : null,
    ...listMissingSteps(missing),
    found === null
      ? null
      : "A forecast continues the past. It knows nothing of what is planned, such as prices, campaigns or new products.",
  ];
  return caveats.filter((caveat) => caveat !== null);
}
