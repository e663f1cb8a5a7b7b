import type { ChartView } from "../chart-view.ts";
import { joinForecasts } from "../data/join-forecasts.ts";
import { readRanges } from "../lines/ranges.ts";
import { placeData } from "../data/place-data.ts";
import type { PlacedData, PlacedSeries } from "../data/placed-data.ts";
import { formatFigure } from "../format/format-figure.ts";
import { describeEvents } from "../style/events.ts";
import { describeIncomplete } from "../style/marks.ts";
import { cleanText } from "../text/clean-text.ts";

/** How to describe a kind with an axis. */
interface SeriesWords {
  /** For example "Bar chart". */
  readonly noun: string;
  /** Whether numbered parts of time are sorted. Default: false. */
  readonly isOrdered?: boolean;
  /** Whether to describe the change from first to last even if the axis is not time. Default: false. */
  readonly hasCourse?: boolean;
  /** Whether the kind draws forecasts and ranges. Default: false. */
  readonly hasForecast?: boolean;
  /** Whether the kind draws events. Default: false. */
  readonly hasEvents?: boolean;
}

/**
 * Describes charts with an axis: "Line chart of revenue by month, 5 series of 11 points, Jan 2026 to Nov 2026. Highest:
 * …"
 */
export function describeSeries(
  source: ChartView,
  { noun, isOrdered = false, hasCourse = false, hasForecast = false, hasEvents = false }: SeriesWords,
): string {
  if (source.table.rowCount === 0) return `${noun}. No rows.`;
  const data = placeData(source, { maxColors: Number.POSITIVE_INFINITY, isOrdered, hasForecast });
  const ends = findEnds(data);
  const head = `${noun} of ${describeAxes(hasForecast ? joinForecasts(source).view : source, data)}`;
  if (ends === null) return `${head}. No figures.`;
  const describePoint = ({ value, position, series }: Point) =>
    [
      ...(data.series.length > 1 ? [cleanText(series.name, 80)] : []),
      cleanText(data.axis.positions[position]?.name ?? "", 80),
      formatFigure(value, data.format, source.locale),
    ].join(", ");
  const { count, highest, lowest } = ends;
  const extremes =
    count === 1
      ? [`The only figure: ${describePoint(highest)}.`]
      : [`Highest: ${describePoint(highest)}.`, `Lowest: ${describePoint(lowest)}.`];
  return [
    `${head}.`,
    ...extremes,
    ...(data.axis.isTime || hasCourse ? describeTrends(source, data) : []),
    ...(hasForecast ? describeForecast(source, data) : []),
    ...(hasEvents ? describeEvents(source, data.axis) : []),
    ...describeRest(source, data),
  ].join(" ");
}

interface Point {
  readonly value: number;
  readonly position: number;
  readonly series: PlacedSeries;
}

/** The first of the highest and of the lowest figures, and how many figures there are; null if there are none. */
function findEnds({ series }: PlacedData) {
  let [count, highest, lowest]: [number, Point | null, Point | null] = [0, null, null];
  for (const one of series) {
    for (const [position, value] of one.values.entries()) {
      if (typeof value !== "number") continue;
      count += 1;
      if (highest === null || value > highest.value) highest = { value, position, series: one };
      if (lowest === null || value < lowest.value) lowest = { value, position, series: one };
    }
  }
  return highest === null || lowest === null ? null : { count, highest, lowest };
}

function describeAxes({ drawn }: ChartView, { axis, series }: PlacedData): string {
  const figures =
    drawn.series === null ? drawn.y.map(({ label }) => label).join(" and ") : (drawn.y[0]?.label ?? "");
  const by = axis.label === "" ? "" : ` by ${axis.label}`;
  const positions = axis.positions.length;
  const points = `${positions} ${positions === 1 ? "point" : "points"}`;
  const amount = series.length > 1 ? `${series.length} series of ${points}` : points;
  const [from, to] = [axis.positions[0]?.name, axis.positions.at(-1)?.name];
  const span = axis.isTime && positions > 1 ? `, ${from} to ${to}` : "";
  return `${cleanText(`${figures}${by}`)}, ${amount}${span}`;
}

/** The change from the first to the last figure of up to three series, without an unfinished unit. */
function describeTrends(
  { locale }: ChartView,
  { series, format, incomplete, forecast }: PlacedData,
): readonly string[] {
  return series.slice(0, 3).flatMap(({ name, values }) => {
    const known = values.slice(0, forecast ?? undefined);
    const whole = known.filter((value, position) => typeof value === "number" && position !== incomplete);
    const [first, last] = [whole[0], whole.at(-1)];
    if (whole.length < 2 || typeof first !== "number" || typeof last !== "number") return [];
    const verb = last > first ? "rises" : last < first ? "falls" : "stays";
    const from = formatFigure(first, format, locale);
    const course = first === last ? `at ${from}` : `from ${from} to ${formatFigure(last, format, locale)}`;
    return [`${capitalize(cleanText(name, 80))} ${verb} ${course}.`];
  });
}

/** Where the forecast starts, and the last ranges of up to three series. */
function describeForecast(source: ChartView, data: PlacedData): readonly string[] {
  const { axis, forecast, format, series } = data;
  const start = forecast === null ? null : cleanText(axis.positions[forecast]?.name ?? "", 80);
  const ranges = readRanges(source, data).slice(0, 3);
  return [
    ...(start === null ? [] : [`From ${start} on, the figures are a forecast.`]),
    ...ranges.flatMap(({ series: index, label, low, high }) => {
      const last = low.findLastIndex((bound, position) => isNumber(bound) && isNumber(high[position]));
      const [from, to] = [low[last], high[last]].map((bound) =>
        formatFigure(bound ?? null, format, source.locale),
      );
      const of = series.length > 1 ? `, ${cleanText(series[index]?.name ?? "", 80)}` : "";
      const at = cleanText(axis.positions[last]?.name ?? "", 80);
      return [`${capitalize(cleanText(label, 80) || "range")}${of}, ${at}: ${from} to ${to}.`];
    }),
  ];
}

function isNumber(value: unknown): boolean {
  return typeof value === "number";
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function describeRest(source: ChartView, { series, incomplete, axis }: PlacedData): readonly string[] {
  const missing = series.reduce(
    (sum, { values }) => sum + values.filter((value) => value === null).length,
    0,
  );
  return [
    ...(incomplete === null
      ? []
      : [`The last ${axis.grain ?? "unit"} counts ${describeIncomplete(source)}.`]),
    ...(missing === 0 ? [] : [`${missing} missing.`]),
  ];
}
