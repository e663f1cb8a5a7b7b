import { type Grain, formatChange } from "@askery/model";
import { findTrend, type Trend } from "../../chart/find-trend.ts";
import { isPlural, joinWords } from "../../chart/name-words.ts";
import { isAdditive } from "../../chart/output.ts";
import { drawnFigures } from "../../chart/place-chart.ts";
import { verbalizeWhen } from "../../chart/verbalize-key.ts";
import type { FigureColumn, TimeColumn } from "../../chart/shape-result.ts";
import { sumWholeUnits } from "../../chart/sum-whole-units.ts";
import type { Entry } from "../../chart/summarize-groups.ts";
import {
  verbalizeEntry,
  verbalizeAmount,
  verbalizeCount,
  verbalizeFigure,
  verbalizeRows,
  sentence,
  totalFigure,
  type AnswerScope,
} from "./answer-scope.ts";

/**
 * Describes one figure over time: "Revenue is €6.04M so far this year, with October strongest at €643k and May weakest
 * at €405k. October is up 31.5% on January." Excludes unfinished units from comparisons.
 */
export function describeTime(scope: AnswerScope): string | null {
  const { time } = scope.shape;
  const [figure] = drawnFigures(scope.shape);
  if (time === null || figure === undefined) return null;
  const units = sumWholeUnits(figure, scope);
  const trend = findTrend(units);
  if (trend === null) {
    const value = totalFigure(figure) ?? figure.values[0] ?? null;
    return sentence(verbalizeAmount(value, figure.output, scope), verbalizeRows(scope));
  }
  const course = { scope, time, figure, units, trend };
  return isAdditive(figure.output) ? describeSum(course) : describeLevel(course);
}

interface Course {
  readonly scope: AnswerScope;
  readonly time: TimeColumn;
  readonly figure: FigureColumn;
  readonly units: readonly Entry[];
  readonly trend: Trend;
}

function describeSum(course: Course): string {
  const { scope, time, figure, trend } = course;
  const total = verbalizeAmount(totalFigure(figure), figure.output, scope);
  const when = verbalizeRows(scope);
  const whole = when === "" ? total : `${total} ${when}`;
  if (isFlat(trend)) {
    return sentence(
      `${whole}, ${verbalizeFigure(trend.peak.value, figure.output, scope)} every ${time.grain}`,
    );
  }
  const first = sentence(
    `${whole}, with ${verbalizeExtreme(course, trend.peak, "strongest")} and ${verbalizeWeakest(course)}`,
  );
  if (
    trend.change === null ||
    Math.abs(trend.change) < smallestChange ||
    !longGrains.has(time.grain) ||
    isNearlyEmpty(course)
  ) {
    return first;
  }
  const size = formatChange(trend.change, { kind: "percent" }, scope.settings).slice(1);
  const [last, start] = [verbalizeEntry(trend.last, time, scope), verbalizeEntry(trend.first, time, scope)];
  return `${first} ${sentence(`${last} is ${trend.change > 0 ? "up" : "down"} ${size} on ${start}`)}`;
}

const smallestChange = 0.0005;
/** Growth from the first hire or the first sale on says nothing: an end this small beside the peak, or mostly empty units. */
function isNearlyEmpty({ units, trend }: Course): boolean {
  const empty = units.filter(({ value }) => value === 0).length;
  const ends = Math.min(trend.first.value, trend.last.value);
  return ends < trend.peak.value * smallestEnd || empty > units.length / 2;
}

const smallestEnd = 0.05;
/** Grains that are long enough for comparing first and last; single days and weeks vary too much. */
const longGrains: ReadonlySet<Grain> = new Set(["month", "quarter", "year"]);

function describeLevel(course: Course): string {
  const { scope, time, figure, trend } = course;
  const { label } = figure.output;
  const point = (entry: Entry) =>
    `${verbalizeFigure(entry.value, figure.output, scope)} ${verbalizeWhen(entry.key, time, scope.settings)}`;
  const way = `${label} ${isPlural(label) ? "go" : "goes"} from ${point(trend.first)} to ${point(trend.last)}`;
  const ends = [trend.first, trend.last];
  if (isFlat(trend)) return sentence(way);
  const between = [
    ...(ends.includes(trend.peak) ? [] : [verbalizeExtreme(course, trend.peak, "highest")]),
    ...(ends.includes(trend.low) ? [] : [verbalizeExtreme(course, trend.low, "lowest")]),
  ];
  return sentence(between.length === 0 ? way : `${way}, with ${joinWords(between)}`);
}

/** "May weakest at €405k", "none in May", "none in 3 of 12 months". */
function verbalizeWeakest(course: Course): string {
  const { scope, time, units, trend } = course;
  if (trend.low.value !== 0) return verbalizeExtreme(course, trend.low, "weakest");
  const empty = units.filter(({ value }) => value === 0).length;
  return empty === 1
    ? `none ${verbalizeWhen(trend.low.key, time, scope.settings)}`
    : `none in ${empty} of ${verbalizeCount(units.length, time.grain)}`;
}

/** "October strongest at €643k". */
function verbalizeExtreme({ scope, time, figure }: Course, entry: Entry, word: string): string {
  return `${verbalizeEntry(entry, time, scope)} ${word} at ${verbalizeFigure(entry.value, figure.output, scope)}`;
}

function isFlat({ peak, low }: Trend): boolean {
  return peak.value === low.value;
}
