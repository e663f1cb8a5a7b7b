import type { AskSettings, ChartType, IsoDate, Plan } from "@askery/model";
import { countWord } from "./count-word.ts";
import { findTrend, sortByTime } from "./find-trend.ts";
import { formatChange, formatValue } from "./format-value.ts";
import { isPlural, pluralOf, singularOf } from "./name-words.ts";
import { figureKind, isAdditive } from "./output.ts";
import { drawnFigures, mainKey, seriesKey } from "./place-chart.ts";
import { sayKey, sayWhen } from "./say-key.ts";
import type { FigureColumn, KeyColumn, ResultShape } from "./shape-result.ts";
import { sumWholeUnits } from "./sum-whole-units.ts";
import { correlationOf, medianOf, rankEntries, sumByKey, totalOf, type Entry } from "./summarize-groups.ts";

export interface TitleContext {
  readonly type: ChartType;
  readonly shape: ResultShape;
  readonly plan: Plan;
  readonly today: IsoDate;
  readonly settings: Pick<AskSettings, "locale">;
}

/** Titles that a result allows, the most telling first. What is too long is passed over. */
export interface TitleRule {
  readonly name: string;
  readonly fits: (context: TitleContext) => boolean;
  readonly titles: (context: TitleContext) => readonly string[];
}

export const titleRules: readonly TitleRule[] = [
  {
    name: "nothing",
    fits: ({ shape }) => shape.isEmpty,
    titles: () => ["Nothing matches"],
  },
  {
    name: "one row",
    fits: ({ shape }) => shape.rowCount === 1 && drawnFigures(shape).length > 0,
    titles: tellOneRow,
  },
  {
    name: "spread",
    fits: ({ type }) => type === "histogram",
    titles: tellSpread,
  },
  {
    name: "two figures",
    fits: ({ type }) => type === "scatter",
    titles: tellLink,
  },
  {
    name: "running total",
    fits: ({ shape }) => shape.derived.some(({ output }) => figureKind(output) === "running"),
    titles: tellRunning,
  },
  {
    name: "series over time",
    fits: ({ shape }) => shape.time !== null && seriesKey(shape) !== null,
    titles: (context) => withColumns(context, tellRace),
  },
  {
    name: "over time",
    fits: ({ shape }) => shape.time !== null && shape.time.distinct.length > 1,
    titles: (context) => withColumns(context, tellCourse),
  },
  {
    name: "two ways",
    fits: ({ shape }) => seriesKey(shape) !== null,
    titles: (context) => withColumns(context, tellPair),
  },
  {
    name: "growth",
    fits: ({ shape }) =>
      shape.derived.some(({ output }) => figureKind(output) === "change") && shape.groups.length === 1,
    titles: tellGrowth,
  },
  {
    name: "ranking",
    fits: ({ shape }) => mainKey(shape) !== null && shape.rowCount > 1,
    titles: (context) => withColumns(context, tellLeader),
  },
  {
    name: "anything else",
    fits: () => true,
    titles: tellWhat,
  },
];

/** A figure along a key: what most titles speak of. */
interface Columns {
  readonly key: KeyColumn;
  readonly figure: FigureColumn;
}

function withColumns(
  context: TitleContext,
  tell: (context: TitleContext, columns: Columns) => readonly string[],
): readonly string[] {
  const key = mainKey(context.shape);
  const [figure] = drawnFigures(context.shape);
  return key === null || figure === undefined ? [] : tell(context, { key, figure });
}

function tellOneRow({ shape, settings }: TitleContext): readonly string[] {
  const [figure] = drawnFigures(shape);
  const key = mainKey(shape);
  const value = figure?.values[0] ?? null;
  if (figure === undefined) return [];
  const { label, format } = figure.output;
  const text = formatValue(value, format, settings);
  const isCount = figureKind(figure.output) === "count" || figureKind(figure.output) === "distinct";
  const plain =
    isCount && isPlural(label) ? `${text} ${value === 1 ? singularOf(label) : label}` : `${label}: ${text}`;
  return key === null ? [plain] : [`${sayKey(key.cells[0] ?? null, key, settings)}: ${text} ${label}`, plain];
}

