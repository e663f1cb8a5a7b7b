import { countWord } from "@askery/model";
import { pluralOf, singularOf } from "../../chart/name-words.ts";
import { isAdditive } from "../../chart/output.ts";
import { drawnFigures, mainKey } from "../../chart/place-chart.ts";
import { isCounted, verbalizeSuperlative } from "../../chart/verbalize-superlative.ts";
import { verbalizeThing } from "../../chart/verbalize-key.ts";
import { rankEntries, type Entry } from "../../chart/summarize-groups.ts";
import {
  verbalizeEntry,
  isWhole,
  verbalizeAmount,
  verbalizeCount,
  verbalizeFigure,
  verbalizeLevel,
  verbalizePartOf,
  verbalizeRows,
  sentence,
  totalFigure,
  type AnswerScope,
} from "./answer-scope.ts";
import { describeTop } from "./describe-top.ts";

/**
 * Describes figures by one breakdown: "Revenue is €6.04M so far this year. Furniture leads with €2.02M, 33% of it." For
 * figures without a meaningful sum: "DHL has the highest median delivery days at 4 days, UPS the lowest at 2 days."
 */
export function describeGroups(scope: AnswerScope): string | null {
  const key = mainKey(scope.shape);
  const [figure] = drawnFigures(scope.shape);
  if (key === null || figure === undefined) return null;
  // Each row is a group of its own: two customers of the same name are two.
  const entries = key.cells.flatMap((cell, row): readonly Entry[] => {
    const value = figure.values[row] ?? null;
    return value === null ? [] : [{ key: cell, value }];
  });
  const ranked = rankEntries(entries.filter((entry) => entry.key !== null));
  const [first, last] = [ranked[0], ranked.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { output } = figure;
  const period = verbalizeRows(scope);
  const most = verbalizeFigure(first.value, output, scope);
  if (ranked.length > 1 && first.value === last.value) {
    const all = `${ranked.length === 2 ? "both" : `all ${countWord(ranked.length)}`} ${pluralOf(verbalizeThing(key))} have`;
    return isCounted(output)
      ? sentence(`${all} ${verbalizeCount(first.value, singularOf(output.label))} each`, period)
      : sentence(`${all} the same ${output.label}, ${most}`, period);
  }
  if (!isAdditive(output)) {
    const highest = `${verbalizeEntry(first, key, scope)} has ${verbalizeSuperlative("highest", output)}${verbalizeLevel(first.value, output, scope)}`;
    if (ranked.length === 1) return sentence(highest, period);
    const end = isCounted(output) ? "the fewest" : "the lowest";
    const lowest = `${verbalizeEntry(last, key, scope)} ${end}${verbalizeLevel(last.value, output, scope)}`;
    return sentence(`${highest}, ${lowest}`, period);
  }
  if (!isWhole(scope)) return describeTop(scope);
  const total = sentence(verbalizeAmount(totalFigure(figure), output, scope), period);
  return `${total} ${sentence(`${verbalizeEntry(first, key, scope)} leads with ${most}${verbalizePartOf(first, entries, output, scope)}`)}`;
}
