import { formatChange } from "@askery/model";
import { sumWholeUnits } from "../../chart/sum-whole-units.ts";
import { findTrend, sortByTime } from "../../chart/find-trend.ts";
import { figureKind } from "../../chart/output.ts";
import { isPlural } from "../../chart/name-words.ts";
import { keysOf } from "../../chart/place-chart.ts";
import { verbalizeWhen } from "../../chart/verbalize-key.ts";
import { rankEntries, sumByKey, type Entry } from "../../chart/summarize-groups.ts";
import { verbalizeEntry, verbalizeFigure, sentence, type AnswerScope } from "./answer-scope.ts";

/**
 * Describes changes over time: "Revenue in October is €643k, +5.0% on September. The largest rise is +53.2% in June,
 * the largest fall −32.9% in May." Or by group: "Poland grows fastest at +21.6%; Sweden falls most at −6.9%."
 */
export function describeGrowth(scope: AnswerScope): string | null {
  const { shape } = scope;
  const change = shape.derived.find(({ output }) => figureKind(output) === "change");
  if (change === undefined || keysOf(shape).length !== 1) return null;
  const size = (entry: Entry) => formatChange(entry.value, change.output.format, scope.settings);
  if (shape.time === null) {
    const [key] = shape.groups;
    const ranked = key === undefined ? [] : rankEntries(sumByKey(key.cells, change.values));
    const [first, last] = [ranked[0], ranked.at(-1)];
    if (key === undefined || first === undefined || last === undefined) return null;
    const falls = last.value < 0 ? `; ${verbalizeEntry(last, key, scope)} falls most at ${size(last)}` : "";
    return sentence(
      `${verbalizeEntry(first, key, scope)} ${first.value > 0 ? "grows fastest" : "falls least"} at ${size(first)}${falls}`,
    );
  }
  const { time } = shape;
  const when = (entry: Entry) => verbalizeWhen(entry.key, time, scope.settings);
  const changes = sortByTime(sumWholeUnits(change, scope));
  const [base] = shape.figures;
  const latest = changes.at(-1);
  if (latest === undefined) return null;
  const amounts = base === undefined ? [] : sumWholeUnits(base, scope);
  const before = amounts[amounts.findIndex(({ key }) => key === latest.key) - 1];
  const now = amounts.find(({ key }) => key === latest.key);
  const head =
    base === undefined || now === undefined || before === undefined
      ? `${change.output.label} is ${size(latest)} ${when(latest)}`
      : `${base.output.label} ${when(latest)} ${isPlural(base.output.label) ? "are" : "is"} ${verbalizeFigure(now.value, base.output, scope)}, ${size(latest)} on ${verbalizeEntry(before, time, scope)}`;
  const trend = findTrend(changes);
  if (trend === null || changes.length < 3) return sentence(head);
  const rise = trend.peak.value > 0 ? `the largest rise is ${size(trend.peak)} ${when(trend.peak)}` : null;
  const fall =
    trend.low.value < 0
      ? `the largest fall ${rise === null ? "is " : ""}${size(trend.low)} ${when(trend.low)}`
      : null;
  const both = [rise, fall].filter((part) => part !== null).join(", ");
  return [sentence(head), sentence(both)].filter((part) => part !== "").join(" ");
}