function tellSpread({ shape, settings }: TitleContext): readonly string[] {
  const [figure] = shape.figures;
  const median = medianOf(figure?.values.filter((value) => value !== null) ?? []);
  if (figure === undefined || median === null) return [];
  const { label, format } = figure.output;
  const text = formatValue(median, format, settings);
  return [`Half of all ${pluralOf(label)} are under ${text}`, `Half are under ${text}`];
}

function tellLink({ shape }: TitleContext): readonly string[] {
  const [across, up] = shape.figures;
  if (across === undefined || up === undefined) return [];
  const pairs = across.values.flatMap((x, row) => {
    const y = up.values[row] ?? null;
    return x === null || y === null ? [] : [[x, y] as const];
  });
  const correlation = correlationOf(pairs);
  const [one, other] = [across.output.label, up.output.label];
  if (correlation >= 0.5) return [`${one} and ${other} rise together`];
  if (correlation <= -0.5) return [`${other} falls as ${one} rises`, `${one} and ${other} pull apart`];
  return [`${one} says little about ${other}`, `${one} and ${other} show no link`];
}

function tellRunning({ shape, settings }: TitleContext): readonly string[] {
  const [running] = drawnFigures(shape);
  const total = Math.max(...(running?.values.flatMap((value) => value ?? []).slice(-mostPoints) ?? []));
  if (running === undefined || !Number.isFinite(total)) return [];
  const label = shape.figures[0]?.output.label ?? running.output.label;
  return [
    `${label} ${isPlural(label) ? "add" : "adds"} up to ${formatValue(total, running.output.format, settings)}`,
  ];
}

const mostPoints = 10_000;

function tellRace(context: TitleContext, { figure }: Columns): readonly string[] {
  const { shape, settings } = context;
  const [time, series] = [shape.time, seriesKey(shape)];
  if (time === null || series === null) return [];
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
  const name = sayKey(leader.key, series, settings);
  const unit = time.grain;
  const lead =
    leader.value === winners.size
      ? `${name} leads every ${unit}`
      : `${name} leads in ${leader.value} of ${winners.size} ${unit}s`;
  const dip = isAdditive(figure.output) ? findTrend(sumWholeUnits(figure, context))?.dip : null;
  const dips = dip ? `all ${pluralOf(series.output.label)} dip ${sayWhen(dip.key, time, settings)}` : null;
  const everyDips = dip && series.distinct.length <= 8 && everySeriesDips(dip, { time, series, figure });
  return dips !== null && everyDips ? [`${lead}; ${dips}`, lead] : [lead, `${name} leads`];
}

function tellCourse(context: TitleContext, { key, figure }: Columns): readonly string[] {
  const { settings } = context;
  const { label, format } = figure.output;
  const points = sumWholeUnits(figure, context);
  const trend = findTrend(points);
  if (trend === null) return [];
  const say = (entry: Entry) => sayKey(entry.key, key, settings);
  const when = (entry: Entry) => sayWhen(entry.key, key, settings);
  const many = isPlural(label);
  const peak = [
    `${label} ${many ? "peak" : "peaks"} ${when(trend.peak)} at ${formatValue(trend.peak.value, format, settings)}`,
    `${label} ${many ? "peak" : "peaks"} ${when(trend.peak)}`,
  ];
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
  return [`${label} ${verb} ${size} from ${say(trend.first)} to ${say(trend.last)}`, ...peak];
}

function tellPair({ shape, settings }: TitleContext, { key, figure }: Columns): readonly string[] {
  const series = seriesKey(shape);
  const best = rankEntries(
    figure.values.flatMap((value, row) => (value === null ? [] : [{ key: row, value }])),
  )[0];
  if (series === null || typeof best?.key !== "number") return [];
  const [one, other] = [
    sayKey(key.cells[best.key] ?? null, key, settings),
    sayKey(series.cells[best.key] ?? null, series, settings),
  ];
  const { label } = figure.output;
  if (shape.parts.length === 2) {
    return [
      `${label} ${isPlural(label) ? "peak" : "peaks"} ${sayWhen(series.cells[best.key] ?? null, series, settings)} ${sayWhen(key.cells[best.key] ?? null, key, settings)}`,
    ];
  }
  return [`${one} and ${other} lead in ${label}`, `${one} and ${other} lead`];
}

