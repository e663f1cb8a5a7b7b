import { joinWords, singularOf } from "../../chart/name-words.ts";
import { isAdditive } from "../../chart/output.ts";
import { drawnFigures, keysOf, mainKey } from "../../chart/place-chart.ts";
import { isCounted, verbalizeSuperlative } from "../../chart/verbalize-superlative.ts";
import { verbalizeKey } from "../../chart/verbalize-key.ts";
import type { FigureColumn } from "../../chart/shape-result.ts";
import { largest, rankEntries, smallest, sumByKey, type Entry } from "../../chart/summarize-groups.ts";
import {
  say,
  verbalizeAmount,
  verbalizeCount,
  verbalizeFigure,
  verbalizeLevel,
  verbalizePartOf,
  verbalizePeriod,
  sentence,
  totalFigure,
  type Telling,
} from "./telling.ts";

/**
 * Figures by two breakdowns or more. "There are 1,204 orders. Germany leads with 512, 43% of them; the largest
 * pair is Germany and Search at 210."
 */
export function describePairs(telling: Telling): string | null {
  const { shape } = telling;
  const [figure] = drawnFigures(shape);
  const key = mainKey(shape);
  if (figure === undefined || key === null) return null;
  const rows = listRows(figure, telling);
  const [high, low] = [largest(rows), smallest(rows)];
  if (typeof high?.key !== "number" || typeof low?.key !== "number") return null;
  const { output } = figure;
  const best = namePair(high.key, telling);
  const most = verbalizeFigure(high.value, output, telling);
  if (!isAdditive(output)) {
    if (high.value === low.value) {
      const value = isCounted(output)
        ? verbalizeCount(high.value, singularOf(output.label))
        : `${output.label} ${most}`;
      return sentence(
        `each of the ${verbalizeCount(rows.length, "pair")} has ${value}`,
        verbalizePeriod(telling),
      );
    }
    const end = isCounted(output) ? "the fewest" : "the lowest";
    const least = `${namePair(low.key, telling)} ${end}${verbalizeLevel(low.value, output, telling)}`;
    return sentence(
      `${best} has ${verbalizeSuperlative("highest", output)}${verbalizeLevel(high.value, output, telling)}, ${least}`,
      verbalizePeriod(telling),
    );
  }
  const entries = sumByKey(key.cells, figure.values);
  const [first] = rankEntries(entries).filter((entry) => entry.key !== null);
  const lead =
    first === undefined
      ? ""
      : `${say(first, key, telling)} leads with ${verbalizeFigure(first.value, output, telling)}${verbalizePartOf(first, entries, output, telling)}; `;
  const total = sentence(verbalizeAmount(totalFigure(figure), output, telling), verbalizePeriod(telling));
  return `${total} ${sentence(`${lead}the largest pair is ${best} at ${most}`)}`;
}

/** Rows with a figure, those without a name only where there are no others. */
function listRows({ values }: FigureColumn, { shape }: Telling): readonly Entry[] {
  const rows = values.flatMap((value, row) => (value === null ? [] : [{ key: row, value }]));
  const named = rows.filter(({ key }) => keysOf(shape).every(({ cells }) => (cells[key] ?? null) !== null));
  return named.length > 0 ? named : rows;
}

/** The values that a row is broken down by: "Germany and Search". */
function namePair(row: number, { shape, settings }: Telling): string {
  return joinWords(keysOf(shape).map((key) => verbalizeKey(key.cells[row] ?? null, key, settings)));
}
