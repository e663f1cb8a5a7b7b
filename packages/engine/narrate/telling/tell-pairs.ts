import { isPlural } from "../../chart/name-words.ts";
import { isAdditive } from "../../chart/output.ts";
import { drawnFigures, keysOf, mainKey } from "../../chart/place-chart.ts";
import { saySuperlative } from "../../chart/say-superlative.ts";
import { sayKeyFirst } from "../../chart/say-key.ts";
import { largest, rankEntries, smallest, sumByKey } from "../../chart/summarize-groups.ts";
import {
  say,
  sayAmount,
  sayFigure,
  sayPart,
  sayPeriod,
  sentence,
  totalFigure,
  type Telling,
} from "./telling.ts";

/**
 * Figures by two breakdowns or more. "There are 1,204 orders. Germany leads with 512, 43% of them; the largest
 * pair is Germany and Search at 210."
 */
export function tellPairs(telling: Telling): string | null {
  const { shape } = telling;
  const [figure] = drawnFigures(shape);
  const key = mainKey(shape);
  if (figure === undefined || key === null) return null;
  const rows = figure.values.flatMap((value, row) => (value === null ? [] : [{ key: row, value }]));
  const [high, low] = [largest(rows), smallest(rows)];
  if (typeof high?.key !== "number" || typeof low?.key !== "number") return null;
  const { output } = figure;
  const best = namePair(high.key, telling);
  const most = sayFigure(high.value, output, telling);
  if (!isAdditive(output)) {
    const least = `${namePair(low.key, telling)} the lowest at ${sayFigure(low.value, output, telling)}`;
    return sentence(
      `${best} has ${saySuperlative("highest", output)} at ${most}, ${least}`,
      sayPeriod(telling),
    );
  }
  const ranked = rankEntries(sumByKey(key.cells, figure.values)).filter((entry) => entry.key !== null);
  const [first] = ranked;
  const part = first === undefined ? null : sayPart(first, ranked, telling);
  const lead =
    first === undefined
      ? ""
      : `${say(first, key, telling)} leads with ${sayFigure(first.value, output, telling)}${part === null ? "" : `, ${part} of ${isPlural(output.label) ? "them" : "it"}`}; `;
  const total = sentence(sayAmount(totalFigure(figure), output, telling), sayPeriod(telling));
  return `${total} ${sentence(`${lead}the largest pair is ${best} at ${most}`)}`;
}

/** The values that a row is broken down by: "Germany and Search". */
function namePair(row: number, { shape, settings }: Telling): string {
  return keysOf(shape)
    .map((key) => sayKeyFirst(key.cells[row] ?? null, key, settings))
    .join(" and ");
}
