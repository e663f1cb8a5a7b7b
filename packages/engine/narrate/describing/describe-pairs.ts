import { joinWords, singularOf } from "../../chart/name-words.ts";
import { isAdditive } from "../../chart/output.ts";
import { drawnFigures, keysOf, mainKey } from "../../chart/place-chart.ts";
import { isCounted, verbalizeSuperlative } from "../../chart/verbalize-superlative.ts";
import { verbalizeKey } from "../../chart/verbalize-key.ts";
import type { FigureColumn } from "../../chart/shape-result.ts";
import { largest, rankEntries, smallest, sumByKey, type Entry } from "../../chart/summarize-groups.ts";
import {
  verbalizeEntry,
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

/**
 * Describes figures by two or more breakdowns: "There are 1,204 orders. Germany leads with 512, 43% of them; the
 * largest pair is Germany and Search at 210."
 */
export function describePairs(scope: AnswerScope): string | null {
  const { shape } = scope;
  const [figure] = drawnFigures(shape);
  const key = mainKey(shape);
  if (figure === undefined || key === null) return null;
  const rows = listRows(figure, scope);
  const [high, low] = [largest(rows), smallest(rows)];
  if (typeof high?.key !== "number" || typeof low?.key !== "number") return null;
  const { output } = figure;
  const best = namePair(high.key, scope);
  const most = verbalizeFigure(high.value, output, scope);
  if (!isAdditive(output)) {
    if (high.value === low.value) {
      const value = isCounted(output)
        ? verbalizeCount(high.value, singularOf(output.label))
        : `${output.label} ${most}`;
      return sentence(
        `each of the ${verbalizeCount(rows.length, "pair")} has ${value}`,
        verbalizeRows(scope),
      );
    }
    const end = isCounted(output) ? "the fewest" : "the lowest";
    const least = `${namePair(low.key, scope)} ${end}${verbalizeLevel(low.value, output, scope)}`;
    return sentence(
      `${best} has ${verbalizeSuperlative("highest", output)}${verbalizeLevel(high.value, output, scope)}, ${least}`,
      verbalizeRows(scope),
    );
  }
  const entries = sumByKey(key.cells, figure.values);
  const [first] = rankEntries(entries).filter((entry) => entry.key !== null);
  const lead =
    first === undefined
      ? ""
      : `${verbalizeEntry(first, key, scope)} leads with ${verbalizeFigure(first.value, output, scope)}${verbalizePartOf(first, entries, output, scope)}; `;
  const total = sentence(verbalizeAmount(totalFigure(figure), output, scope), verbalizeRows(scope));
  return `${total} ${sentence(`${lead}the largest pair is ${best} at ${most}`)}`;
}

/** Rows with a figure; includes rows without a name only if there are no others. */
function listRows({ values }: FigureColumn, { shape }: AnswerScope): readonly Entry[] {
  const rows = values.flatMap((value, row) => (value === null ? [] : [{ key: row, value }]));
  const named = rows.filter(({ key }) => keysOf(shape).every(({ cells }) => (cells[key] ?? null) !== null));
  return named.length > 0 ? named : rows;
}

/** The breakdown values of a row: "Germany and Search". */
function namePair(row: number, { shape, settings }: AnswerScope): string {
  return joinWords(keysOf(shape).map((key) => verbalizeKey(key.cells[row] ?? null, key, settings)));
}
