import { dayOf, formatDatePart, formatValue, type Grain } from "@askery/model";
import { toDate, weekdayOf } from "../../question/calendar-days.ts";
import { countUnits } from "../../chart/buckets.ts";
import { isPlural } from "../../chart/name-words.ts";
import { figureKind, isAdditive } from "../../chart/output.ts";
import type { FigureColumn, TimeColumn } from "../../chart/shape-result.ts";
import { sumWholeUnits } from "../../chart/sum-whole-units.ts";
import type { Entry } from "../../chart/summarize-groups.ts";
import { verbalizeKey, verbalizeWhen } from "../../chart/verbalize-key.ts";
import { sentence, verbalizeFigure, type AnswerScope } from "../../narrate/describing/answer-scope.ts";
import { at, medianOf } from "../statistics/ranks.ts";
import { analyzeSeries, type SeriesFacts } from "./analyze-series.ts";
import { printP, type Claim } from "./claim.ts";
import { withoutCutEnd } from "./without-cut-end.ts";
import { verbalizeNamed } from "./verbalize-named.ts";

/** What a figure over time may show. Units that are not over, and that the data do not fill, do not count. */
export function findSeriesClaims(
  time: TimeColumn,
  figure: FigureColumn,
  scope: AnswerScope,
): readonly Claim[] {
  const whole = sumWholeUnits(figure, scope);
  const entries = withoutCutEnd(whole, time, scope);
  if (!isUnbroken(entries, time.grain)) return [];
  const values = entries.map(({ value }) => value);
  const facts = analyzeSeries(values, cycles[time.grain] ?? null);
  const series = { entries, values, facts, time: { ...time, dateStyle: "long" as const }, figure, scope };
  return [
    claimTrend(series),
    claimStep(series),
    claimSeason(series),
    claimOutlier(series),
    claimChange(series),
  ].filter((claim) => claim !== null);
}

/** After how many units a season repeats. Weeks of the year are too many for the years that there usually are. */
const cycles: Partial<Record<Grain, number>> = { hour: 24, day: 7, month: 12, quarter: 4 };

interface Series {
  readonly entries: readonly Entry[];
  readonly values: readonly number[];
  readonly facts: SeriesFacts;
  readonly time: TimeColumn;
  readonly figure: FigureColumn;
  readonly scope: AnswerScope;
}

/** Whether no unit is missing: a gap in figures that do not add up leaves nothing to test. */
function isUnbroken(entries: readonly Entry[], grain: Grain): boolean {
  const [first, last] = [dayOf(entries[0]?.key ?? null), dayOf(entries.at(-1)?.key ?? null)];
  return (
    grain === "hour" || (first !== null && last !== null && countUnits(first, last, grain) === entries.length)
  );
}

function claimTrend({ facts: { trend }, entries, time, figure, scope, values }: Series): Claim | null {
  const [first, last] = [entries[0], entries.at(-1)];
  if (trend === null || first === undefined || last === undefined) return null;
  const middle = Math.abs(medianOf(values));
  const step = print(Math.abs(trend.slope), { figure, scope });
  const way = trend.slope >= 0 ? "up" : "down";
  const { label } = figure.output;
  const [start, end] = [trend.start, trend.start + trend.slope * (entries.length - 1)];
  const from = `about ${print(start, { figure, scope })} ${verbalizeWhen(first.key, time, scope.settings)}`;
  const to = `about ${print(end, { figure, scope })} ${verbalizeWhen(last.key, time, scope.settings)}`;
  return {
    kind: "trend",
    p: trend.p,
    effect: Math.abs(trend.tau) * Math.min(1, (Math.abs(trend.slope) * entries.length) / (middle || 1)),
    sentence: sentence(
      `${label} ${isPlural(label) ? "go" : "goes"} steadily ${way}, by about ${step} a ${time.grain}: from ${from} to ${to}`,
    ),
    why: `So steady a ${way === "up" ? "rise" : "fall"} is rare by chance: Mann–Kendall's test over ${count(entries.length, time)}, ${printP(trend.p)}.`,
  };
}

function claimStep({ facts: { step }, entries, time, figure, scope }: Series): Claim | null {
  const entry = step === null ? undefined : entries[step.at];
  if (step === null || entry === undefined) return null;
  const { label } = figure.output;
  const larger = Math.max(Math.abs(step.before), Math.abs(step.after));
  return {
    kind: "break",
    p: step.p,
    effect: larger === 0 ? 0 : Math.abs(step.after - step.before) / larger,
    sentence: sentence(
      `${label} ${isPlural(label) ? "are" : "is"} at another level since ${verbalizeKey(entry.key, time, scope.settings)}: usually ${print(step.after, { figure, scope })}${isAdditive(figure.output) ? ` a ${time.grain}` : ""}, ${print(step.before, { figure, scope })} before`,
    ),
    why: `The level changes once and lasts, which a steady trend would not explain: Pettitt's test over ${count(entries.length, time)}, ${printP(step.p)}.`,
    marks: [{ kind: "event", at: entry.key, label: "New level" }],
  };
}

