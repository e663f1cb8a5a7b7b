import { formatChange, type ValueFormat } from "@askery/model";
import type { ChartView } from "../chart-view.ts";
import { placeData } from "../data/place-data.ts";
import type { PlacedData, PlacedSeries } from "../data/placed-data.ts";
import { formatFigure } from "../format/format-figure.ts";
import { cleanText } from "../text/clean-text.ts";

/** The course of some figures along an axis: what they are now, and since the unit before. */
export interface Trends {
  readonly data: PlacedData;
  /** The last complete unit with figures; an unfinished one if there is no other. */
  readonly latest: number;
  /** The unit before it; null if there is none. */
  readonly earlier: number | null;
  readonly items: readonly Trend[];
}

export interface Trend {
  /** The index of its series in the data. */
  readonly series: number;
  readonly name: string;
  readonly format: ValueFormat | null;
  readonly values: PlacedSeries["values"];
  /** The latest figure; null if it is missing. */
  readonly value: number | null;
  /** Three significant figures: "€6.04M". */
  readonly text: string;
  readonly change: TrendChange | null;
}

export interface TrendChange {
  /** Always with its sign: "+5.0%"; of fractions in points: "+1.2 points". */
  readonly text: string;
  readonly direction: "up" | "down" | "same";
}

/** Reads the course of each series; null if no series has a figure. */
export function readTrends(view: ChartView): Trends | null {
  const data = placeData(view, { maxColors: Number.POSITIVE_INFINITY, isOrdered: true });
  const known = data.axis.positions.flatMap((_, position) =>
    data.series.some(({ values }) => typeof values[position] === "number") ? [position] : [],
  );
  const whole = known.filter((position) => position !== data.incomplete);
  const latest = whole.at(-1) ?? known.at(-1);
  if (latest === undefined) return null;
  const earlier = whole.filter((position) => position < latest).at(-1) ?? null;
  const items = data.series.map((series, index) => {
    const figure = view.drawn.y.find(({ column }) => column === series.column);
    const format = figure === undefined ? data.format : figure.format;
    const value = series.values[latest] ?? null;
    const before = earlier === null ? null : (series.values[earlier] ?? null);
    return {
      series: index,
      name: cleanText(series.name, 200),
      format,
      values: series.values,
      value,
      text: formatFigure(value, format, view.locale),
      change:
        value === null || before === null ? null : describeChange({ value, before, format }, view.locale),
    };
  });
  return { data, latest, earlier, items: arrange(items, view) };
}

/** The relative change; null since zero, and where a relative change means nothing. */
function describeChange(
  {
    value,
    before,
    format,
  }: { readonly value: number; readonly before: number; readonly format: ValueFormat | null },
  locale: string,
): TrendChange | null {
  const change = value - before;
  const direction = change > 0 ? "up" : change < 0 ? "down" : "same";
  if (change === 0) return { text: "no change", direction };
  if (format?.kind === "percent") {
    return { text: `${formatChange(change * 100, { kind: "number" }, { locale })} points`, direction };
  }
  if (before === 0) return null;
  return { text: formatChange(change / Math.abs(before), { kind: "percent" }, { locale }), direction };
}

/** In the order that people chose, otherwise values by their latest figure; only the largest if they chose so. */
function arrange(items: readonly Trend[], { display, drawn, orders }: ChartView): readonly Trend[] {
  const { top } = display;
  const isUnordered = drawn.series !== null && orders[drawn.series] === undefined;
  const sort = display.sort ?? (isUnordered ? "largest" : undefined);
  const size = ({ value }: Trend) => value ?? Number.NEGATIVE_INFINITY;
  const largest = items.toSorted((one, other) => size(other) - size(one));
  const shown = top === undefined ? items : items.filter((item) => largest.indexOf(item) < top.count);
  if (sort === undefined) return shown;
  switch (sort) {
    case "largest":
      return shown.toSorted((one, other) => size(other) - size(one));
    case "smallest":
      return shown.toSorted((one, other) => size(one) - size(other));
    case "name":
      return shown.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }
}

/** "Revenue, Oct 2026: €6.04M, +5.0% vs. Sep 2026", of up to `max` series, and how many more there are. */
export function describeTrends(view: ChartView, noun: string, max = 12): string {
  const trends = readTrends(view);
  if (trends === null) return `${noun}. No figures.`;
  const { items, latest, earlier, data } = trends;
  const nameOf = (position: number) => cleanText(data.axis.positions[position]?.name ?? "", 80);
  const texts = items.slice(0, max).map(({ name, text, change }) => {
    const since = change === null || earlier === null ? "" : `, ${change.text} vs. ${nameOf(earlier)}`;
    return `${cleanText(name, 80)}, ${nameOf(latest)}: ${text}${since}.`;
  });
  const count = data.axis.positions.length;
  const span = count > 1 ? `, ${nameOf(0)} to ${nameOf(count - 1)}` : "";
  const rest = items.length - texts.length;
  const more = rest > 0 ? [`${rest} more.`] : [];
  const unfinished =
    data.incomplete !== null && data.incomplete !== latest
      ? [`${nameOf(data.incomplete)} is not over and is left out of the change.`]
      : [];
  return [
    `${noun}, ${items.length} with ${count} points each${span}.`,
    ...texts,
    ...more,
    ...unfinished,
  ].join(" ");
}
