import { findWholeUnits, sumWholeUnits } from "../../chart/sum-whole-units.ts";
import { isPlural } from "../../chart/name-words.ts";
import { figureKind, isAdditive } from "../../chart/output.ts";
import { drawnFigures, seriesKey } from "../../chart/place-chart.ts";
import { verbalizeKey, verbalizeWhen } from "../../chart/verbalize-key.ts";
import { largest, rankEntries, smallest, sumByKey } from "../../chart/summarize-groups.ts";
import {
  say,
  verbalizeAmount,
  verbalizeFigure,
  verbalizePartOf,
  verbalizePeriod,
  sentence,
  totalFigure,
  type Telling,
} from "./telling.ts";

/**
 * Several series along time. "Revenue is €6.04M so far this year. Furniture leads with €2.02M, 33% of it, and May was
 * the weakest month at €405k."
 */
export function describeSeries(telling: Telling): string | null {
  const { shape } = telling;
  const series = seriesKey(shape);
  const [figure] = drawnFigures(shape);
  if (shape.time === null || series === null || figure === undefined) return null;
  const { output } = figure;
  if (!isAdditive(output)) return describeHighest(telling);
  const entries = sumByKey(series.cells, figure.values);
  const [first] = rankEntries(entries.filter((entry) => entry.key !== null));
  const weakest = smallest(sumWholeUnits(figure, telling));
  if (first === undefined) return null;
  const ofIt = verbalizePartOf(first, entries, output, telling);
  const lead = `${say(first, series, telling)} leads with ${verbalizeFigure(first.value, output, telling)}${ofIt}`;
  const low =
    weakest === undefined || shape.time.distinct.length < 3
      ? ""
      : `${ofIt === "" ? "" : ","} and ${say(weakest, shape.time, telling)} was the weakest ${shape.time.grain} at ${verbalizeFigure(weakest.value, output, telling)}`;
  return `${sentence(verbalizeAmount(totalFigure(figure), output, telling), verbalizePeriod(telling))} ${sentence(lead + low)}`;
}

/** Averages have no sum: the highest single point stands for the rest. */
function describeHighest(telling: Telling): string | null {
  const { shape } = telling;
  const { time } = shape;
  const series = seriesKey(shape);
  const [figure] = drawnFigures(shape);
  if (time === null || series === null || figure === undefined) return null;
  const isWhole = figureKind(figure.output) === "change" ? findWholeUnits(figure, telling) : () => true;
  const rows = figure.values.flatMap((value, row) =>
    value === null || !isWhole(time.cells[row] ?? null) ? [] : [{ key: row, value }],
  );
  const [high, low] = [largest(rows), smallest(rows)];
  if (typeof high?.key !== "number" || typeof low?.key !== "number") return null;
  const place = (row: number) =>
    `${verbalizeKey(series.cells[row] ?? null, series, telling.settings)} ${verbalizeWhen(time.cells[row] ?? null, time, telling.settings)}`;
  const { output } = figure;
  return sentence(
    `${output.label} ${isPlural(output.label) ? "are" : "is"} highest for ${place(high.key)} at ${verbalizeFigure(high.value, output, telling)} and lowest for ${place(low.key)} at ${verbalizeFigure(low.value, output, telling)}`,
  );
}