function claimSeason({ facts: { season, level }, entries, time, figure, scope }: Series): Claim | null {
  if (season === null) return null;
  const { profile } = season;
  const [high, low] = [profile.indexOf(Math.max(...profile)), profile.indexOf(Math.min(...profile))];
  const name = (position: number) => nameOfPart(entries[position], time);
  const distance = (position: number) =>
    `${print(Math.abs(at(profile, position)), { figure, scope })} ${at(profile, position) >= 0 ? "above" : "below"}`;
  const { label } = figure.output;
  const cycle = time.grain === "day" ? "week" : time.grain === "hour" ? "day" : "year";
  return {
    kind: "season",
    p: season.p,
    effect:
      season.strength *
      Math.min(1, (2 * Math.max(...profile.map(Math.abs))) / (Math.abs(medianOf(level)) || 1)),
    sentence: sentence(
      `${label} ${isPlural(label) ? "repeat" : "repeats"} a pattern every ${cycle}: ${name(high)} is usually ${distance(high)} the middle, ${name(low)} ${distance(low)} it`,
    ),
    why: `The ${time.grain === "day" ? "weekday" : time.grain} explains ${share(season.strength)} of the variation around the trend: Kruskal–Wallis test over ${count(entries.length, time)}, ${printP(season.p)}.`,
  };
}

function claimOutlier({ facts: { outlier }, entries, time, figure, scope }: Series): Claim | null {
  const entry = outlier === null ? undefined : entries[outlier.index];
  if (outlier === null || entry === undefined) return null;
  const isHigh = outlier.distance > 0;
  return {
    kind: "outlier",
    p: outlier.p,
    effect: Math.min(1, Math.abs(entry.value - outlier.usual) / (Math.abs(outlier.usual) || 1)),
    sentence: sentence(
      `${verbalizeKey(entry.key, time, scope.settings)} is far ${isHigh ? "above" : "below"} the other ${time.grain}s: ${verbalizeNamed(entry.value, figure.output, scope)}, where about ${print(outlier.usual, { figure, scope })} would be usual`,
    ),
    why: `It is ${Math.abs(outlier.distance).toFixed(1)} robust standard deviations from the other ${time.grain}s, without trend and season: modified z-score, ${printP(outlier.p)} over ${count(entries.length, time)}.`,
    marks: [{ kind: "event", at: entry.key, label: isHigh ? "Unusually high" : "Unusually low" }],
  };
}

function claimChange({ facts: { change }, entries, time, figure, scope }: Series): Claim | null {
  const [before, last] = [entries.at(-2), entries.at(-1)];
  if (change === null || before === undefined || last === undefined) return null;
  const difference = last.value - before.value;
  if (difference === 0 || Math.sign(difference) !== Math.sign(change.change)) return null;
  const { label } = figure.output;
  return {
    kind: "change",
    p: change.p,
    effect: Math.min(1, Math.abs(difference) / (Math.abs(before.value) || 1)),
    sentence: sentence(
      `${label} ${isPlural(label) ? "are" : "is"} ${print(Math.abs(difference), { figure, scope })} ${difference > 0 ? "higher" : "lower"} ${verbalizeWhen(last.key, time, scope.settings)} than the ${time.grain} before: ${print(last.value, { figure, scope })} after ${print(before.value, { figure, scope })}`,
    ),
    why: `The usual change from one ${time.grain} to the next is ${print(change.usual, { figure, scope })}: this one is larger than the noise of ${entries.length - 2} earlier changes explains, ${printP(change.p)}.`,
  };
}

/** A figure in words; of rows there are whole ones, unless few. */
function print(value: number, { figure, scope }: Pick<Series, "figure" | "scope">): string {
  const isWhole = figureKind(figure.output) === "count" && Math.abs(value) >= fewRows;
  return verbalizeFigure(isWhole ? Math.round(value) : value, figure.output, scope);
}

const fewRows = 10;

function share(part: number): string {
  return formatValue(part, { kind: "percent" }, { locale: "en-US" });
}

function count(units: number, { grain }: TimeColumn): string {
  return `${units.toLocaleString("en-US")} ${grain}s`;
}

/** "December" for a month, "Monday" for a day. */
function nameOfPart(entry: Entry | undefined, { grain }: TimeColumn): string {
  const day = dayOf(entry?.key ?? null);
  if (entry === undefined || day === null) return "";
  switch (grain) {
    case "month":
      return formatDatePart(toDate(day).month, "monthOfYear");
    case "quarter":
      return formatDatePart(Math.ceil(toDate(day).month / 3), "quarterOfYear");
    case "hour":
      return formatDatePart(Number(String(entry.key).slice(11, 13)), "hourOfDay");
    default:
      return formatDatePart(weekdayOf(day) + 1, "weekday");
  }
}