function tellGrowth({ shape, settings }: TitleContext): readonly string[] {
  const [key] = shape.groups;
  const change = shape.derived.find(({ output }) => figureKind(output) === "change");
  if (key === undefined || change === undefined) return [];
  const ranked = rankEntries(sumByKey(key.cells, change.values));
  const [first, last] = [ranked[0], ranked.at(-1)];
  if (first === undefined || last === undefined) return [];
  const grows = `${sayKey(first.key, key, settings)} grows fastest`;
  const size = formatChange(first.value, change.output.format, settings);
  return last.value < 0 && first.value > 0
    ? [`${grows}, ${sayKey(last.key, key, settings)} shrinks`, grows]
    : [`${grows}: ${size}`, grows];
}

function tellLeader({ shape, plan, settings }: TitleContext, { key, figure }: Columns): readonly string[] {
  const entries = sumByKey(key.cells, figure.values);
  const ranked = rankEntries(entries.filter(({ key }) => key !== null));
  const isLowest = plan.kind === "query" && plan.limit !== null && plan.order[0]?.direction === "ascending";
  const [first, second] = isLowest ? ranked.toReversed() : ranked;
  const last = ranked.at(-1);
  if (first === undefined || last === undefined) return [];
  const name = sayKey(first.key, key, settings);
  const { label, format } = figure.output;
  const value = formatValue(first.value, format, settings);
  if (isLowest) return [`${name} has the lowest ${label}`, `${name} is last with ${value}`];
  if (ranked.length > 2 && last.value > 0 && first.value / last.value < 1.05) {
    return [`all ${countWord(ranked.length)} ${pluralOf(key.output.label)} are close`];
  }
  const isWhole =
    isAdditive(figure.output) &&
    last.value >= 0 &&
    !(plan.kind === "query" && plan.limit !== null) &&
    !shape.isList;
  const share = isWhole ? first.value / (totalOf(entries) || 1) : 0;
  if (share > 0.5) return [`${name} makes over half of ${label}`, `${name} makes over half`];
  const lead = [`${name} leads with ${value}`, `${name} leads`];
  if (shape.parts.length > 0) {
    return [`${label} ${isPlural(label) ? "peak" : "peaks"} ${sayWhen(first.key, key, settings)}`, ...lead];
  }
  if (second !== undefined && second.value > 0 && first.value >= 2 * second.value) {
    return [`${name} leads by far with ${value}`, ...lead];
  }
  return isAdditive(figure.output) || shape.isList ? lead : [`${name} has the highest ${label}`, ...lead];
}

function tellWhat({ shape }: TitleContext): readonly string[] {
  const [figure] = drawnFigures(shape);
  const key = mainKey(shape);
  const count = shape.rowCount === 1 ? "1 row" : `${shape.rowCount} rows`;
  if (figure === undefined) {
    return key === null
      ? [count]
      : [`${shape.rowCount} ${shape.rowCount === 1 ? key.output.label : pluralOf(key.output.label)}`];
  }
  return key === null
    ? [figure.output.label, count]
    : [`${figure.output.label} by ${key.output.label}`, figure.output.label, count];
}

/** Whether each series is lower at that time than right before. */
function everySeriesDips(
  dip: Entry,
  { time, series, figure }: { time: KeyColumn; series: KeyColumn; figure: FigureColumn },
): boolean {
  return series.distinct.every((name) => {
    const rows = time.cells.flatMap((cell, row) =>
      series.cells[row] === name ? [{ key: cell, value: figure.values[row] ?? 0 }] : [],
    );
    const points = sortByTime(rows);
    const place = points.findIndex(({ key }) => key === dip.key);
    const [here, before] = [points[place], points[place - 1]];
    return here !== undefined && before !== undefined && here.value < before.value;
  });
}
