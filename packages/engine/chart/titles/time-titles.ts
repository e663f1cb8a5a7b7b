import { formatChange, formatValue } from "@askery/model";
import { findTrend, sortByTime, type LevelShift } from "../find-trend.ts";
import { isPlural, pluralOf } from "../name-words.ts";
import { isAdditive } from "../output.ts";
import { drawnFigures, seriesKey } from "../place-chart.ts";
import { verbalizeKey, verbalizeWhen } from "../verbalize-key.ts";
import type { FigureColumn, KeyColumn } from "../shape-result.ts";
import { sumWholeUnits } from "../sum-whole-units.ts";
import { rankEntries, sumByKey, type Entry } from "../summarize-groups.ts";
import type { TitleColumns, TitleContext } from "./title-context.ts";

/** Titles for running totals. */
export function describeRunning({ shape, settings }: TitleContext): readonly string[] {
  const [running] = drawnFigures(shape);
  if (shape.time === null || running === undefined) return [];
  const total = sortByTime(sumByKey(shape.time.cells, running.values)).at(-1)?.value ?? null;
  if (total === null) return [];
  const label = shape.figures[0]?.output.label ?? running.output.label;
  return [
    `${label} ${isPlural(label) ? "add" : "adds"} up to ${formatValue(total, running.output.format, settings)}`,
  ];
}

/** Titles for growth: "Revenue grows most in March, falls most in February". */
export function describeSwing(context: TitleContext, { key, figure }: TitleColumns): readonly string[] {
  const { shape, settings } = context;
  const ranked = rankEntries(sumWholeUnits(figure, context));
  const [most, least] = [ranked[0], ranked.at(-1)];
  if (most === undefined || least === undefined) return [];
  const label = shape.figures[0]?.output.label ?? figure.output.label;
  const [grow, fall] = isPlural(label) ? ["grow", "fall"] : ["grows", "falls"];
  const when = (entry: Entry) => verbalizeWhen(entry.key, key, settings);
  const size = (entry: Entry) => formatChange(entry.value, figure.output.format, settings);
  if (most.value <= 0) return [`${label} ${fall} most ${when(least)}: ${size(least)}`];
  const grows = `${label} ${grow} most ${when(most)}`;
  const sized = `${grows}: ${size(most)}`;
  return least.value < 0 ? [`${grows}, ${fall} most ${when(least)}`, sized, grows] : [sized, grows];
}

export function describeRace(context: TitleContext, { figure }: TitleColumns): readonly string[] {
  const { shape, settings } = context;
  const [time, series] = [shape.time, seriesKey(shape)];
  // Cohorts do not compete: most come again in the unit in which they started.
  if (time === null || series === null || series.output.format?.kind === "duration") return [];
  const winners = new Map<string, Entry>();
  for (const [row, cell] of time.cells.entries()) {
    const value = figure.values[row] ?? null;
    const best = winners.get(String(cell));
    if (value !== null && (best === undefined || value > best.value)) {
      winners.set(String(cell), { key: series.cells[row] ?? null, value });
    }
  }
  const wins = sumByKey(
    Array.from(winners.values(), ({ key }) => key),
    Array.from(winners.values(), () => 1),
  );
  const [leader] = rankEntries(wins);
  if (leader === undefined) return [];
  const name = verbalizeKey(leader.key, series, settings);
  const unit = time.grain;
  const lead =
    leader.value === winners.size
      ? `${name} leads every ${unit}`
      : `${name} leads in ${leader.value} of ${winners.size} ${unit}s`;
  const dip = isAdditive(figure.output) ? findTrend(sumWholeUnits(figure, context))?.dip : null;
  const dips = dip
    ? `all ${pluralOf(series.output.label)} dip ${verbalizeWhen(dip.key, time, settings)}`
    : null;
  const everyDips = dip && series.distinct.length <= 8 && everySeriesDips(dip, { time, series, figure });
  return dips !== null && everyDips ? [`${lead}; ${dips}`, lead] : [lead, `${name} leads`];
}

export function describeCourse(context: TitleContext, { key, figure }: TitleColumns): readonly string[] {
  const { settings } = context;
  const { label, format } = figure.output;
  const points = sumWholeUnits(figure, context);
  const trend = findTrend(points);
  if (trend === null) return [];
  const verbalize = (entry: Entry) => verbalizeKey(entry.key, key, settings);
  const when = (entry: Entry) => verbalizeWhen(entry.key, key, settings);
  const many = isPlural(label);
  const peak = [
    `${label} ${many ? "peak" : "peaks"} ${when(trend.peak)} at ${formatValue(trend.peak.value, format, settings)}`,
    `${label} ${many ? "peak" : "peaks"} ${when(trend.peak)}`,
  ];
  if (trend.shift !== null) return [describeShift(trend.shift, label, when), ...peak];
  if (trend.dip !== null) return [`${label} ${many ? "dip" : "dips"} ${when(trend.dip)}`, ...peak];
  if (trend.direction === "flat") {
    return [`${label} ${many ? "stay" : "stays"} near ${formatValue(trend.last.value, format, settings)}`];
  }
  if (
    trend.change === null ||
    trend.direction === "mixed" ||
    Math.sign(trend.change) !== (trend.direction === "up" ? 1 : -1)
  ) {
    return peak;
  }
  const verb = trend.direction === "up" ? (many ? "grow" : "grows") : many ? "fall" : "falls";
  const size = formatValue(Math.abs(trend.change), { kind: "percent" }, settings);
  return [`${label} ${verb} ${size} from ${verbalize(trend.first)} to ${verbalize(trend.last)}`, ...peak];
}

function describeShift({ at, direction }: LevelShift, label: string, when: (entry: Entry) => string): string {
  const [one, several] = direction === "up" ? ["jumps", "jump"] : ["drops", "drop"];
  return `${label} ${isPlural(label) ? several : one} ${when(at)}`;
}

/** True if every series is lower at that time than at the previous point. */
function everySeriesDips(
  dip: Entry,
  { time, series, figure }: { time: KeyColumn; series: KeyColumn; figure: FigureColumn },
): boolean {
  return series.distinct.every((name) => {
    const rows = time.cells.flatMap((cell, row) =>
      series.cells[row] === name ? [{ key: cell, value: figure.values[row] ?? 0 }] : [],
    );
    const points = sortByTime(rows);
    const index = points.findIndex(({ key }) => key === dip.key);
    const [here, before] = [points[index], points[index - 1]];
    return here !== undefined && before !== undefined && here.value < before.value;
  });
}
