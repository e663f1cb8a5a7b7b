import { findWholeUnits, sumWholeUnits } from "../../chart/sum-whole-units.ts";
import { isPlural } from "../../chart/name-words.ts";
import { figureKind, isAdditive } from "../../chart/output.ts";
import { drawnFigures, seriesKey } from "../../chart/place-chart.ts";
import { verbalizeKey, verbalizeWhen } from "../../chart/verbalize-key.ts";
import { largest, rankEntries, smallest, sumByKey } from "../../chart/summarize-groups.ts";
import {
  verbalizeEntry,
  verbalizeAmount,
  verbalizeFigure,
  verbalizePartOf,
  verbalizeRows,
  sentence,
  totalFigure,
  type AnswerScope,
} from "./answer-scope.ts";

/**
 * Describes several series over time: "Revenue is €6.04M so far this year. Furniture leads with €2.02M, 33% of it, and
 * May was the weakest month at €405k."
 */
export function describeSeries(scope: AnswerScope): string | null {
  const { shape } = scope;
  const series = seriesKey(shape);
  const [figure] = drawnFigures(shape);
  if (shape.time === null || series === null || figure === undefined) return null;
  const { output } = figure;
  if (!isAdditive(output)) return describeHighest(scope);
  const entries = sumByKey(series.cells, figure.values);
  const [first] = rankEntries(entries.filter((entry) => entry.key !== null));
  const weakest = smallest(sumWholeUnits(figure, scope));
  if (first === undefined) return null;
  const ofIt = verbalizePartOf(first, entries, output, scope);
  const lead = `${verbalizeEntry(first, series, scope)} leads with ${verbalizeFigure(first.value, output, scope)}${ofIt}`;
  const low =
    weakest === undefined || shape.time.distinct.length < 3
      ? ""
      : `${ofIt === "" ? "" : ","} and ${verbalizeEntry(weakest, shape.time, scope)} was the weakest ${shape.time.grain} at ${verbalizeFigure(weakest.value, output, scope)}`;
  return `${sentence(verbalizeAmount(totalFigure(figure), output, scope), verbalizeRows(scope))} ${sentence(lead + low)}`;
}

/** Describes averages, which have no sum, by the highest point. */
function describeHighest(scope: AnswerScope): string | null {
  const { shape } = scope;
  const { time } = shape;
  const series = seriesKey(shape);
  const [figure] = drawnFigures(shape);
  if (time === null || series === null || figure === undefined) return null;
  const isWhole = figureKind(figure.output) === "change" ? findWholeUnits(figure, scope) : () => true;
  const rows = figure.values.flatMap((value, row) =>
    value === null || !isWhole(time.cells[row] ?? null) ? [] : [{ key: row, value }],
  );
  const [high, low] = [largest(rows), smallest(rows)];
  if (typeof high?.key !== "number" || typeof low?.key !== "number") return null;
  const categoryAt = (row: number) =>
    `${verbalizeKey(series.cells[row] ?? null, series, scope.settings)} ${verbalizeWhen(time.cells[row] ?? null, time, scope.settings)}`;
  const { output } = figure;
  return sentence(
    `${output.label} ${isPlural(output.label) ? "are" : "is"} highest for ${categoryAt(high.key)} at ${verbalizeFigure(high.value, output, scope)} and lowest for ${categoryAt(low.key)} at ${verbalizeFigure(low.value, output, scope)}`,
  );
}
