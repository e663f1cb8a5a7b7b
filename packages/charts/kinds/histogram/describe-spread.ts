import type { ChartView } from "../../chart-view.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { cleanText } from "../../text/clean-text.ts";
import { readSpread } from "./read-spread.ts";

/** For example "Histogram of order value, 700 values from €2 to €358, median €129. Most lie from €100 to €120." */
export function describeSpread(view: ChartView, noun: string): string {
  const { drawn, locale } = view;
  const figure = drawn.y[0] ?? drawn.x;
  const format = (value: number) => formatFigure(value, figure?.format ?? null, locale);
  const head = `${noun} of ${cleanText(figure?.label ?? "")}`;
  const { spread } = readSpread(view, figure?.column);
  if (spread === null) return `${head}. No figures.`;
  const { count, least, median, most, bins } = spread;
  const fullest = bins.reduce((best, bin) => (bin.count > best.count ? bin : best));
  const amount = `${count} ${count === 1 ? "value" : "values"} from ${format(least)} to ${format(most)}, median ${format(median)}`;
  return `${head}, ${amount}. Most lie from ${format(fullest.from)} to ${format(fullest.to)}.`;
}
